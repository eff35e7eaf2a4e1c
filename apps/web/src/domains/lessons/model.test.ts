import { LessonSummary } from '@institute/contract/lessons/lessons';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { classDetailsFor, classFor, lessonFor } from '../../test/class-details.ts';
import { lessonSummaryOf } from './model.ts';

it('takes what stands in the list of a class from a lesson', () => {
  const opened = { scheduled: '1', studydate: 1_700_000_000, viewed: '1' } as const;
  const lesson = z.decode(LessonSummary, lessonFor(5, { ...opened, viewedDate: 1_700_000_060 }));
  expect(lessonSummaryOf({ ...lesson, about: 'Content' } as typeof lesson)).toEqual({
    id: 5,
    rand: 'lesson-5',
    subject: 'Lesson 5',
    kind: 'lesson',
    isScheduled: true,
    opensAt: new Date('2023-11-14T22:13:20Z'),
    isViewed: true,
    viewedAt: new Date('2023-11-14T22:14:20Z'),
    isSubmitted: false,
    isPreview: false,
  });
});

it('reads where the student stands in a class', () => {
  const details = classDetailsFor({
    class_details: classFor({ monthlySub: '1' }),
    lessons: [lessonFor(1)],
    isEnrolled: true,
    nextSub: '1700000000',
    subscriptionStatus: 'expired',
    monthlyLessonLimit: 4,
    viewedThisMonth: 2,
  });
  expect(details).toMatchObject({
    item: { priceKobo: 750_000, isMonthly: true },
    lessons: [{ id: 1 }],
    subscriptionEndsAt: new Date('2023-11-14T22:13:20Z'),
    isSubscriptionExpired: true,
    monthlyLimit: 4,
    viewedThisMonth: 2,
    meetsAt: null,
    teachers: [],
  });
});
