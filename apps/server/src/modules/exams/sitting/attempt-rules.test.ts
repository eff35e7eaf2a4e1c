import { describe, expect, it } from 'vitest';
import type { ExamRules } from '../../lessons/index.ts';
import {
  answersWithin,
  deadlineOf,
  hasPassed,
  inOrderOf,
  isOverdue,
  isTimeUp,
  standingOf,
} from './attempt-rules.ts';

const now = new Date('2026-11-23T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const plain: ExamRules = {
  passMark: null,
  attempts: 1,
  countedAttempt: 'best',
  attemptWait: 0,
  examMinutes: null,
  isShuffled: false,
  drawCount: 0,
  drawType: '',
  drawTopic: '',
  moreDraws: [],
};
const handed = (attempt: number, submittedAt = after(-60)) => ({ attempt, submittedAt });

describe('where a student stands with an exam', () => {
  it('that is plain: it is under way until it is handed in, once', () => {
    expect(standingOf(plain, [], null, now)).toMatchObject({ attempt: 1, isBegun: true });
    expect(standingOf(plain, [handed(1)], null, now)).toMatchObject({ attempt: null });
  });

  it('that draws from the bank: it has to be begun', () => {
    const rules = { ...plain, drawCount: 3 };
    expect(standingOf(rules, [], null, now)).toMatchObject({ attempt: 1, isBegun: false });
    const further = { ...plain, moreDraws: [{ count: 1, type: '' as const, topic: 'Nouns' }] };
    expect(standingOf(further, [], null, now)).toMatchObject({ attempt: 1, isBegun: false });
  });

  it('on the clock: it has to be begun', () => {
    const rules = { ...plain, examMinutes: 30 };
    expect(standingOf(rules, [], null, now)).toMatchObject({ attempt: 1, isBegun: false });
    const running = { attempt: 1, endsAt: after(100) };
    expect(standingOf(rules, [], running, now)).toMatchObject({
      ...{ attempt: 1, isBegun: true, endsAt: after(100) },
    });
  });

  it('with several attempts: each after the first is begun, after the wait, and there is an end', () => {
    const rules = { ...plain, attempts: 2, attemptWait: 24 };
    expect(standingOf(rules, [handed(1)], null, now)).toEqual({
      ...{ attempt: 2, isBegun: false, endsAt: null, beginsAt: after(24 * 3600 - 60) },
    });
    expect(standingOf(rules, [handed(1, after(-24 * 3600))], null, now).beginsAt).toBeNull();
    expect(standingOf(rules, [handed(1), handed(2)], null, now).attempt).toBeNull();
  });

  it('whose attempts were made fewer: what is under way goes on', () => {
    const running = { attempt: 2, endsAt: null };
    expect(standingOf(plain, [handed(1)], running, now)).toMatchObject({
      ...{ attempt: 2, isBegun: true },
    });
  });
});

it('a deadline is whole minutes away, and what is on its way has half a minute more', () => {
  expect(deadlineOf(plain, now)).toBeNull();
  expect(deadlineOf({ ...plain, examMinutes: 5 }, now)).toEqual(after(300));
  const sitting = { endsAt: after(300) };
  expect([after(299), after(300)].map((at) => isTimeUp(sitting, at))).toEqual([false, true]);
  expect([after(329), after(330)].map((at) => isOverdue(sitting, at))).toEqual([false, true]);
  expect(isOverdue({ endsAt: null }, after(9e6))).toBe(false);
});

it.each([
  [null, 0, null],
  [50, null, null],
  [50, 49.99, false],
  [50, 50, true],
  [0, 0, true],
  [100, 100, true],
])('with a pass mark of %j a total of %j has passed: %j', (passMark, total, passed) => {
  expect(hasPassed({ passMark }, total)).toBe(passed);
});

describe('the order of questions', () => {
  const questions = Array.from({ length: 12 }, (_, id) => ({ id: id + 1 }));
  const order = (userId: number, attempt: number, isShuffled = true) =>
    inOrderOf(questions, { isShuffled }, { userId, attempt }).map(({ id }) => id);

  it('is the teacher’s where nothing else is asked for', () => {
    expect(order(7, 1, false)).toEqual(questions.map(({ id }) => id));
  });

  it('is the same for one student and attempt, and another for others', () => {
    expect(order(7, 1)).toEqual(order(7, 1));
    expect(order(7, 1)).not.toEqual(order(8, 1));
    expect(order(7, 1)).not.toEqual(order(7, 2));
    expect(order(7, 1).toSorted((a, b) => a - b)).toEqual(questions.map(({ id }) => id));
  });

  it('stays when a question goes', () => {
    const left = inOrderOf(questions.slice(1), { isShuffled: true }, { userId: 7, attempt: 1 });
    expect(left.map(({ id }) => id)).toEqual(order(7, 1).filter((id) => id !== 1));
  });
});

it('what is no choice of its question was left open', () => {
  const options = { option1: 'قلم', option2: 'كتاب', option3: '', option4: '' };
  const questions = [1, 2, 3].map((id) => ({ id, answer: 'باب', ...options }));
  expect(answersWithin(questions, { 1: ' قلم ', 2: 'nothing', 9: 'قلم' }, 7)).toEqual({ 1: 'قلم' });
});
