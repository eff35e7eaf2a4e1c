/** Files that arrive in parts, over lines that are cut; a call takes them once they are whole. */
export { appendToUpload, cancelUpload } from './append-to-upload.ts';
export { beginUpload } from './begin-upload.ts';
export { registerJobs } from './jobs.ts';
export { arrivedFile, noteTaken, unexpiredUpload } from './own-upload.ts';
export { takeRoom } from './room.ts';
