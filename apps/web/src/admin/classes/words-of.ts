import { ApiError, errorMessage } from '../../platform/api-error.ts';
import { text } from './text.ts';

/**
 * Admin §8: a refusal shows the server's words, or `refused` when it gave none; a fault of ours or
 * of the network shows `broken`.
 */
export function wordsOf(error: unknown, refused: string, broken: string = text.broken): string {
  const isRefusal = error instanceof ApiError && !error.isNetwork && error.httpStatus < 500;
  return isRefusal && error.code !== 'bad_answer'
    ? error.message || refused
    : errorMessage(error, broken);
}
