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
  const row = (/** @type {string[]} */ ...files) =>
    `| A thing | §1 | ${files.map((file) => `${file} › does`).join('<br>')} |`;
  const coverage = [
    row(`${modules}/game/rules.test.ts`, 'e2e/quiz.test.ts'),
    row(`${modules}/game/claim-reward.test.ts`, 'e2e/quiz.test.ts', 'e2e/dashboard.test.ts'),
    row('apps/web/src/student/game/game-page.test.tsx', 'e2e/main-job.test.ts'),
  ].join('\n');

  it('prove a row that a test of its folder proves too, those with most rows first', () => {
    expect(journeysNear([`${modules}/game/store.ts`], coverage)).toEqual({
      journeys: ['e2e/quiz.test.ts', 'e2e/dashboard.test.ts'],
      left: [],
    });
    expect(journeysNear([`${modules}/exams/store.ts`], coverage).journeys).toEqual([]);
  });

  it('are few, but every one that is changed itself', () => {
    const changed = ['a', 'b', 'c', 'd'].map((name) => `e2e/${name}.test.ts`);
    expect(journeysNear([...changed, `${modules}/game/store.ts`], coverage)).toEqual({
      journeys: changed,
      left: ['e2e/quiz.test.ts', 'e2e/dashboard.test.ts'],
    });
  });
});
