import { changeOfLines } from '../../../shared/audit-changes.ts';
import type { WordRow } from '../store.ts';

/** What the audit log keeps of a change of a lesson's words: how many, and what they said and say now. */
export function noteOfWords(
  before: readonly WordRow[],
  after: readonly WordRow[],
): Record<string, unknown> {
  const was = new Map(before.map((row) => [row.id, row]));
  const now = new Map(after.map((row) => [row.id, row]));
  const added = after.filter(({ id }) => !was.has(id));
  const removed = before.filter(({ id }) => !now.has(id));
  const isOther = (row: WordRow) => {
    const other = was.get(row.id);
    return other !== undefined && lineOf(row) !== lineOf(other);
  };
  const changed = after.filter(isOther);
  const olds = changed.flatMap(({ id }) => was.get(id) ?? []);
  const kept = (rows: readonly WordRow[]) =>
    rows.filter(({ id }) => was.has(id) && now.has(id)).map(({ id }) => id);
  const others = [
    ...(after.some(({ id, sound }) => was.has(id) && was.get(id)?.sound !== sound)
      ? ['sound']
      : []),
    ...(String(kept(before)) === String(kept(after)) ? [] : ['order']),
  ];
  return {
    ...(added.length > 0 && { wordsAdded: added.length }),
    ...(changed.length > 0 && { wordsChanged: changed.length }),
    ...(removed.length > 0 && { wordsRemoved: removed.length }),
    ...(others.length > 0 && { changed: others }),
    ...changeOfLines(
      'words',
      [...olds, ...removed].map(lineOf),
      [...changed, ...added].map(lineOf),
    ),
  };
}

const lineOf = (word: WordRow) =>
  [
    ...[word.arabic, word.meaning, word.hausa, word.yoruba, word.root, word.pattern],
    ...[word.plural, word.kind, word.example],
  ]
    .filter((part) => part !== '')
    .join(' · ');
