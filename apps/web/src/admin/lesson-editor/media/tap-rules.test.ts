import { describe, expect, it } from 'vitest';
import { marksOf, nextLine, nudged, tapped, untapped, withMarks } from './tap-rules.ts';

const LENGTH = 10_000;

describe('marks that are tapped along', () => {
  it('go to one line after the other, and stop at the last', () => {
    const done = [0, 2000.4, 5000].reduce((marks, now) => tapped(marks, now, LENGTH), [
      null,
      null,
      null,
    ] as ReturnType<typeof marksOf>);
    expect(done).toEqual([0, 2000, 5000]);
    expect(nextLine(done)).toBe(-1);
    expect(tapped(done, 7000, LENGTH)).toBe(done);
  });

  it('take no press that comes twice, goes back, or lies at the end of the sound', () => {
    const marks = [1000, null];
    expect(tapped(marks, 1050, LENGTH)).toBe(marks);
    expect(tapped(marks, 400, LENGTH)).toBe(marks);
    expect(tapped(marks, LENGTH, LENGTH)).toBe(marks);
    expect(tapped(marks, 1100, LENGTH)).toEqual([1000, 1100]);
  });

  it('are taken back from the last', () => {
    expect(untapped([0, 2000, null])).toEqual([0, null, null]);
    expect(untapped([null, null])).toEqual([null, null]);
    // A line that was put in between has none: those behind it keep theirs.
    expect(nextLine([0, null, 4000, null])).toBe(3);
  });

  it('go to a line that was put in between once none is left behind it', () => {
    const marks = [0, null, 4000];
    expect(nextLine(marks)).toBe(1);
    expect(tapped(marks, 4000, LENGTH)).toBe(marks);
    expect(tapped(marks, 2000, LENGTH)).toEqual([0, 2000, 4000]);
  });

  it('are nudged by a tenth of a second, never past their neighbours', () => {
    expect(nudged([0, 2000, 2300], 1, 1, LENGTH)).toEqual([0, 2100, 2300]);
    expect(nudged([0, 2200, 2300], 1, 1, LENGTH)).toEqual([0, 2200, 2300]);
    expect(nudged([0, 2000], 0, -1, LENGTH)).toEqual([0, 2000]);
    expect(nudged([0, 9900], 1, 1, LENGTH)).toEqual([0, 9900]);
    expect(nudged([0, null], 1, 1, LENGTH)).toEqual([0, null]);
  });

  it('are those of the lines', () => {
    const lines = [
      { id: 'a', arabic: 'بَابٌ', translation: '', from: 700 },
      { id: 'b', arabic: 'بَيْتٌ', translation: '' },
    ];
    expect(marksOf(lines)).toEqual([700, null]);
    expect(withMarks(lines, [null, 900])).toEqual([
      { id: 'a', arabic: 'بَابٌ', translation: '' },
      { id: 'b', arabic: 'بَيْتٌ', translation: '', from: 900 },
    ]);
  });
});
