import { expect, it } from 'vitest';
import { certifyState, peopleToCertify } from './certificate-handover.ts';

it('students go along with a navigation as they are, and nothing else is taken for them', () => {
  const people = [{ id: 1, name: 'Amina', email: 'a@example.com', phone: '0803' }];
  const state: unknown = structuredClone(certifyState(people));
  expect(peopleToCertify(state)).toEqual([{ id: 1, name: 'Amina', email: 'a@example.com' }]);
  for (const other of [null, undefined, 'x', { messageTo: ['a@example.com'] }, { certify: [1] }]) {
    expect(peopleToCertify(other)).toEqual([]);
  }
});
