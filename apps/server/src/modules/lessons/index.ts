/** Lessons of a class, the gates before them, and who has opened what. */
export { courseProgress } from './course-progress.ts';
export { handlers } from './handlers.ts';
export { type OpenLesson, openLesson } from './open-lesson.ts';
export { extensionOf, presentAbout, presentSummary } from './present.ts';
export { type LessonRow, namedMaterials, type QuestionRow, questionsOf } from './store.ts';
export { lockStudentInClass, markSubmitted } from './store-progress.ts';
