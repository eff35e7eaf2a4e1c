import { attendanceHandlers } from './attendance/handlers.ts';
import { editingHandlers } from './editing/handlers.ts';
import { lessonHandlers } from './study/handlers.ts';

// Lessons of a class: what students open and the gates before it (study), what anybody may see of a
// class (showing), who has opened what
// (attendance), and the lessons as administrators write them (editing).
export { extensionOf, presentAbout } from './present.ts';
export { showClass, showLesson } from './showing/show-class.ts';
export { type LessonRow, namedMaterials, type QuestionRow, questionsOf } from './store.ts';
export { lockStudentInClass, markSubmitted } from './store-progress.ts';
export { courseProgress } from './study/course-progress.ts';
export { type OpenLesson, openLesson } from './study/open-lesson.ts';
export { presentSummary } from './study/present.ts';

export const handlers = [...lessonHandlers, ...editingHandlers, ...attendanceHandlers];
