import { expect, it } from 'vitest';
import { presentGrades } from './present.ts';

const result = (submittedAt: string, totalScore: number) => ({
  examName: 'Letters',
  className: 'Alphabet',
  submittedAt: new Date(submittedAt),
  totalScore,
});

// Proves student-3-11, student-9-8.
it('groups results by the institute’s months, newest first, with their average', () => {
  const grades = presentGrades(
    [
      result('2026-11-30T23:30:00Z', 80),
      result('2026-11-30T22:30:00Z', 66.67),
      result('2026-11-02T09:00:00Z', 100),
      result('2026-11-01T09:00:00Z', 33.34),
    ],
    'Africa/Lagos',
  );
  expect(
    grades.map(({ start, averageScore, examCount }) => [
      start.toISOString(),
      averageScore,
      examCount,
    ]),
  ).toEqual([
    ['2026-11-30T23:00:00.000Z', 80, 1],
    ['2026-10-31T23:00:00.000Z', 66.67, 3],
  ]);
  expect(grades[0]?.exams).toEqual([
    { name: 'Letters', className: 'Alphabet', date: '1 December 2026', score: 80 },
  ]);
});

it('has nothing to say of a student without results', () => {
  expect(presentGrades([], 'Africa/Lagos')).toEqual([]);
});
