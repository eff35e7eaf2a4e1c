import { countOf, dictionary } from '@institute/contract/language';

/** Moving questions to another exam. */
export const moveText = dictionary('admin/lesson-editor/move-questions', {
  open: 'Move or copy questions',
  title: 'Move or copy questions',
  how: 'What happens to them here',
  move: 'Move',
  copy: 'Copy',
  moveHint:
    'They leave this exam and stand at the end of the other one. Once a student has begun this exam, they can only be copied: no mark changes.',
  copyHint: 'They stay here, and stand at the end of the other exam as well.',
  toClass: 'Class',
  toExam: 'Exam',
  choose: 'Choose an exam',
  examNeeded: 'Choose the exam they go to.',
  noExam: 'This class has no other exam.',
  questions: 'Questions',
  all: 'All questions',
  noneChosen: 'Choose at least one question.',
  saveFirst: 'Questions that are new or changed are listed once they are saved.',
  moving: 'Moving...',
  copying: 'Copying...',
  moved: (count: number) => `${countOf(count, 'question')} moved.`,
  copied: (count: number) => `${countOf(count, 'question')} copied.`,
  failed: 'The questions could not be moved.',
  examsFailed: 'The exams of this class could not be loaded.',
});
