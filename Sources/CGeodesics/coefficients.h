// Written by coefficients.py: the polynomials of geodesics.c, lowest power first.
#pragma once

// Times x, to 8e-19.
static const double distance0[] = {
    0.0016848741855691079,
    -2.129100765856086e-06,
    5.978777863637406e-09,
    -2.2034819171754603e-11,
    9.248620946925616e-14,
};
// Times x, to 1e-18.
static const double distance1[] = {
    -0.0016848741855691072,
    2.838801021125547e-06,
    -8.968166723903142e-09,
    3.525560382237818e-11,
    -1.540928003396257e-13,
};
// Times x^2, to 2e-18.
static const double distance2[] = {
    -3.5485012764785327e-07,
    1.7936334020598784e-09,
    -8.814015514094209e-12,
    4.409197638255834e-14,
};
// Times x^3, to 2e-18.
static const double distance3[] = {
    -1.992926044797583e-10,
    1.6788764953247197e-12,
    -1.1035748339473415e-14,
};
// Times x^4, to 2e-18.
static const double distance4[] = {
    -1.5739634860308224e-13,
    1.840996837301124e-15,
};
// Times x^5, to 1e-18.
static const double distance5[] = {
    -1.4739234092542418e-16,
};
// Times 1, to 9e-19.
static const double longitude0[] = {
    0.0033528106647474796,
    -2.8197890571893408e-06,
    7.120500855817081e-09,
    -2.4980457395054684e-11,
    1.0192464730583776e-13,
};
// Times x, to 6e-18.
static const double longitude1[] = {
    2.8197890572285084e-06,
    -9.494001430344185e-09,
    3.747124051501097e-11,
    -1.6338799008550858e-13,
};
// Times x^2, to 7e-18.
static const double longitude2[] = {
    1.1867501960463287e-09,
    -7.494317116224292e-12,
    4.090220809905537e-14,
};
// Times x^3, to 7e-18.
static const double longitude3[] = {
    8.327088170634116e-13,
    -7.798803120826803e-15,
};
// Times x^4, to 5e-18.
static const double longitude4[] = {
    7.317179256275883e-16,
};
// atan t = t + t^3 P(t^2) for |t| up to tan 22.5 degrees, P to 3e-17.
static const double arctangent[] = {
    -0.3333333333333333,
    0.1999999999999565,
    -0.1428571428469103,
    0.11111111017072156,
    -0.09090904646546388,
    0.07692184672578095,
    -0.06664530991230984,
    0.058583085129565234,
    -0.0508623758863358,
    0.03925319554859315,
    -0.019201914815221433,
};
// The same, P to 1e-05.
static const double roughArctangent[] = {
    -0.3333194164651147,
    0.1985014269652473,
    -0.11831241199867319,
};
