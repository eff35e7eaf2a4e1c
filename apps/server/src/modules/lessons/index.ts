import { attendanceHandlers } from './attendance/handlers.ts';
import { editingHandlers } from './editing/handlers.ts';
import { showingHandlers } from './showing/handlers.ts';
import { lessonHandlers } from './study/handlers.ts';

// Lessons of a class: what students open and the gates before it (study), what anybody may see of a
// class (showing), who has opened what
// (attendance), and the lessons as administrators write them (editing).
export { bankFiltersOf, refuseSmallBank } from './bank-draw.ts';
export { copyLesson } from './copy-lesson.ts';
export { classesOfLessons, classOfLesson } from './editing/affected-classes.ts';
export { existingLesson } from './editing/handlers.ts';
export { removeUnusedFiles, settleFiles } from './editing/lesson-files.ts';
export { homeworkToTell, TELL_AFTER_SECONDS } from './editing/note-homework.ts';
export { placeLesson, settleOrder } from './editing/order-lessons.ts';
export { exercisesOf } from './exam-exercises.ts';
export { extensionOf, presentAbout, presentRules } from './present.ts';
export { filesOfBlocks, presentFile } from './present-file.ts';
export { isPlain } from './rules.ts';
export { showClass, showLesson } from './showing/show-class.ts';
export {
  type ExamExercise,
  type ExamRules,
  type LessonRow,
  lessonByRef,
  lessonBySave,
  lessonsOfClass,
  lockEditing,
  namedMaterials,
  orderOf,
  saveExercise,
} from './store.ts';
export { filesByKey, type LessonFileRow } from './store-files.ts';
export { isPassMissing } from './store-pass-missing.ts';
export { entryMarkOf } from './store-prerequisites.ts';
export { lockStudentInClass, markSubmitted } from './store-progress.ts';
export { type QuestionRow, questionsOf } from './store-questions.ts';
export { isNamed } from './store-study.ts';
export { courseProgress } from './study/course-progress.ts';
export { joiningAtSignUp } from './study/join-at-sign-up.ts';
export {
  lookIntoLesson,
  type OpenLesson,
  openLesson,
  openWholeLesson,
} from './study/open-lesson.ts';
export { openNow } from './study/open-now.ts';
export { presentSummary } from './study/present.ts';
export { savableLessons } from './study/savable.ts';
export { studyWeek } from './study/study-week.ts';

export const handlers = [
  ...lessonHandlers,
  ...showingHandlers,
  ...editingHandlers,
  ...attendanceHandlers,
];
