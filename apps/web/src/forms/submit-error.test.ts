import { expect, it } from 'vitest';
import { ApiError } from '../platform/api-error.ts';
import { submitErrorOf } from './submit-error.ts';

const lost = new ApiError('network', 'away', 0);
const said = (error: unknown, own: { isOurs?: true; broken?: string } = {}) =>
  submitErrorOf(error, {}, { refused: 'Failed', ...own }).message;
const exact = 'An error occurred. Please try again.';

// Proves ours-150.
it('a lost connection is said to be one on screens of ours, and in the exact words on others', () => {
  expect(said(lost, { isOurs: true })).toBe(
    'The connection was lost. Nothing you typed is lost: try again.',
  );
  expect(said(lost)).toBe(exact);
  expect(said(lost, { isOurs: true, broken: 'Gone' })).toBe('Gone');
  // A fault of the server is none of the connection's.
  expect(said(new ApiError('internal', 'x', 500), { isOurs: true })).toBe(exact);
  expect(said(new ApiError('x', 'No.', 403), { isOurs: true })).toBe('No.');
});
