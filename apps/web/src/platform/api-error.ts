import { text } from './text.ts';

/** The words for anything that went wrong without the server saying what (student specification, section 8). */
export const GENERIC_FAILURE: string = text.failure;

/**
 * A call that did not give data. `code` is the machine-readable reason to switch on: the server's
 * (`@institute/contract/errors`), or the browser's own `network`, `bad_answer` and `refused`; `message` is
 * fit to show, `httpStatus` is 0 when no answer arrived at all.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly httpStatus: number;

  constructor(code: string, message: string, httpStatus: number) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.httpStatus = httpStatus;
  }

  /** True when the server never answered: trying again may help. */
  get isNetwork(): boolean {
    return this.code === 'network';
  }
}

/** The code of whatever was thrown, or null when it is not an {@link ApiError}. */
export function errorCode(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}

/** Whether the server answered that it would not; any other failure is ours or the network's. */
export function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    !error.isNetwork &&
    error.code !== 'bad_answer' &&
    error.httpStatus < 500
  );
}

/**
 * Words for a person: the server's message when it refused (`status: false`), `fallback` when the
 * failure is ours or the network's.
 */
export function errorMessage(error: unknown, fallback: string = GENERIC_FAILURE): string {
  return isRefusal(error) ? error.message || fallback : fallback;
}
