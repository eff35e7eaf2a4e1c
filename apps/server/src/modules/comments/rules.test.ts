import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentsOfThreads, shownComments } from './rules.ts';

const gone = new Date('2026-11-16');
const comment = (id: number, parentId: number | null, deletedAt: Date | null = null) => ({
  id,
  parentId,
  deletedAt,
  size: 1,
});
const ids = (comments: { id: number }[]) => comments.map(({ id }) => id);

describe('the comments to show', () => {
  it('are all that live', () => {
    expect(ids(shownComments([comment(1, null), comment(2, 1), comment(3, null)]))).toEqual([
      1, 2, 3,
    ]);
  });

  it('keep the place of a deleted one with replies, at any depth, and drop one without', () => {
    const thread = [
      comment(1, null, gone),
      comment(2, 1, gone),
      comment(3, 2),
      comment(4, 3, gone),
      comment(5, null, gone),
      comment(6, 5, gone),
    ];
    expect(ids(shownComments(thread))).toEqual([1, 2, 3]);
  });

  it('never hang in the air, and lose no live one', () => {
    const thread = fc
      .array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 60 })
      .map((drawn) =>
        drawn.map(([parent, isGone], index) =>
          comment(index + 1, parent % (index + 1) || null, isGone ? gone : null),
        ),
      );
    fc.assert(
      fc.property(thread, (comments) => {
        const shown = shownComments(comments);
        const known = new Set(ids(shown));
        for (const one of shown) {
          if (one.parentId !== null) expect(known.has(one.parentId)).toBe(true);
          const answered = shown.some(({ parentId }) => parentId === one.id);
          expect(one.deletedAt === null || answered).toBe(true);
        }
        for (const one of comments) if (!one.deletedAt) expect(known.has(one.id)).toBe(true);
      }),
    );
  });
});

describe('a slice of the threads', () => {
  // Threads 1 (with 4 and 5), 2 (with 6) and 3.
  const all = [
    comment(1, null),
    comment(2, null),
    comment(3, null),
    comment(4, 1),
    comment(5, 4),
    comment(6, 2),
  ];
  const slice = (offset: number, limit: number, most = 100) =>
    ids(commentsOfThreads(all, { offset, limit, most, cuts: 'oldest' }).chosen);

  it('counts from the newest, and holds each thread whole', () => {
    expect(slice(0, 1)).toEqual([3]);
    expect(slice(1, 1)).toEqual([2, 6]);
    expect(slice(2, 1)).toEqual([1, 4, 5]);
    expect(slice(0, 2)).toEqual([2, 3, 6]);
    expect(slice(3, 50)).toEqual([]);
    expect(commentsOfThreads(all, { offset: 0, limit: 1, most: 9, cuts: 'oldest' }).threads).toBe(
      3,
    );
  });

  it('leaves out what is oldest above what it may hold', () => {
    expect(slice(0, 100, 5)).toEqual([1, 2, 3, 4, 6]);
    expect(slice(0, 100, 2)).toEqual([2, 3]);
  });

  it('or the latest replies of the longest threads, so that none takes the place of another', () => {
    const flooded = [...all, ...Array.from({ length: 50 }, (_, n) => comment(7 + n, 3))];
    const page = (most: number) =>
      ids(commentsOfThreads(flooded, { offset: 0, limit: 50, most, cuts: 'longest' }).chosen);
    expect(page(100)).toEqual(ids(flooded));
    expect(page(10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(page(6)).toEqual([1, 2, 3, 4, 6, 7]);
    expect(page(3)).toEqual([1, 2, 3]);
  });

  it('weighs what it holds, and begins each thread however long it is', () => {
    const heavy = all.map((one) => ({ ...one, size: one.id === 3 ? 90 : 10 }));
    const page = (most: number) =>
      ids(commentsOfThreads(heavy, { offset: 0, limit: 50, most, cuts: 'longest' }).chosen);
    expect(page(140)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(page(60)).toEqual([1, 2, 3, 4, 6]);
    expect(page(5)).toEqual([1, 2, 3]);
  });
});
