/** Lessons of a class, the gates before them, and who has opened what. */

export { handlers } from './handlers.ts';
export { extensionOf, presentAbout, presentSummary } from './present.ts';
export { type LessonRow, namedMaterials, type QuestionRow, questionsOf } from './store.ts';
export { lockStudentInClass, markSubmitted } from './store-progress.ts';
export { courseProgress } from './study/course-progress.ts';
export { type OpenLesson, openLesson } from './study/open-lesson.ts';
