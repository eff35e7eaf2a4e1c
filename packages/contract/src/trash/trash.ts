import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import { cappedMeta, id, nothing, pageQuery } from '../fields.ts';
import { trashKinds } from './kinds.ts';

const trashCall = {
  method: 'POST',
  path: '/adminActions.php',
  actionIn: 'body',
  encoding: 'form',
  access: 'trash.manage',
  actor: 'admin_email',
} as const;

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
  ...trashCall,
  name: 'getTrash',
  action: 'getTrash',
  request: z.object({ ...pageQuery, kind: z.optional(z.enum(trashKinds)) }),
  response: z.array(TrashItem),
  meta: cappedMeta,
});

/**
 * Our own: brings a class back, with the lessons it had and at its earlier address unless another
 * class has that by now. Errors: trash_gone.
 */
export const restoreClass = defineCall({
  ...trashCall,
  name: 'restoreClass',
  action: 'restoreClass',
  request: z.object({ class_id: id }),
  response: nothing,
});

/**
 * Our own: brings a lesson back to its place in its class, or to the end. Errors: trash_gone,
 * class_in_trash.
 */
export const restoreLesson = defineCall({
  ...trashCall,
  name: 'restoreLesson',
  action: 'restoreLesson',
  request: z.object({ lesson_id: id }),
  response: nothing,
});

/** Our own: brings a certificate template back. Errors: trash_gone. */
export const restoreTemplate = defineCall({
  ...trashCall,
  name: 'restoreTemplate',
  action: 'restoreTemplate',
  request: z.object({ template_id: id }),
  response: nothing,
});

/** Our own: brings a template of messages back. Errors: trash_gone. */
export const restoreMessageTemplate = defineCall({
  ...trashCall,
  name: 'restoreMessageTemplate',
  action: 'restoreMessageTemplate',
  request: z.object({ template_id: id }),
  response: nothing,
});

/** Our own: brings a comment back that the office deleted. Errors: trash_gone. */
export const restoreComment = defineCall({
  ...trashCall,
  name: 'restoreComment',
  action: 'restoreComment',
  request: z.object({ comment_id: id }),
  response: nothing,
});
