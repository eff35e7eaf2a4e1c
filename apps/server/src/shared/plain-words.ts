import { errorWords } from '@institute/contract/errors';

/**
 * What is said of a field for which the contract has no words of its own, as the `error` of a check:
 * those of the library that checks are for programmers.
 */
export const plainWords = { error: () => errorWords.invalid_input };
