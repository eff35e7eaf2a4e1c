import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfPracticeDay } from './day-rules.ts';
import { type Review, stateAfter } from './schedule-rules.ts';

const lagos = 'Africa/Lagos';
const at = (text: string) => new Date(text);
const DAY = 24 * 60 * 60 * 1000;
const days = (from: Date, count: number) => new Date(from.getTime() + count * DAY);
let count = 0;
function review(rating: Review['rating'], reviewedAt: Date, retention = 90): Review {
  count += 1;
  return { id: `review-${String(count).padStart(6, '0')}`, rating, retention, reviewedAt };
}
/** Reviews until a card comes back on a day, whenever it is due. */
function learnt(from: Date): Review[] {
  return [review('good', from), review('good', new Date(from.getTime() + 600_000))];
}

describe('a day of practice', () => {
  // Proves decision-071-2.
  it('begins at four in the zone of the institute', () => {
    expect(startOfPracticeDay(at('2026-11-16T02:59:59Z'), lagos)).toEqual(
      at('2026-11-15T03:00:00Z'),
    );
    expect(startOfPracticeDay(at('2026-11-16T03:00:00Z'), lagos)).toEqual(
      at('2026-11-16T03:00:00Z'),
    );
  });
});

describe('a card', () => {
  const now = at('2026-11-16T09:00:00Z');

  it('that was never reviewed has no state', () => {
    expect(stateAfter([], lagos)).toBeNull();
    expect(stateAfter([review('resume', now)], lagos)).toBeNull();
  });

  it('that is begun comes again in minutes, then on a later day from its beginning', () => {
    const first = stateAfter([review('good', now)], lagos);
    expect(first).toMatchObject({ reviews: 1, lapses: 0, isSetAside: false, firstReviewedAt: now });
    expect(first?.dueAt).toEqual(at('2026-11-16T09:10:00Z'));
    const second = stateAfter(learnt(now), lagos);
    expect(second?.dueAt.getTime()).toBeGreaterThan(days(now, 0.7).getTime());
    expect(second?.dueAt.toISOString()).toMatch(/T03:00:00.000Z$/);
  });

  // Proves decision-127-2.
  it('that was forgotten three times in a day is left for the next', () => {
    const times = (count: number) =>
      Array.from({ length: count }, (_, turn) =>
        review('again', new Date(now.getTime() + turn * 300_000)),
      );
    const dueAfter = (reviews: Review[]) => stateAfter(reviews, lagos)?.dueAt ?? now;
    expect(dueAfter(times(2)).getTime()).toBeLessThan(days(now, 0.1).getTime());
    expect(dueAfter(times(3))).toEqual(at('2026-11-17T03:00:00Z'));
    expect(dueAfter(times(4))).toEqual(at('2026-11-17T03:00:00Z'));
    // What was forgotten the day before does not count.
    const nextDay = review('again', at('2026-11-17T09:00:00Z'));
    expect(dueAfter([...times(2), nextDay]).getTime()).toBeLessThan(
      at('2026-11-17T12:00:00Z').getTime(),
    );
  });

  it('comes later the better it was known', () => {
    const dues = (['again', 'hard', 'good', 'easy'] as const).map((rating) => {
      const last = review(rating, days(now, 3));
      return stateAfter([...learnt(now), last], lagos)?.dueAt.getTime() ?? 0;
    });
    expect(dues).toEqual([...dues].sort((a, b) => a - b));
    expect(new Set(dues).size).toBe(4);
  });

  it('comes sooner where more is to be remembered, and within a year', () => {
    const due = (retention: number) =>
      stateAfter([...learnt(now), review('good', days(now, 3), retention)], lagos)?.dueAt ?? now;
    expect(due(95).getTime()).toBeLessThan(due(80).getTime());
    let last = now;
    const reviews = learnt(now);
    for (let round = 0; round < 20; round += 1) {
      last = stateAfter(reviews, lagos)?.dueAt ?? last;
      reviews.push(review('easy', last, 80));
    }
    const due365 = stateAfter(reviews, lagos)?.dueAt ?? now;
    expect(due365.getTime() - last.getTime()).toBeLessThanOrEqual(365 * DAY);
    expect(due365.getTime() - last.getTime()).toBeGreaterThan(360 * DAY);
  });

  // Proves decision-071-2.
  it('is set aside after six lapses, until it is taken back', () => {
    const reviews = learnt(now);
    for (let lapse = 1; lapse <= 6; lapse += 1) {
      const due = stateAfter(reviews, lagos)?.dueAt ?? now;
      expect(stateAfter(reviews, lagos)?.isSetAside).toBe(false);
      const then = days(due, 1);
      reviews.push(review('again', then), review('good', new Date(then.getTime() + 700_000)));
    }
    const aside = stateAfter(reviews, lagos);
    expect(aside).toMatchObject({ lapses: 6, isSetAside: true });
    const back = days(aside?.dueAt ?? now, 2);
    reviews.push(review('resume', back));
    expect(stateAfter(reviews, lagos)).toMatchObject({ isSetAside: false, dueAt: back, lapses: 6 });
    reviews.push(review('again', days(back, 1)));
    expect(stateAfter(reviews, lagos)).toMatchObject({ isSetAside: false, lapses: 7 });
  });
});

describe('any reviews', () => {
  const ratings = fc.constantFrom('again', 'hard', 'good', 'easy', 'resume') as fc.Arbitrary<
    Review['rating']
  >;
  const reviews = fc.uniqueArray(
    fc.record({
      id: fc.stringMatching(/^[a-z0-9]{8}$/),
      rating: ratings,
      retention: fc.integer({ min: 80, max: 95 }),
      // Often the very same moment, as two devices may have it.
      reviewedAt: fc
        .integer({ min: 0, max: 4_000 })
        .map((quarters) => new Date(at('2026-01-01T00:00:00Z').getTime() + quarters * 900_000)),
    }),
    { selector: ({ id }) => id, maxLength: 25 },
  );

  // Proves decision-071-2.
  it('give the same state in whatever order they arrive', () => {
    fc.assert(
      fc.property(
        reviews.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(stateAfter(shuffled, lagos)).toEqual(stateAfter(all, lagos));
        },
      ),
      { numRuns: 400 },
    );
  });

  // Proves decision-071-2.
  it('never put a card off for longer than a year, nor before its review', () => {
    fc.assert(
      fc.property(reviews, (all) => {
        const state = stateAfter(all, lagos);
        if (!state) return;
        expect(state.dueAt.getTime() - state.lastReviewedAt.getTime()).toBeLessThanOrEqual(
          365 * DAY,
        );
        expect(state.dueAt.getTime()).toBeGreaterThan(state.lastReviewedAt.getTime() - DAY);
        expect(state.stability).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});
