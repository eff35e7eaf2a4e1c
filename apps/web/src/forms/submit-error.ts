import { ApiError, errorCode, GENERIC_FAILURE, isRefusal } from '../platform/api-error.ts';
import { text } from './text.ts';

/** What a form says when its request did not succeed. */
export interface FailureWords {
  /** Where the server refused without words of its own: "Failed to update class". */
  refused?: string;
  /** Where no answer came or the fault is ours. */
  broken?: string;
  /** A screen of which the specification says nothing: a lost connection is said to be one. */
  isOurs?: true;
}

/** Words for no answer, where the specification has none: a lost connection is said to be one. */
export const brokenWords = (error: unknown): string =>
  error instanceof ApiError && error.isNetwork ? text.lost : text.broken;

/**
 * Words for a write that did not happen (admin specification, section 8): the server's own where it
 * refused, `refused` where it gave no words, `broken` when no answer came or the fault is ours.
 */
export function refusalWords(
  error: unknown,
  refused: string,
  broken: string = text.broken,
): string {
  if (!isRefusal(error)) return broken;
  const saysNothing = error.message === '' || error.message === GENERIC_FAILURE;
  return saysNothing ? refused : error.message;
}

/** What went wrong with a form: `field` names where to look, and is null for the whole of it. */
export interface SubmitError<Name extends string> {
  field: Name | null;
  message: string;
}

/** Puts an error into words and, by the code of the server, beside the field that it is about. */
export function submitErrorOf<Name extends string>(
  error: unknown,
  fieldOfCode: Partial<Record<string, Name>> = {},
  { refused, isOurs, broken = isOurs && brokenWords(error) }: FailureWords = {},
): SubmitError<Name> {
  const field = fieldOfCode[errorCode(error) ?? ''] ?? null;
  return { field, message: refusalWords(error, refused ?? broken ?? text.broken, broken) };
}
