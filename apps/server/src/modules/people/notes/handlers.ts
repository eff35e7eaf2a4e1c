import {
  addStudentNote as addStudentNoteCall,
  deleteStudentNote as deleteStudentNoteCall,
} from '@institute/contract/people/student-notes';
import { handle } from '../../../handler.ts';
import { text } from '../text.ts';
import { addNote, deleteNote } from './write-note.ts';

/** What the office notes about students. */
export const noteHandlers = [
  handle(addStudentNoteCall, async (context, { student_id, body, request_key }) => {
    await addNote(context, { studentId: student_id, body, requestKey: request_key });
    return { data: null, message: text.noteAdded };
  }),

  handle(deleteStudentNoteCall, async (context, { note_id }) => {
    await deleteNote(context, note_id);
    return { data: null, message: text.noteDeleted };
  }),
];
