/** Lessons of a class, the gates before them, and who has opened what. */
export { courseProgress } from './course-progress.ts';
export { handlers } from './handlers.ts';
