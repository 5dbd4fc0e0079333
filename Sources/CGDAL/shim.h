// GDAL's vector C API, and the two places where plain imports do not reach.
#pragma once
#include <cpl_conv.h>
#include <cpl_error.h>
#include <cpl_http.h>
#include <cpl_string.h>
#include <cpl_vsi.h>
#include <gdal.h>
#include <ogr_api.h>
#include <ogr_srs_api.h>

// Answers every fetch of GDAL's with a failure: a dataset never makes this process talk to a host.
static CPLHTTPResult *sportlink_refused_fetch(const char *url, CSLConstList options,
                                              GDALProgressFunc progress, void *progressArgument,
                                              CPLHTTPFetchWriteFunc write, void *writeArgument,
                                              void *userData) {
  CPLHTTPResult *result = (CPLHTTPResult *)CPLCalloc(1, sizeof(CPLHTTPResult));
  result->nStatus = 1;
  result->pszErrBuf = CPLStrdup("a dataset is read without the network");
  return result;
}

static inline void sportlink_refuse_fetches(void) {
  CPLHTTPSetFetchCallback(sportlink_refused_fetch, NULL);
}
