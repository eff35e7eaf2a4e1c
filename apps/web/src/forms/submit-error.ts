import { ApiError } from '../platform/api-error.ts';

/**
 * Words for a write that did not happen (admin specification, section 8): the server's own where it
 * refused, `refused` where it gave no words, `broken` when no answer came or the fault is ours.
 */
export function refusalWords(error: unknown, refused: string, broken: string): string {
  if (!(error instanceof ApiError) || error.isNetwork || error.code === 'bad_answer') return broken;
  return error.httpStatus >= 500 ? broken : error.message || refused;
}
