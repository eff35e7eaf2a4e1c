import { expect, it } from 'vitest';
import { missingForAll, missingInFull } from './full-needs.mjs';

const all = {
  faults: ['injection', 'slow', 'failover', 'kill'],
  tests: ['apps/server/src/modules/messages/mail/postfix.test.ts'],
  journeys: [],
};
const whole = {
  isThere: () => true,
  isRoot: () => true,
  canUnshare: () => true,
  hasPostgres: () => true,
};

it('says in one line what a machine lacks for the proofs in full', () => {
  expect(missingInFull(all, whole)).toBe('');
  const bare = { ...whole, isThere: () => false, hasPostgres: () => false, isRoot: () => false };
  expect(missingInFull(all, bare)).toMatch(
    /^root, and of Debian's packages: .*sqlmap.*slowhttptest.*postgresql/,
  );
  expect(missingInFull(all, { ...whole, canUnshare: () => false })).toContain('unshare');
});

it('asks for nothing that the wanted promises do not need', () => {
  const asked = { faults: ['forgery'], tests: [], journeys: [] };
  expect(missingInFull(asked, { ...whole, isThere: () => false, isRoot: () => false })).toBe('');
});

it('says which packages test:all goes without', () => {
  expect(missingForAll(whole)).toBe('');
  expect(missingForAll({ ...whole, isThere: (path) => path !== '/usr/bin/sqlmap' })).toBe(
    "Debian's packages sqlmap",
  );
});
