import { expect, it } from 'vitest';
import { mayClaim } from './policy.ts';

it('lets everybody claim but an administrator signed in as a student', () => {
  expect(mayClaim({ admin: null })).toBe(true);
  expect(mayClaim({ admin: { id: 1, name: 'Ustadh Idris' } })).toBe(false);
});
