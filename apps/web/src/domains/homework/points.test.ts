// Proves ours-412.

import { expect, it } from 'vitest';
import {
  afterPause,
  linesOf,
  missingLine,
  noPoints,
  sentPoints,
  withFigure,
  withLine,
  withPoints,
} from './points.ts';

const rubric = linesOf({
  marking: {
    kind: 'rubric',
    lines: [
      { id: 'a', title: 'Vowels', points: 5 },
      { id: 'b', title: 'Fluency', points: 15 },
      { id: 'c', title: 'Voice', points: 10 },
    ],
  },
});
const mark = linesOf({ marking: { kind: 'mark' } });
const typed = (figures: string, lines = rubric) =>
  [...figures].reduce((points, figure) => withFigure(points, figure, lines), noPoints());

it('gives a figure to the line in view, and goes on to the next once no other can join', () => {
  expect(typed('4')).toEqual({ given: { a: 4 }, line: 1, typed: '' });
  // 1 may be the beginning of 12; 7 cannot, as 70 is too much.
  expect(typed('41')).toEqual({ given: { a: 4, b: 1 }, line: 1, typed: '1' });
  expect(typed('412')).toEqual({ given: { a: 4, b: 12 }, line: 2, typed: '' });
  expect(typed('47')).toEqual({ given: { a: 4, b: 7 }, line: 2, typed: '' });
  expect(typed('0')).toMatchObject({ given: { a: 0 }, line: 1 });
});

it('takes what would be too much for a figure of its own, and refuses what is too much alone', () => {
  expect(typed('419')).toEqual({ given: { a: 4, b: 9 }, line: 2, typed: '' });
  expect(typed('6')).toEqual(noPoints());
});

it('lets a figure join another for a moment alone', () => {
  const waiting = afterPause(typed('41'), rubric);
  expect(waiting).toEqual({ given: { a: 4, b: 1 }, line: 2, typed: '' });
  expect(withFigure(waiting, '2', rubric).given).toEqual({ a: 4, b: 1, c: 2 });
  expect(afterPause(waiting, rubric)).toBe(waiting);
});

it('stays on the last line, where a figure takes the place of the one before', () => {
  const all = typed('4710');
  expect(all).toEqual({ given: { a: 4, b: 7, c: 10 }, line: 2, typed: '' });
  expect(withFigure(all, '8', rubric).given).toEqual({ a: 4, b: 7, c: 8 });
  expect(withLine(all, 9, rubric).line).toBe(2);
  expect(withLine(all, -1, rubric).line).toBe(0);
});

// Proves ours-428.
it('waits on the last line for slow fingers: 5, a pause and 6 are 56', () => {
  const slow = withFigure(afterPause(typed('5', mark), mark), '6', mark);
  expect(slow.given).toEqual({ mark: 56 });
  expect(withFigure(afterPause(typed('471'), rubric), '0', rubric).given.c).toBe(10);
});

it('is a mark of 0 to 100 where there is no rubric', () => {
  expect(typed('100', mark).given).toEqual({ mark: 100 });
  expect(typed('85', mark).given).toEqual({ mark: 85 });
  expect(sentPoints(typed('85', mark), mark)).toEqual({ mark: 85 });
});

it('is sent whole or not at all, and held within what a line may have', () => {
  expect(sentPoints(typed('47'), rubric)).toEqual({});
  expect(missingLine(typed('47'), rubric)).toBe(2);
  const all = withPoints(typed('47'), { id: 'c', title: 'Voice', most: 10 }, 99);
  expect(sentPoints(all, rubric)).toEqual({
    rubric: [
      { id: 'a', points: 4 },
      { id: 'b', points: 7 },
      { id: 'c', points: 10 },
    ],
  });
  expect(withPoints(all, { id: 'c', title: 'Voice', most: 10 }, null).given).toEqual({
    a: 4,
    b: 7,
  });
  expect(linesOf({ marking: { kind: 'seen' } })).toEqual([]);
  expect(withFigure(noPoints(), '4', [])).toEqual(noPoints());
});
