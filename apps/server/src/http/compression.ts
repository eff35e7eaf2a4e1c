import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * How what is made for one request is compressed, which is mostly a page: at quality 4 it has a
 * fifteenth more bytes than at 5, for half the CPU. The window holds a page of 512 kB: the usual one
 * of 4 MB costs 11 MB of memory for each page under way. Up to so many bytes at once, without a
 * stream: a page costs less to compress than to hand to another thread, and what many encoders hold at a
 * time has to be collected.
 */
export const compression = {
  threshold: 1024,
  syncThreshold: 256 * 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 19 },
  },
} satisfies FastifyCompressOptions;

/**
 * The same for answers of calls, which are made for each request: at quality 2 and with a window of
 * 64 kB they take half the time, and a twentieth more bytes.
 */
export const callCompression = {
  ...compression,
  brotliOptions: {
    params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 16 },
  },
} satisfies FastifyCompressOptions;
