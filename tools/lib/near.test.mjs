import { describe, expect, it } from 'vitest';
import { journeysNear, serverTestsNear } from './near.mjs';

const modules = 'apps/server/src/modules';
const tests = [
  `${modules}/game/claim-reward.test.ts`,
  `${modules}/game/rules.test.ts`,
  `${modules}/exams/marking/mark-exam.test.ts`,
  'apps/server/src/http/uploads.test.ts',
];

describe('the tests of the server near to a change', () => {
  it('stand in its folder, or in the nearest one above that has any', () => {
    expect(serverTestsNear([`${modules}/game/store.ts`], tests)).toEqual(tests.slice(0, 2));
    expect(serverTestsNear([`${modules}/exams/sitting/store.ts`], tests)).toEqual([tests[2]]);
  });

  it('are never those of all modules', () => {
    expect(serverTestsNear([`${modules}/trash/store.ts`], tests)).toEqual([]);
    expect(serverTestsNear(['apps/web/src/ui/tabs.tsx'], tests)).toEqual([]);
  });

  it('are a changed test alone', () => {
    expect(serverTestsNear([tests[1] ?? ''], tests)).toEqual([tests[1]]);
  });
});

describe('the journeys near to a change', () => {
  const proven = [
    [`${modules}/game/rules.test.ts`, 'e2e/quiz.test.ts'],
    [`${modules}/game/claim-reward.test.ts`, 'e2e/quiz.test.ts', 'e2e/dashboard.test.ts'],
    ['apps/web/src/student/game/game-page.test.tsx', 'e2e/main-job.test.ts'],
  ];
  const rules = proven.map((_, at) => ({ id: `ours-${at}`, section: '', item: '', where: 'ours' }));
  const proofs = proven.flatMap((files, at) =>
    files.map((file) => ({
      rules: [`ours-${at}`],
      file,
      title: 'does',
      pattern: /^does$/,
      isOuter: false,
    })),
  );
  const journeys = (/** @type {string[]} */ ...changed) => journeysNear(changed, rules, proofs);

  it('prove a rule that a test of its folder proves too, those with most rules first', () => {
    expect(journeys(`${modules}/game/store.ts`)).toEqual({
      journeys: ['e2e/quiz.test.ts', 'e2e/dashboard.test.ts'],
      left: [],
    });
    expect(journeys(`${modules}/exams/store.ts`).journeys).toEqual([]);
  });

  it('are few, but every one that is changed itself', () => {
    const changed = ['a', 'b', 'c', 'd'].map((name) => `e2e/${name}.test.ts`);
    expect(journeys(...changed, `${modules}/game/store.ts`)).toEqual({
      journeys: changed,
      left: ['e2e/quiz.test.ts', 'e2e/dashboard.test.ts'],
    });
  });
});
