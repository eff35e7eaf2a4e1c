import { expect, it } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { refusalWords, submitErrorOf } from './submit-error.ts';

const lost = new ApiError('network', 'away', 0);

// Proves ours-150.
it('a lost connection is said to be one, unless the specification has words for the screen', () => {
  expect(refusalWords(lost, 'Failed')).toBe(
    'The connection was lost. Nothing you typed is lost: try again.',
  );
  expect(submitErrorOf(lost, {}, { refused: 'Failed' }).message).toMatch(
    /^The connection was lost/,
  );
  expect(refusalWords(lost, 'Failed', 'An error occurred. Please try again.')).toBe(
    'An error occurred. Please try again.',
  );
  // A fault of the server is none of the connection's.
  expect(refusalWords(new ApiError('internal', 'x', 500), 'Failed')).toBe(
    'An error occurred. Please try again.',
  );
  expect(refusalWords(new ApiError('x', 'No.', 403), 'Failed')).toBe('No.');
});
