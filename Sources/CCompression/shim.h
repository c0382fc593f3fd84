#pragma once
#include <brotli/encode.h>
#include <zlib.h>
