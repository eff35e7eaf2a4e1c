import { getMyStudy } from '@institute/contract/lessons/study';
import { expect, it } from 'vitest';
import { decoded } from '../../platform/wire.ts';
import { aNextLesson, aStudy, aWeek } from '../../test/a-study.ts';
import { isFinished, studyOf } from './study-model.ts';

const read = (own: Parameters<typeof aStudy>[0]) => studyOf(decoded(getMyStudy, aStudy(own)));

// Proves ours-22.
it('knows how far each class is, the one studied last before all', () => {
  const classes = [
    { class_id: 7, done: 1, total: 3 },
    { class_id: 2, done: 0, total: 0 },
  ];
  const { progress, hasBegun } = read({ classes, next: null });
  expect([...progress]).toEqual([
    [7, { done: 1, total: 3 }],
    [2, { done: 0, total: 0 }],
  ]);
  expect(hasBegun).toBe(true);
  const unstudied = classes.slice(1);
  expect(read({ classes: unstudied, next: null }).hasBegun).toBe(false);
  expect(read({ classes: unstudied, next: aNextLesson({ place: 1 }) }).hasBegun).toBe(false);
  // The first lesson was opened, and its exercises are left.
  expect(read({ classes: unstudied, next: aNextLesson({ place: 2 }) }).hasBegun).toBe(true);
});

it('reads the next lesson with how much of its class is done, the meeting and the week', () => {
  const at = 1_795_370_400;
  const meeting = { class_rand: 'class-1', class_name: 'Class number 1', at };
  const next = aNextLesson({ inputetype: 'Exam', shut: 'Not yet.' });
  const study = read({ next, meeting, week: aWeek(18) });
  expect(study.next).toEqual({
    classId: 1,
    classRand: 'class-1',
    className: 'Class number 1',
    lessonRand: 'lesson-3',
    subject: 'Doer and done-to',
    kind: 'exam',
    place: 3,
    done: 2,
    total: 7,
    shut: 'Not yet.',
  });
  expect(study.meeting?.at).toEqual(new Date(at * 1000));
  expect(study.week.filter(({ isStudied }) => isStudied)).toEqual([
    { day: '2026-11-18', isStudied: true },
  ]);
});

it('takes a class without lessons for one that has not begun, not for a finished one', () => {
  expect(isFinished({ done: 0, total: 0 })).toBe(false);
  expect(isFinished({ done: 2, total: 3 })).toBe(false);
  expect(isFinished({ done: 3, total: 3 })).toBe(true);
});
