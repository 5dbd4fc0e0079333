// Eight geodesics at a time: chords for near places, Newton's method on the auxiliary sphere for far ones.
//
// Written once in vectors of eight and compiled for each width of registers. Every operation is rounded as IEEE 754 says
// and none is fused or reordered, so all variants give the bits of plain scalar code.
#include "CGeodesics.h"

#include "coefficients.h"

#pragma STDC FP_CONTRACT OFF
// How vectors are passed doesn't matter: every function that takes one is inlined.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))
#define LANES SPORTLINK_GEODESIC_LANES

typedef double v8 __attribute__((vector_size(64)));
typedef long long m8 __attribute__((vector_size(64)));  // a mask: all bits of a lane, or none
typedef _Bool b8 __attribute__((ext_vector_type(8)));

// WGS 84.
static const double a = 6378137;
static const double f = 1 / 298.257223563;
static const double b = 6378137 * (1 - 1 / 298.257223563);
static const double e2 = 1 / 298.257223563 * (2 - 1 / 298.257223563);

INLINE v8 splat(double x) { return (v8){x, x, x, x, x, x, x, x}; }
INLINE v8 pick(m8 mask, v8 yes, v8 no) { return (v8)((mask & (m8)yes) | (~mask & (m8)no)); }
INLINE v8 magnitude(v8 x) { return (v8)((m8)x & 0x7fffffffffffffff); }
INLINE v8 root(v8 x) { return __builtin_elementwise_sqrt(x); }

// Reads eight numbers one by one: they were just written that way, and a wide read would wait until all have left the
// store buffer, which costs more than everything that follows.
INLINE v8 gathered(const double *numbers) {
  const volatile double *n = numbers;
  return (v8){n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]};
}

INLINE uint32_t bits(m8 mask) {
  b8 lanes = __builtin_convertvector(mask, b8);
  uint8_t packed;
  __builtin_memcpy(&packed, &lanes, 1);
  return packed;
}

// A polynomial by Horner's rule.
INLINE v8 polynomial(v8 x, const double *c, int degree) {
  v8 sum = splat(c[degree]);
  for (int j = degree - 1; j >= 0; j--) sum = sum * x + c[j];
  return sum;
}
#define DEGREE(c) ((int)(sizeof(c) / sizeof(double)) - 1)
#define POLYNOMIAL(x, c) polynomial(x, c, DEGREE(c))

// --- Degrees, as in DegreeTrigonometry.swift.

typedef struct {
  v8 sine, cosine;
} angle8;

INLINE v8 rounded(v8 x) { return (x + 0x1.8p52) - 0x1.8p52; }

// In -45...45 degrees.
INLINE angle8 reduced(v8 degrees) {
  v8 radians = degrees * (3.14159265358979323846 / 180);
  v8 t = radians * radians;
  v8 sineHigh = -2.50507602534068634195e-8 + t * 1.58969099521155010221e-10;
  v8 sineMiddle = -1.98412698298579493134e-4 + t * (2.75573137070700676789e-6 + t * sineHigh);
  v8 sineTail = -1.66666666666666324348e-1 + t * (8.33333333332248946124e-3 + t * sineMiddle);
  v8 cosineHigh = 2.08757232129817482790e-9 + t * -1.13596475577881948265e-11;
  v8 cosineMiddle = 2.48015872894767294178e-5 + t * (-2.75573143513906633035e-7 + t * cosineHigh);
  v8 cosineTail = 4.16666666666666019037e-2 + t * (-1.38888888888741095749e-3 + t * cosineMiddle);
  return (angle8){radians + radians * t * sineTail, 1 - (0.5 * t - t * t * cosineTail)};
}

INLINE angle8 latitude(v8 degrees) {
  v8 odd = rounded(degrees * (1.0 / 90));
  angle8 r = reduced(degrees - odd * 90);
  v8 even = 1 - odd * odd;
  return (angle8){r.sine * even + r.cosine * odd, r.cosine * even - r.sine * odd};
}

INLINE angle8 longitude(v8 degrees) {
  v8 quarters = rounded(degrees * (1.0 / 90));
  angle8 r = reduced(degrees - quarters * 90);
  v8 halves = rounded(quarters * 0.5);
  v8 odd = quarters - 2 * halves;
  v8 even = (1 - odd * odd) * (1 - 2 * (halves * halves));
  return (angle8){r.sine * even + r.cosine * odd, r.cosine * even - r.sine * odd};
}

// --- Places, as in EarthCenteredPosition.swift.

typedef struct {
  angle8 longitude;
  v8 axisDistance, z;
} place8;

INLINE place8 place(v8 latitudes, v8 longitudes) {
  angle8 phi = latitude(latitudes);
  v8 primeVertical = a / root(magnitude(1 - e2 * phi.sine * phi.sine));
  return (place8){
      longitude(longitudes), primeVertical * phi.cosine, primeVertical * (1 - e2) * phi.sine};
}

// --- Near places: Geodesic.chordSeriesMeters.

INLINE v8 chordSeries(const sportlink_geodesic_start *start, place8 end) {
  const double stretch = 1 / (1 - e2), equatorialCurvatureSquared = 1 / (a * a), tiny = 1e-300;
  v8 endX = end.axisDistance * end.longitude.cosine;
  v8 endY = end.axisDistance * end.longitude.sine;
  v8 dx = endX - start->x, dy = endY - start->y, dz = end.z - start->z;
  v8 squaredChord = dx * dx + dy * dy + dz * dz;
  v8 x = start->x + endX, y = start->y + endY, z = (start->z + end.z) * stretch;
  v8 squaredAxisDistance = x * x + y * y;
  v8 squaredNormal = squaredAxisDistance + z * z;
  v8 w = 1 - e2 * (z * z / (squaredNormal + tiny));
  v8 east = dy * x - dx * y;
  v8 squaredEast = east * east / (squaredAxisDistance * squaredChord + tiny);
  v8 bend = squaredEast + (1 - squaredEast) * (w * stretch);
  v8 t = squaredChord * (w * equatorialCurvatureSquared) * (bend * bend);
  return root(squaredChord) * (1 + t * (1.0 / 24 + t * (3.0 / 640)));
}

// --- Far places.
//
// On the auxiliary sphere both places keep their azimuths' Clairaut constant sin alpha0 and have reduced latitudes beta
// (Karney 2013, section 2). What is sought is the spherical longitude omega between them, which exceeds the ellipsoid's
// by g(omega) = f sin alpha0 I3. It differs from it by less than 0.011, so Newton's method starts there.

// What stays the same while omega is sought.
typedef struct {
  v8 sine, cosine;                  // of the ellipsoid's longitude between both
  v8 innerCosine, inner, outer;     // cos beta of the inner place; the products of sine and cosine
  v8 sines, cosines;                // sin beta1 sin beta2, cos beta1 cos beta2
} pair8;

// A great circle between two latitudes.
typedef struct {
  v8 sine, cosine;  // of the arc sigma
  v8 clairaut;      // sin alpha0
  v8 slope;         // its derivative by omega
  v8 tilt;          // cos^2 alpha0
} circle8;

// The farther of both places from the equator comes first, so that the way back is as long to the last bit.
INLINE pair8 pair(place8 start, place8 end) {
  v8 sine1 = start.z * (1 / b), cosine1 = start.axisDistance * (1 / a);
  v8 sine2 = end.z * (1 / b), cosine2 = end.axisDistance * (1 / a);
  v8 height1 = magnitude(sine1), height2 = magnitude(sine2);
  m8 swapped = (m8)(height2 > height1) | ((m8)(height2 == height1) & (m8)(cosine2 < cosine1));
  v8 outerSine = pick(swapped, sine2, sine1), outerCosine = pick(swapped, cosine2, cosine1);
  v8 innerSine = pick(swapped, sine1, sine2), innerCosine = pick(swapped, cosine1, cosine2);
  angle8 p = start.longitude, q = end.longitude;
  return (pair8){
      magnitude(q.sine * p.cosine - q.cosine * p.sine), q.cosine * p.cosine + q.sine * p.sine,
      innerCosine, outerCosine * innerSine, outerSine * innerCosine,
      sine1 * sine2, cosine1 * cosine2};
}

INLINE circle8 circle(pair8 p, v8 sine, v8 cosine) {
  circle8 c;
  v8 across = p.innerCosine * sine;
  v8 along = p.inner - p.outer * cosine;
  v8 squaredSine = across * across + along * along;
  c.sine = root(squaredSine);
  c.cosine = p.sines + p.cosines * cosine;
  v8 inverse = c.sine * (1 / squaredSine);  // the division needn't wait for the root
  c.clairaut = p.cosines * sine * inverse;
  c.slope = (p.cosines * cosine - c.clairaut * c.clairaut * c.cosine) * inverse;
  v8 tilt = (1 - c.clairaut) * (1 + c.clairaut);
  c.tilt = pick((m8)(tilt > 0), tilt, splat(0));
  return c;
}

// x cos (sigma1 + sigma2), x = cos^2 alpha0: where on the circle the arc's middle lies.
INLINE v8 middle(pair8 p, circle8 c) { return c.tilt * c.cosine - 2 * p.sines; }

// The angle of a direction with y >= 0, 0 to pi, and early a guess of it within 1e-5.
INLINE v8 direction(v8 y, v8 x, v8 *guess) {
  const double bound = 0.41421356237309503;  // tan 22.5 degrees
  v8 width = magnitude(x);
  m8 low = (m8)(y < bound * width), high = (m8)(width < bound * y), left = (m8)(x < 0);
  v8 t = pick(low, y, pick(high, -width, y - width)) / pick(low, width, pick(high, y, y + width));
  v8 base = pick(low, splat(0), pick(high, splat(0x1.921fb54442d18p0), splat(0x1.921fb54442d18p-1)));
  v8 u = t * t, uu = u * u;
  v8 rough = base + (t + t * u * ((roughArctangent[0] + roughArctangent[1] * u) + roughArctangent[2] * uu));
  *guess = pick(left, 0x1.921fb54442d18p1 - rough, rough);
  // Even and odd powers apart, which halves the wait.
  v8 even = splat(arctangent[10]), odd = splat(arctangent[9]);
  for (int j = 8; j >= 0; j -= 2) even = even * uu + arctangent[j];
  for (int j = 7; j >= 1; j -= 2) odd = odd * uu + arctangent[j];
  v8 angle = base + (t + t * u * (even + u * odd));
  return pick(left, 0x1.921fb54442d18p1 - angle, angle);
}

typedef struct {
  v8 distance;   // in polar radii
  v8 longitude;  // g
} integrals8;

INLINE integrals8 integrals(pair8 p, circle8 c, v8 sigma) {
  // sin l sigma, and x^l cos l (sigma1 + sigma2), x = cos^2 alpha0: as a product with x the latter needs no division,
  // nor a guard where the circle is the equator.
  v8 x = c.tilt, xx = x * x;
  v8 twice = 2 * c.cosine, sine2 = twice * c.sine, sine3 = twice * sine2 - c.sine;
  v8 sine4 = twice * sine3 - sine2, sine5 = twice * sine4 - sine3;
  v8 middle1 = middle(p, c), both = 2 * middle1, middle2 = both * middle1 - xx;
  v8 middle3 = both * middle2 - xx * middle1, middle4 = both * middle3 - xx * middle2;
  v8 middle5 = both * middle4 - xx * middle3;
  v8 wave1 = c.sine * middle1, wave2 = sine2 * middle2, wave3 = sine3 * middle3;
  v8 wave4 = sine4 * middle4, wave5 = sine5 * middle5;

  v8 d = distance5[0] * wave5 + POLYNOMIAL(x, distance4) * wave4;
  d = d + POLYNOMIAL(x, distance3) * wave3 + POLYNOMIAL(x, distance2) * wave2;
  d = d + POLYNOMIAL(x, distance1) * wave1 + x * POLYNOMIAL(x, distance0) * sigma;
  v8 g = longitude4[0] * wave4 + POLYNOMIAL(x, longitude3) * wave3;
  g = g + POLYNOMIAL(x, longitude2) * wave2 + POLYNOMIAL(x, longitude1) * wave1;
  return (integrals8){sigma + d, c.clairaut * (g + POLYNOMIAL(x, longitude0) * sigma)};
}

// The metres of the wanted lanes in `meters`; returns the lanes that stay open.
INLINE m8 farMeters(place8 start, place8 end, m8 wanted, v8 *meters) {
  pair8 p = pair(start, end);
  circle8 first = circle(p, p.sine, p.cosine);
  v8 rough, firstSigma = direction(first.sine, first.cosine, &rough);
  // The first step needs g to some 1e-7 only, and of 1 / (1 - g') a few terms.
  v8 g = first.clairaut *
      ((longitude0[0] + longitude0[1] * first.tilt) * rough +
       longitude1[0] * (first.sine * middle(p, first)));
  v8 slope = f * (first.slope * rough + first.clairaut * first.clairaut);
  v8 steepness = (1 + slope) * (1 + slope * slope);
  v8 turn = g * steepness;

  m8 open = wanted;
  for (int step = 0; step < 3; step++) {
    v8 t = turn * turn;
    v8 sine = turn - turn * t * (1.0 / 6 - t * (1.0 / 120));
    v8 cosine = 1 - t * (0.5 - t * (1.0 / 24 - t * (1.0 / 720)));
    circle8 c = circle(p, p.sine * cosine + p.cosine * sine, p.cosine * cosine - p.sine * sine);
    v8 gain = c.sine * first.cosine - c.cosine * first.sine;
    v8 h = gain * gain;
    v8 sigma = firstSigma + (gain + gain * h * (1.0 / 6 + h * (3.0 / 40 + h * (15.0 / 336))));
    integrals8 i = integrals(p, c, sigma);
    v8 excess = turn - i.longitude;  // how far beyond the wanted longitude the arc ends
    // The arc to the wanted longitude, to third order in the excess: its length has the slope a sin alpha0 (Clairaut).
    v8 length = b * i.distance - a * excess * (c.clairaut - 0.5 * c.slope * steepness * excess);
    v8 miss = magnitude(excess);
    m8 settled = (m8)(miss * miss * miss <= 1e-19 * (c.sine * c.sine)) & (m8)(magnitude(turn) <= 0.0125);
    m8 now = open & settled;
    *meters = pick(now, length, *meters);
    open &= ~now;
    if (!bits(open)) break;
    turn = turn - excess * steepness;
  }
  return open;
}

INLINE uint32_t measure(
    const sportlink_geodesic_start *start, const double *latitudes, const double *longitudes, double limit,
    double *meters) {
  place8 end = place(gathered(latitudes), gathered(longitudes));
  v8 length = chordSeries(start, end);
  m8 far = ~(m8)(length <= limit), open = far;
  if (bits(far)) {
    place8 origin = place(splat(start->latitude), splat(start->longitude));
    open = farMeters(origin, end, far, &length);
  }
  __builtin_memcpy(meters, &length, sizeof length);
  return bits(open);
}

INLINE void locate(const double *latitudes, const double *longitudes, double *places) {
  place8 p = place(gathered(latitudes), gathered(longitudes));
  v8 x = p.axisDistance * p.longitude.cosine, y = p.axisDistance * p.longitude.sine;
  __builtin_memcpy(places, &x, sizeof x);
  __builtin_memcpy(places + LANES, &y, sizeof y);
  __builtin_memcpy(places + 2 * LANES, &p.z, sizeof p.z);
}

// --- The variants.

typedef uint32_t kernel(
    const sportlink_geodesic_start *, const double *, const double *, double, double *);
typedef void locator(const double *, const double *, double *);

static uint32_t plain(
    const sportlink_geodesic_start *start, const double *latitudes, const double *longitudes, double limit,
    double *meters) {
  return measure(start, latitudes, longitudes, limit, meters);
}

static void plainPlaces(const double *latitudes, const double *longitudes, double *places) {
  locate(latitudes, longitudes, places);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static uint32_t avx2(
    const sportlink_geodesic_start *start, const double *latitudes, const double *longitudes, double limit,
    double *meters) {
  return measure(start, latitudes, longitudes, limit, meters);
}

__attribute__((target("avx512f,avx512dq,avx512vl"))) static uint32_t avx512(
    const sportlink_geodesic_start *start, const double *latitudes, const double *longitudes, double limit,
    double *meters) {
  return measure(start, latitudes, longitudes, limit, meters);
}

__attribute__((target("avx2"))) static void avx2Places(
    const double *latitudes, const double *longitudes, double *places) {
  locate(latitudes, longitudes, places);
}

__attribute__((target("avx512f,avx512dq,avx512vl"))) static void avx512Places(
    const double *latitudes, const double *longitudes, double *places) {
  locate(latitudes, longitudes, places);
}

static kernel *const kernels[] = {plain, avx2, avx512};
static locator *const locators[] = {plainPlaces, avx2Places, avx512Places};
#else
static kernel *const kernels[] = {plain};
static locator *const locators[] = {plainPlaces};
#endif

// Set before main, so that threads only ever read it.
static int variants = 1;

#if defined(__x86_64__)
__attribute__((constructor)) static void findVariants(void) {
  __builtin_cpu_init();
  if (!__builtin_cpu_supports("avx2")) return;
  variants = 2;
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl"))
    variants = 3;
}
#endif

int sportlink_geodesic_variants(void) { return variants; }

uint32_t sportlink_geodesics_by(
    int variant, const sportlink_geodesic_start *start, const double *latitudes, const double *longitudes,
    double limit, double *meters) {
  return kernels[variant < 0 || variant >= variants ? 0 : variant](
      start, latitudes, longitudes, limit, meters);
}

uint32_t sportlink_geodesics(
    const sportlink_geodesic_start *start, const double *latitudes, const double *longitudes, double limit,
    double *meters) {
  return kernels[variants - 1](start, latitudes, longitudes, limit, meters);
}

void sportlink_places_by(
    int variant, const double *latitudes, const double *longitudes, double *places) {
  locators[variant < 0 || variant >= variants ? 0 : variant](latitudes, longitudes, places);
}

void sportlink_places(const double *latitudes, const double *longitudes, double *places) {
  locators[variants - 1](latitudes, longitudes, places);
}
