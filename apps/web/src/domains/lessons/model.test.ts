import { expect, it } from 'vitest';
import { classDetailsFor, classFor, lessonFor } from '../../test/class-details.ts';

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
