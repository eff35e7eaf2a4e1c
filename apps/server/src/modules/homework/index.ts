/** What students hand in at home, and how their teachers answer it. */
export { checkConsent } from './agree-to-recording.ts';
export { handlers } from './handlers.ts';
export { isTooLong } from './homework-rules.ts';
export { registerJobs } from './jobs.ts';
export { type KeptFile, withKept } from './keep-files.ts';
export { copySounds } from './make-copies.ts';
export { presentFile } from './present-hand-ins.ts';
export { recordingConsent } from './read-homework.ts';
export { namedTakes } from './store-files.ts';
export { tellAnswer } from './tell-answer.ts';
