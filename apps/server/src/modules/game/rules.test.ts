import { shuffled } from '@institute/contract/exercises/shuffled';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Askable, dayOfWin, drawRound, isInTime, isTooFast, isWon } from './rules.ts';

const bank = (size: number): Askable[] =>
  Array.from({ length: size }, (_, n) => ({
    question: `Question ${n}`,
    answer: `right ${n}`,
    wrong: [`wrong ${n}`, `worse ${n}`],
    estimatedTimeMs: 10_000,
  }));
const first = () => 0;

describe('shuffling', () => {
  it('keeps every item once and leaves the given list alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.infiniteStream(fc.nat()), (items, chance) => {
        const before = [...items];
        const mixed = shuffled(items, (below) => Number(chance.next().value) % below);
        expect(items).toEqual(before);
        expect([...mixed].sort()).toEqual([...items].sort());
      }),
    );
  });

  // Proves student-4-24.
  it('gives every item every place as often', () => {
    const counts = [0, 0, 0];
    for (let a = 0; a < 3; a += 1) {
      for (let b = 0; b < 2; b += 1) {
        const draws = [a, b, 0];
        const mixed = shuffled(['x', 'y', 'z'], () => draws.shift() ?? 0);
        const position = mixed.indexOf('x');
        counts[position] = (counts[position] ?? 0) + 1;
      }
    }
    expect(counts).toEqual([2, 2, 2]);
  });
});

describe('drawing a round', () => {
  it('asks ten different questions, each with its right option among its own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 40 }), fc.infiniteStream(fc.nat()), (size, chance) => {
        const drawn = drawRound(bank(size), [], (below) => Number(chance.next().value) % below);
        expect(new Set(drawn.map(({ question }) => question)).size).toBe(10);
        for (const { question, options, right } of drawn) {
          expect(options[right]).toBe(question.replace('Question', 'right'));
          expect(options).toHaveLength(3);
        }
      }),
    );
  });

  it('asks nothing recent while there is something else', () => {
    const recent = bank(20).map(({ question }) => question);
    const drawn = drawRound(bank(30), recent, first).map(({ question }) => question);
    expect(drawn.filter((question) => recent.includes(question))).toEqual([]);
  });

  it('falls back on what has not been asked for longest', () => {
    const recent = bank(15).map(({ question }) => question);
    const drawn = drawRound(bank(18), recent, first).map(({ question }) => question);
    const numbers = drawn.map((question) => Number(question.slice(9))).sort((a, b) => a - b);
    expect(numbers).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  });
});

describe('time', () => {
  const openedAt = new Date('2026-11-16T09:00:00Z');
  const at = (ms: number) => new Date(openedAt.getTime() + ms);
  const round = (...times: number[]) => ({
    openedAt,
    questions: times.map((estimatedTimeMs) => ({ estimatedTimeMs })),
  });
  const answers = (...times: number[]) => times.map((ms) => ({ answeredAt: at(ms) }));

  it('runs for the first question from the opening, with three seconds for the network', () => {
    const one = round(10_000, 60_000);
    expect(isInTime(one, [], at(13_000))).toBe(true);
    expect(isInTime(one, [], at(13_001))).toBe(false);
  });

  it('runs for the next from the answer before it and the 1.5 seconds it is shown', () => {
    const two = round(60_000, 10_000);
    expect(isInTime(two, answers(4000), at(4000 + 1500 + 10_000 + 3000))).toBe(true);
    expect(isInTime(two, answers(4000), at(4000 + 1500 + 10_000 + 3001))).toBe(false);
  });

  it('is over for the whole round ten seconds after the sum of estimates and pauses', () => {
    const times = Array.from({ length: 10 }, () => 10_000);
    const earlier = answers(...Array.from({ length: 9 }, (_, n) => (n + 1) * 12_500));
    const end = 100_000 + 9 * 1500 + 10_000;
    expect(isInTime(round(...times), earlier, at(end))).toBe(true);
    expect(isInTime(round(...times), earlier, at(end + 1))).toBe(false);
    // The question alone would still have had time.
    expect(end + 1).toBeLessThan(9 * 12_500 + 1500 + 10_000 + 3000);
  });

  it('is never right for a question that does not exist', () => {
    expect(isInTime(round(10_000), answers(1000), at(2000))).toBe(false);
  });
});

describe('winning', () => {
  const good = { isCorrect: true, inTime: true };
  it('takes every answer, right and in time', () => {
    const round = { questions: [1, 2] };
    expect(isWon(round, [good, good])).toBe(true);
    expect(isWon(round, [good])).toBe(false);
    expect(isWon(round, [good, { ...good, isCorrect: false }])).toBe(false);
    expect(isWon(round, [{ ...good, inTime: false }, good])).toBe(false);
    expect(isWon(round, [])).toBe(false);
  });

  it('counts for the day of the last answer where the institute is', () => {
    const last = (time: string) => [{ answeredAt: new Date(time) }];
    expect(dayOfWin(last('2026-11-16T22:59:59Z'), 'Africa/Lagos')).toBe('2026-11-16');
    expect(dayOfWin(last('2026-11-16T23:00:00Z'), 'Africa/Lagos')).toBe('2026-11-17');
    expect(() => dayOfWin([], 'Africa/Lagos')).toThrow(RangeError);
  });
});

describe('the pace of a round', () => {
  const openedAt = new Date('2026-11-16T09:00:00Z');
  const answersEvery = (...gaps: number[]) => {
    let at = openedAt.getTime();
    return gaps.map((ms) => {
      at += ms;
      return { answeredAt: new Date(at) };
    });
  };

  it('is too fast when any answer comes within 1.5 seconds of the one before, or the opening', () => {
    expect(isTooFast({ openedAt }, answersEvery(1500, 1500, 1500))).toBe(false);
    expect(isTooFast({ openedAt }, answersEvery(1499, 1500, 1500))).toBe(true);
    expect(isTooFast({ openedAt }, answersEvery(9000, 9000, 1499))).toBe(true);
  });

  it('makes a round of ten that counts last 15 seconds at least', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 10, maxLength: 10 }),
        (gaps) => {
          const total = gaps.reduce((sum, gap) => sum + gap, 0);
          expect(isTooFast({ openedAt }, answersEvery(...gaps)) || total >= 15_000).toBe(true);
        },
      ),
    );
  });
});
