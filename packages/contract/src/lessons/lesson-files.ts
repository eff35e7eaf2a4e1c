import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOrRand, requestKey } from '../fields.ts';
import { LessonFile } from './lesson-file.ts';
import { MAX_MATERIAL_BYTES, materialKinds, sentUpload } from './managed-lessons.ts';

/*
 * The files that blocks of a lesson show, besides the one file of the lesson itself (decision 080). A
 * block names its file by `key`; where it lies is signed anew for whoever may open the lesson.
 */

const officeCall = {
  method: 'POST',
  path: '/lessonsAction.php',
  actionIn: 'body',
  access: 'lessons.edit',
  actor: 'admin_email',
} as const;

/**
 * Our own: takes a file for a block of a lesson of this class. It belongs to whoever sent it until a
 * lesson is saved that shows it, and to that lesson from then on; where none is saved it goes after
 * thirty days. The same key keeps one. Errors: class_not_found, file_kind, picture_too_large,
 * upload_gone.
 */
export const addLessonFile = defineCall({
  ...officeCall,
  name: 'addLessonFile',
  action: 'addLessonFile',
  encoding: 'multipart',
  files: { file: { maxBytes: MAX_MATERIAL_BYTES } },
  request: z.object({
    class_id: idOrRand,
    /** What the file is, for the server to compare with what stands in it. */
    fileType: z.optional(z.enum([...materialKinds, ''])),
    upload: sentUpload,
    request_key: requestKey,
  }),
  response: LessonFile,
});

/**
 * Our own: the files that blocks of a lesson may show: its own, those that this administrator has sent
 * and not saved in a lesson yet, and what the bank of the class is heard in. A lesson that is being added has none of its own. Errors:
 * lesson_not_found.
 */
export const getLessonFiles = defineCall({
  ...officeCall,
  name: 'getLessonFiles',
  action: 'getLessonFiles',
  encoding: 'form',
  request: z.object({ class_id: idOrRand, lesson_id: z.optional(idOrRand) }),
  response: z.array(LessonFile),
});
