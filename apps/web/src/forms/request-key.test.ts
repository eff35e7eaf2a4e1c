import { expect, it } from 'vitest';
import { keyFor, newRequestKey } from './request-key.ts';

it('draws keys of letters and digits that differ', () => {
  expect(newRequestKey()).toMatch(/^[a-z0-9]{20}$/);
  expect(newRequestKey()).not.toBe(newRequestKey());
});

it('keeps its key as long as the same is sent, and draws another for anything else', () => {
  const first = keyFor({ amount: '5' }, null);
  expect(keyFor({ amount: '5' }, first)).toBe(first);
  expect(keyFor({ amount: '6' }, first).key).not.toBe(first.key);
});
