import { expect, it } from 'vitest';
import { gateOf } from './lesson-gates.ts';

const lesson = { examDone: false, viewed: false, opensAt: null };
const membership = {
  ...{ isEnrolled: true, subscriptionExpired: false },
  ...{ monthlyLimit: 0, viewedThisMonth: 0 },
};
const behind = (exam: { examDone: boolean; isPassMissing?: boolean }) => {
  const lessons = [
    { ...lesson, id: 1, isExam: true, ...exam },
    { ...lesson, id: 2, isExam: false },
  ];
  return gateOf(2, lessons, membership, new Date(0), 'Africa/Lagos')?.code ?? null;
};

it.each([
  [{ examDone: false }, 'exam_pending'],
  [{ examDone: false, isPassMissing: true }, 'exam_pending'],
  [{ examDone: true, isPassMissing: true }, 'exam_not_passed'],
  [{ examDone: true, isPassMissing: false }, null],
  [{ examDone: true }, null],
])('behind an exam that is %j the gate is %j', (exam, code) => {
  expect(behind(exam)).toBe(code);
});
