import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEEPEST, type Entry, threadsOf } from './threads.ts';

function entry(id: number, parentId: number, isDeleted = false): Entry {
  return {
    id,
    parentId,
    comment: `comment ${id}`,
    name: `Student ${id}`,
    email: `s${id}@example.com`,
    createdAt: new Date(id * 1000),
    isDeleted,
    isByTeacher: false,
    authorId: null,
    classId: 1,
    isPosting: false,
  };
}
const idsOf = (entries: readonly Entry[]) =>
  threadsOf(entries).map(({ rows }) => rows.map((row) => row.entry.id));

describe('threadsOf', () => {
  // Proves student-2-73, student-3-12.
  it('puts the newest comment first and replies beneath what they answer, oldest first', () => {
    const entries = [entry(1, 0), entry(2, 0), entry(3, 1), entry(4, 1), entry(5, 3)];
    expect(idsOf(entries)).toEqual([[2], [1, 3, 5, 4]]);
  });

  it('stands replies in as far as the deepest level, and says whom the deeper ones answer', () => {
    const chain = Array.from({ length: 6 }, (_, index) => entry(index + 1, index));
    const rows = threadsOf(chain)[0]?.rows ?? [];
    expect(rows.map(({ level }) => level)).toEqual([0, 1, 2, DEEPEST, DEEPEST, DEEPEST]);
    expect(rows.map(({ isDeeper }) => isDeeper)).toEqual([false, false, false, false, true, true]);
    expect(rows[5]?.parent?.name).toBe('Student 5');
  });

  it('keeps a deleted comment only while something beneath it stands', () => {
    expect(idsOf([entry(1, 0, true), entry(2, 1, true), entry(3, 2)])).toEqual([[1, 2, 3]]);
    expect(idsOf([entry(1, 0, true), entry(2, 1, true), entry(3, 0)])).toEqual([[3]]);
  });

  it('shows a reply at the top level when what it answers is not there', () => {
    expect(idsOf([entry(7, 3), entry(9, 7)])).toEqual([[7, 9]]);
  });

  // Proves student-2-73.
  it('takes threads of any depth', () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => entry(index + 1, index));
    expect(threadsOf(chain)[0]?.rows).toHaveLength(20_000);
  });

  it('shows everything that is not deleted exactly once, after what it answers', () => {
    const some = fc
      .array(fc.record({ parent: fc.nat(30), deleted: fc.boolean() }), { maxLength: 30 })
      .map((list) => list.map(({ parent, deleted }, index) => entry(index + 1, parent, deleted)));
    fc.assert(
      fc.property(some, (entries) => {
        const rows = threadsOf(entries).flatMap((thread) => thread.rows);
        const live = rows.filter((row) => !row.entry.isDeleted).map((row) => row.entry.id);
        expect(live.sort((a, b) => a - b)).toEqual(
          entries.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id),
        );
        for (const [place, row] of rows.entries()) {
          if (row.parent) {
            const above = rows.findIndex((other) => other.entry === row.parent);
            expect(above).toBeGreaterThanOrEqual(0);
            expect(above).toBeLessThan(place);
          }
        }
      }),
    );
  });
});
