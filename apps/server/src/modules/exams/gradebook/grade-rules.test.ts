import { describe, expect, it } from 'vitest';
import { monthsBetween, spanOfPeriod } from './grade-period.ts';
import { type GradeFacts, type GradeRule, gradeOf, type RuleColumn } from './grade-rules.ts';

const column = (id: number, kind: RuleColumn['kind'], weight: number, examIds: number[] = []) => ({
  ...{ id, kind, weight, examIds },
});
/** 5, 10, 10, 25, 50. */
const columns = [
  column(1, 'attendance', 5),
  column(2, 'participation', 10),
  column(3, 'homework', 10),
  column(4, 'exams', 25, [11]),
  column(5, 'exams', 50, [12, 13]),
];
const exams = [
  { id: 11, weight: 1 },
  { id: 12, weight: 1 },
  { id: 13, weight: 3 },
  { id: 14, weight: 1 },
];
const rule = (part: Partial<GradeRule> = {}): GradeRule => ({
  ...{ columns, exams, missingIsZero: false, period: '', ...part },
});
const facts = (part: Partial<GradeFacts> = {}): GradeFacts => ({
  ...{ exams: [], meetings: { came: 0, absent: 0, excused: 0 }, marks: [] },
  homework: { share: null, marked: 0, waits: 0 },
  ...part,
});
const mark = (columnId: number, share: number, month = '') => ({ columnId, share, month });

// Proves ours-321, ours-322.
describe('a grade', () => {
  it('is what one has of the points of all columns', () => {
    const grade = gradeOf(
      rule(),
      facts({
        exams: [
          { lessonId: 11, score: 80 },
          { lessonId: 12, score: 100 },
          { lessonId: 13, score: 60 },
          { lessonId: 14, score: 0 },
        ],
        meetings: { came: 11, absent: 1, excused: 3 },
        marks: [mark(2, 0.85), mark(3, 0.7)],
      }),
    );
    // 4.5833 + 8.5 + 7 + 20 + 35, each rounded for itself where it is shown alone.
    expect(grade.cells.map(({ points }) => points)).toEqual([4.6, 8.5, 7, 20, 35]);
    expect(grade).toMatchObject({ grade: 75.1, points: 75.1, outOf: 100 });
    expect(grade.cells[0]).toMatchObject({ done: 11, total: 12, excused: 3 });
    expect(grade.cells[4]).toMatchObject({ done: 2, total: 2, waits: 0 });
  });

  // Proves ours-359.
  it('counts homework that was handed in where no mark is written, and a written mark before it', () => {
    const homework = { share: 0.85, marked: 3, waits: 1 };
    const [, , handedIn] = gradeOf(rule(), facts({ homework })).cells;
    expect(handedIn).toMatchObject({ points: 8.5, done: 3, waits: 1, mark: null, homework: 3 });
    const [, other, written] = gradeOf(rule(), facts({ homework, marks: [mark(3, 0.5)] })).cells;
    expect(written).toMatchObject({ points: 5, mark: 5, homework: null });
    expect(other).toMatchObject({ points: null, homework: null });
    const none = { share: null, marked: 0, waits: 2 };
    expect(gradeOf(rule(), facts({ homework: none })).cells[2]).toMatchObject({ points: null });
    const missing = gradeOf(rule({ missingIsZero: true }), facts({ homework: none }));
    expect(missing.cells[2]).toMatchObject({ points: 0, homework: null });
  });

  it('takes what is marked alone, and there is none of nothing', () => {
    expect(gradeOf(rule(), facts())).toMatchObject({ grade: null, points: 0, outOf: 0 });
    const begun = gradeOf(rule(), facts({ marks: [mark(2, 0.5)] }));
    expect(begun).toMatchObject({ grade: 50, points: 5, outOf: 10 });
    expect(begun.cells.map(({ points }) => points)).toEqual([null, 5, null, null, null]);
  });

  it('has no exam count that waits for its mark, also where what is missing counts as 0', () => {
    const handedIn = [
      { lessonId: 12, score: null },
      { lessonId: 13, score: 60 },
    ];
    const asked = facts({ exams: handedIn });
    expect(gradeOf(rule(), asked).cells[4]).toMatchObject({ points: 30, done: 1, waits: 1 });
    const strict = gradeOf(rule({ missingIsZero: true }), asked);
    // 0 of 10, 10 and 25, and 30 of 50; nothing was said of any meeting.
    expect(strict.cells.map(({ points }) => points)).toEqual([null, 0, 0, 0, 30]);
    expect(strict).toMatchObject({ grade: 31.6, outOf: 95 });
  });

  it('counts as 0 in a month what teachers write, but no exam: none belongs to a month before it is handed in', () => {
    const strict = gradeOf(rule({ missingIsZero: true, period: '2026-11' }), facts());
    expect(strict.cells.map(({ points }) => points)).toEqual([null, 0, 0, null, null]);
  });

  it.each([
    ['all who came', { came: 4, absent: 0, excused: 0 }, 5],
    ['an absence', { came: 3, absent: 1, excused: 0 }, 3.8],
    ['nobody excused', { came: 3, absent: 0, excused: 5 }, 5],
    ['nobody who was excused from all', { came: 0, absent: 0, excused: 5 }, null],
    ['nobody of whom nothing is said', { came: 0, absent: 0, excused: 0 }, null],
  ])('counts at meetings %s', (_name, meetings, points) => {
    const { cells } = gradeOf(rule({ missingIsZero: true }), facts({ meetings }));
    expect(cells[0]?.points).toBe(points);
  });

  it('takes the mark of its time, and for all of it the mean of the months', () => {
    const marks = [mark(2, 0.4, '2026-10'), mark(2, 0.9, '2026-11')];
    const of = (period: string, more: typeof marks = []) =>
      gradeOf(rule({ period }), facts({ marks: [...marks, ...more] })).cells[1];
    expect(of('2026-11')).toMatchObject({ points: 9, mark: 9, done: 0 });
    expect(of('2026-09')).toMatchObject({ points: null, mark: null });
    expect(of('')).toMatchObject({ points: 6.5, mark: null, done: 2 });
    expect(of('', [mark(2, 1)])).toMatchObject({ points: 10, mark: 10, done: 0 });
  });

  it('leaves out exams of weight 0, and without a chosen one takes all of the class', () => {
    const all = rule({ columns: [column(1, 'exams', 20)] });
    const scored = facts({ exams: exams.map(({ id }) => ({ lessonId: id, score: id * 5 })) });
    expect(gradeOf(all, scored).cells[0]).toMatchObject({ points: 12.7, done: 4, total: 4 });
    const none = exams.map(({ id }) => ({ id, weight: 0 }));
    expect(gradeOf({ ...all, exams: none }, scored).grade).toBeNull();
  });

  it.each([
    [0.8245, 82.5],
    [0.82449, 82.4],
    [1 / 3, 33.3],
    [0.9995, 100],
  ])('of a share of %d is %d: rounded once, a half up', (share, grade) => {
    const one = rule({ columns: [column(2, 'participation', 10)] });
    expect(gradeOf(one, facts({ marks: [mark(2, share)] })).grade).toBe(grade);
  });
});

// Proves ours-322.
it('a month begins and ends by the clocks of the institute', () => {
  const november = spanOfPeriod('2026-12', 'Africa/Lagos');
  expect(november.from?.toISOString()).toBe('2026-11-30T23:00:00.000Z');
  expect(november.until?.toISOString()).toBe('2026-12-31T23:00:00.000Z');
  expect(spanOfPeriod('', 'Africa/Lagos')).toEqual({ from: null, until: null });
  const at = (iso: string) => new Date(iso);
  const since = at('2026-09-30T23:30:00Z');
  const months = monthsBetween(since, at('2027-01-02T00:00:00Z'), 'Africa/Lagos');
  expect(months).toEqual(['2027-01', '2026-12', '2026-11', '2026-10']);
  expect(monthsBetween(at('2020-01-01T00:00:00Z'), at('2026-11-30T00:00:00Z'), 'UTC')).toHaveLength(
    24,
  );
});
