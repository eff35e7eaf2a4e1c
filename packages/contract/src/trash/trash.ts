import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import { cappedMeta, pageQuery } from '../fields.ts';
import { trashKinds } from './kinds.ts';
import { restoreCall } from './restore-call.ts';

/** Something that was deleted and can be brought back. */
export const TrashItem = wireObject(
  {
    kind: z.enum(trashKinds),
    id: z.number(),
    /** The name of a class, the subject of a lesson, the title of a template, the name of one of messages, the text of a comment. */
    name: z.string(),
    /** The class of a lesson, the lesson of a comment; empty for the others. */
    within: z.string(),
    /** Who wrote a comment; empty for the others. */
    author: z.string(),
    authorId: z.nullable(z.number()),
    /** Who deleted it; empty where that was not noted. */
    deletedBy: z.string(),
    deletedById: z.nullable(z.number()),
    deletedAt: moment,
    /** From when on it cannot be brought back any more. */
    until: moment,
    /** True of a lesson whose class is deleted, which has to come back first. */
    isClassDeleted: z.boolean(),
  },
  { isClassDeleted: 'class_deleted' },
);
export type TrashItem = z.output<typeof TrashItem>;

/**
 * Our own: classes, lessons, templates of certificates and messages and comments that were deleted within 30 days,
 * the newest first; searched by their names and texts.
 */
export const getTrash = defineCall({
  ...restoreCall,
  name: 'getTrash',
  action: 'getTrash',
  request: z.object({ ...pageQuery, kind: z.optional(z.enum(trashKinds)) }),
  response: z.array(TrashItem),
  meta: cappedMeta,
});
