// Proves ours-308.
import { tallyOf } from '@institute/contract/meetings/presence-rules';
import { expect, it } from 'vitest';
import { sheetOf } from './register-sheet-rules.ts';

const meetings = [
  ...[1, 2, 3, 4, 5, 6].map((id) => ({ id, state: 'held' })),
  { id: 7, state: 'planned' },
  { id: 8, state: 'cancelled' },
  { id: 9, state: 'teacher_absent' },
];

it('counts how often a student was what, and leaves out what does not count', () => {
  const said = new Map([
    ...([1, 2] as const).map((id) => [id, 'present'] as const),
    ...([
      [3, 'late'],
      [4, 'left_early'],
      [5, 'excused'],
      [6, 'absent'],
    ] as const),
    ...([
      [7, null],
      [8, null],
      [9, 'absent'],
    ] as const),
  ]);
  expect(sheetOf(meetings, said)).toEqual({
    cells: [
      ...['present', 'present', 'late', 'left_early', 'excused', 'absent'],
      ...['unsaid', 'cancelled', 'teacher_absent'],
    ],
    sums: { present: 2, late: 1, left_early: 1, excused: 1, absent: 1, not_counted: 3 },
    percent: 80,
  });
});

it('leaves out what one was excused from, as the words of the student and the grade do', () => {
  const past = [
    ...Array.from({ length: 3 }, () => ({ state: 'held', presence: 'present' as const })),
    { state: 'held', presence: 'excused' as const },
    { state: 'teacher_absent', presence: 'absent' as const },
    { state: 'planned', presence: null },
  ];
  expect(tallyOf(past)).toEqual({ counted: 3, came: 3, late: 0, excused: 1 });
  const sheet = past.map(({ state }, id) => ({ id, state }));
  const said = new Map(past.map(({ presence }, id) => [id, presence]));
  expect(sheetOf(sheet, said).percent).toBe(100);
});

it('leaves empty what a student was not expected at, and says no share of nothing', () => {
  const { cells, sums, percent } = sheetOf(meetings, new Map([[8, null]]));
  expect(cells).toEqual([...Array(7).fill(null), 'cancelled', null]);
  expect([sums.not_counted, sums.present, percent]).toEqual([1, 0, null]);
});
