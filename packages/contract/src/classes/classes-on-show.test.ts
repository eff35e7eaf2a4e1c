import { expect, it } from 'vitest';
import type { Class } from './classes.ts';
import { classesOnShow, SHOWN_OF_EACH_KIND } from './classes-on-show.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const ZONE = 'Africa/Lagos';

const aClass = (id: number, given: Partial<Class> = {}): Class => ({
  ...{ id, rand: `rand-${id}`, name: `Class ${id}`, category: 'Reading', about: 'About it' },
  ...{ isPremium: false, priceKobo: 0, registrationEnd: '0', lessonCount: 3, links: '' },
  isDraft: false,
  ...{ isMonthly: false, parts: '', monthlyLimit: 0, isActive: true, prerequisiteId: null },
  entryExamId: null,
  ...{ slug: `class-${id}`, level: 'A0' },
  ...{ hours: 4, outcomes: '', teacher: '' },
  ...given,
});

it('shows free classes, then those paid once, then the monthly ones', () => {
  const classes = [
    aClass(1, { isPremium: true, priceKobo: 250_000, isMonthly: true }),
    aClass(2, { isPremium: true, priceKobo: 500_000 }),
    aClass(3),
    aClass(4, { isPremium: true, isMonthly: true }),
  ];
  const shown = classesOnShow(classes, NOW, ZONE);
  expect(shown.classes.map(({ id }) => id)).toEqual([3, 4, 2, 1]);
  expect(shown.total).toBe(4);
});

it('shows those for beginners first, and last what says nothing of its level', () => {
  const levels = ['', 'B1', 'A0', 'A2', 'A0'] as const;
  const shown = classesOnShow(
    levels.map((level, at) => aClass(at + 1, { level })),
    NOW,
    ZONE,
  );
  expect(shown.classes.map(({ id }) => id)).toEqual([3, 5, 4, 2]);
});

it('leaves out classes whose registration has ended, and does not count them', () => {
  const classes = [
    aClass(1, { registrationEnd: '2026-11-21' }),
    aClass(2, { registrationEnd: '2026-11-22' }),
  ];
  const shown = classesOnShow(classes, NOW, ZONE);
  expect(shown.classes.map(({ id }) => id)).toEqual([2]);
  expect(shown.total).toBe(1);
});

it('does not grow with the number of classes, nor with what is written of them', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      aClass(at + 1, {
        about: 'كَلِمَةٌ and a word. '.repeat(1000),
        outcomes: 'read\n'.repeat(50),
        ...(at % 2 === 0 && { isPremium: true, priceKobo: 50_000 }),
      }),
    );
  const [few, most] = [8, 500].map((count) => classesOnShow(many(count), NOW, ZONE));
  expect(most?.total).toBe(500);
  expect(most?.classes).toHaveLength(2 * SHOWN_OF_EACH_KIND);
  expect(most?.classes).toEqual(few?.classes);
  for (const { about, outcomes } of most?.classes ?? []) {
    expect(about.length).toBeLessThanOrEqual(702);
    expect(about).toMatch(/\S …$/);
    expect(outcomes).toBe('');
  }
});
