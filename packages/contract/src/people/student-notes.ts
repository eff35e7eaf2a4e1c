import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject, yesNo } from '../codecs.ts';
import { id, namedAccount, nothing, requestKey, requiredText } from '../fields.ts';
import { dictionary } from '../language.ts';
import { managePeopleCall } from './students.ts';

/** What is said of a field that is not right. */
const words = dictionary('fields/student-notes', { note: 'Note' });

/** What somebody in the office has noted about a student. */
export const StudentNote = wireObject(
  {
    id: z.number(),
    body: z.string(),
    author: z.string(),
    /** Account of the author; null once it was deleted. */
    authorId: namedAccount,
    /** Whether whoever asks wrote it: they alone may delete it. */
    isOwn: yesNo,
    at: moment,
  },
  { isOwn: 'own' },
);
export type StudentNote = z.output<typeof StudentNote>;

/**
 * Adds a note of the office about a student; the same key adds it once. Errors: student_not_found.
 */
export const addStudentNote = defineCall({
  ...managePeopleCall,
  name: 'addStudentNote',
  action: 'addStudentNote',
  request: z.object({
    student_id: id,
    body: requiredText(words.note, 2000),
    request_key: requestKey,
  }),
  response: nothing,
});

/** Deletes a note that one has written oneself. Errors: note_not_found. */
export const deleteStudentNote = defineCall({
  ...managePeopleCall,
  name: 'deleteStudentNote',
  action: 'deleteStudentNote',
  request: z.object({ note_id: id }),
  response: nothing,
});
