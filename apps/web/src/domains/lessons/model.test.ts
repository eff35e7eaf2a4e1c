import { expect, it } from 'vitest';
import { classFor, detailsFor, detailsOf, lessonFor } from '../../test/class-details.ts';
import { lessonSummaryOf } from './model.ts';

it('reads a lesson of the wire', () => {
  const opened = { scheduled: '1', studydate: 1_700_000_000, viewed: '1' } as const;
  expect(lessonSummaryOf(lessonFor(5, { ...opened, viewedDate: 1_700_000_060 }))).toEqual({
    id: 5,
    rand: 'lesson-5',
    subject: 'Lesson 5',
    kind: 'lesson',
    opensAt: new Date('2023-11-14T22:13:20Z'),
    isViewed: true,
    viewedAt: new Date('2023-11-14T22:14:20Z'),
    isSubmitted: false,
    isPreview: false,
  });
});

it('knows no opening of a lesson that is not scheduled, whatever date it bears', () => {
  expect(lessonSummaryOf(lessonFor(1, { studydate: 1_700_000_000 })).opensAt).toBeNull();
});

it.each([
  ['Lesson', 1, 'lesson', false],
  ['Exam', 0, 'exam', false],
  ['Exam', 1, 'exam', true],
  ['Timetableble', 0, 'timetable', false],
] as const)('reads %s with examDone %i', (inputetype, examDone, kind, isSubmitted) => {
  expect(lessonSummaryOf(lessonFor(1, { inputetype, examDone }))).toMatchObject({
    kind,
    isSubmitted,
  });
});

it('reads where the student stands in a class', () => {
  const details = detailsOf(
    detailsFor({
      class_details: classFor({ monthlySub: '1' }),
      lessons: [lessonFor(1)],
      isEnrolled: true,
      nextSub: '1700000000',
      subscriptionStatus: 'expired',
      monthlyLessonLimit: 4,
      viewedThisMonth: 2,
    }),
  );
  expect(details).toMatchObject({
    item: { priceKobo: 750_000, isMonthly: true },
    lessons: [{ id: 1 }],
    subscriptionEndsAt: new Date('2023-11-14T22:13:20Z'),
    isSubscriptionExpired: true,
    monthlyLimit: 4,
    viewedThisMonth: 2,
  });
});
