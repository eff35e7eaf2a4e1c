import { describe, expect, it } from 'vitest';
import { replaceEqual } from './query-client.ts';

const answer = () => ({ at: new Date(1000), rows: [{ id: 1, on: new Date(2000) }, { id: 2 }] });

describe('an answer that comes again', () => {
  it('stays the same object where nothing changed, dates included', () => {
    const before = answer();
    expect(replaceEqual(before, answer())).toBe(before);
  });

  it('keeps the parts that did not change, and is what came', () => {
    const before = answer();
    const now = { ...answer(), rows: [{ id: 1, on: new Date(2000) }, { id: 3 }] };
    const next = replaceEqual(before, now) as typeof now;
    expect(next).toEqual(now);
    expect(next.at).toBe(before.at);
    expect(next.rows[0]).toBe(before.rows[0]);
  });

  it.each([
    [{ at: new Date(1000) }, { at: new Date(1001) }],
    [[1, 2], [1]],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [null, {}],
    [[], {}],
  ])('is another where it says something else: %j, %j', (before, now) => {
    expect(replaceEqual(before, now)).toEqual(now);
    expect(replaceEqual(before, now)).not.toBe(before);
  });
});
