import { brotliCompressSync, constants } from "node:zlib";

/**
 * What a page needs, as it lies in the package: a fifth smaller than by gzip. The last step of quality
 * would take three times as long for two hundredths of that.
 */
export function compress(content) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params });
}
