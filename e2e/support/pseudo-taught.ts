import { exerciseText, exerciseTypes } from '@institute/contract/exercises/kinds';
import { blockKinds } from '@institute/contract/lessons/blocks';
import { pathTo } from '@institute/contract/routes';
import { kindText } from '../../apps/web/src/admin/lesson-editor/blocks/text.ts';
import { close, press, type Screen, together, type } from './pseudo-walk.ts';
import type { TaughtClass } from './taught-class.ts';

/** Adds an empty block of each kind, and of each type of exercise, to a lesson that is new. */
const addEveryBlock = together(
  ...blockKinds
    .filter((kind) => kind !== 'exercise')
    .map((kind) => kindText[kind].name)
    .concat(exerciseTypes.map((type) => exerciseText[type].name))
    .flatMap((name) => [press('Add block'), press(name)]),
);

/** The editor of lessons: of a new one, and of a lesson and an exam that are saved. */
export function editorScreens({ id, lesson, exam }: TaughtClass): readonly Screen[] {
  const at = (lessonId: number | 'new') => pathTo('managedLesson', { classId: id, lessonId });
  return [
    [at('new'), press('Save Lesson')],
    [
      at('new'),
      press('Write a text'),
      press('Add block'),
      close,
      addEveryBlock,
      press('Save Lesson'),
      press('Try it'),
    ],
    [at(lesson.id), press('Preview'), close, press('Delete Lesson'), close],
    [
      at(lesson.id),
      press('Add word'),
      press('Save word'),
      close,
      press('Edit كِتَابٌ'),
      close,
      press('Remove كِتَابٌ'),
      close,
      press('Tie a written form'),
      close,
      press('Import a table'),
      press('Check'),
      together(type('Table', 'book'), press('Check')),
      together(type('Table', 'قَلَمٌ\tpen'), press('Check')),
    ],
    [
      at(lesson.id),
      press('Add a sound to كِتَابٌ'),
      press('Record'),
      press('Stop'),
      together(press('Throw away'), close),
      press('Change the sound of بَيْتٌ'),
      close,
      press('Add a sound to line 1'),
    ],
    [
      at(lesson.id),
      press('Tap along'),
      press('Go on playing'),
      press('Start anew'),
      together(press('Done'), press('From the bank')),
      close,
      press('Try it'),
    ],
    [at(exam.id), press('Add a part'), press('Move or copy questions'), press('Move'), close],
    [at(exam.id), press('Add exercise')],
  ];
}

/** The screens of somebody who teaches a class in which something waits. */
export function teachersScreens(taught: TaughtClass): Record<string, readonly Screen[]> {
  const own = pathTo('managedClass', { id: taught.rand });
  return {
    teaching: [['/teaching']],
    meetingRegister: [
      [
        pathTo('meetingRegister', { id: taught.meeting }),
        press('Everyone present'),
        press('Show a code'),
      ],
    ],
    managedClass: [
      [own, press('Message this class'), press('Send Message'), close],
      [`${own}?tab=lessons`],
      [`${own}?tab=attendance`],
    ],
    exams: [['/admin/exams', press('Mark Exam')]],
    questions: [['/admin/questions']],
    managedLetters: [['/admin/letters']],
  };
}

/** The screens of a student who has opened every kind of block, and set a word aside. */
export function studentsScreens({
  rand,
  lesson,
  meeting,
}: TaughtClass): Record<string, readonly Screen[]> {
  return {
    lesson: [[pathTo('lesson', { classId: rand, lessonId: lesson.rand })]],
    practice: [['/practice', press('1 card set aside'), press('Take back')]],
    wallet: [['/wallet-history']],
    meeting: [[pathTo('meeting', { id: meeting }), press('Join')]],
  };
}
