/*
 * What is needed while there is no connection, or once there is one again: a file of its own, which
 * the service worker keeps with the shell.
 */
export { lessonKeptAt } from '../exams/lesson-api.ts';
export { fetchCodeBy, goOnSaving } from './save-class.ts';
export { readSaved } from './saved-classes.ts';
export { sendWaiting } from './send-waiting-api.ts';
export { isDear } from './storage.ts';
export { KeptNote } from './widgets/kept-note.tsx';
export { AskToSave } from './widgets/save-dialog.tsx';
export { SavedHere } from './widgets/saved-here.tsx';
export { SavedClassState } from './widgets/saved-state.tsx';
