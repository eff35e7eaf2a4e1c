import { expect, it } from 'vitest';
import {
  certifyClassState,
  certifyState,
  handedIn,
  isHanded,
  nobodyHanded,
} from './certificate-handover.ts';

it('students go along with a navigation as they are, and nothing else is taken for them', () => {
  const people = [{ id: 1, name: 'Amina', email: 'a@example.com', phone: '0803' }];
  const state: unknown = structuredClone(certifyState(people));
  expect(handedIn(state)).toEqual({
    people: [{ id: 1, name: 'Amina', email: 'a@example.com' }],
    finished: null,
  });
  for (const other of [null, undefined, 'x', { messageTo: ['a@example.com'] }, { certify: [1] }]) {
    expect(handedIn(other)).toEqual(nobodyHanded);
  }
});

it('a class goes along too, for those who finished it', () => {
  const handed = handedIn(structuredClone(certifyClassState(4, 'Nahw')));
  expect(handed).toEqual({ people: [], finished: { id: 4, name: 'Nahw' } });
  expect([isHanded(handed), isHanded(nobodyHanded)]).toEqual([true, false]);
});
