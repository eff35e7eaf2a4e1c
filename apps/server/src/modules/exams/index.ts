/** Exams: their questions, submissions, results and marks. */
export { handlers } from './handlers.ts';
