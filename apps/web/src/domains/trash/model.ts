import type { TrashKind } from '@institute/contract/rules/trash';
import type * as wire from '@institute/contract/trash';

/** Something that was deleted and can be brought back. */
export interface TrashItem {
  kind: TrashKind;
  id: number;
  /** The name of a class, the subject of a lesson, the title of a template, the text of a comment. */
  name: string;
  /** The class of a lesson, the lesson of a comment; empty for the others. */
  within: string;
  /** Who wrote a comment; empty for the others. */
  author: string;
  authorId: number | null;
  /** Empty where that was not noted. */
  deletedBy: string;
  deletedById: number | null;
  deletedAt: Date;
  /** From when on it cannot be brought back any more. */
  until: Date;
  /** True of a lesson whose class has to come back first. */
  isClassDeleted: boolean;
}

const dateOf = (seconds: number) => new Date(seconds * 1000);

export function trashItemOf({ kind, id, name, ...item }: wire.TrashItem): TrashItem {
  return {
    ...{ kind, id, name, within: item.within, author: item.author, authorId: item.author_id },
    deletedBy: item.deleted_by,
    deletedById: item.deleted_by_id,
    deletedAt: dateOf(item.deleted_at),
    until: dateOf(item.until),
    isClassDeleted: item.class_deleted,
  };
}
