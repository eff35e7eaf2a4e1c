import type { RequestOf } from '@institute/contract/call';
import { flagOf } from '@institute/contract/fields';
import type { Block } from '@institute/contract/lessons/blocks';
import { readBlocks } from '@institute/contract/lessons/blocks';
import { kindOfType, type LessonKind, typeOfKind } from '@institute/contract/lessons/lessons';
import {
  type addLesson,
  type EditedLesson,
  type LessonField,
  newLessonDefaults,
} from '@institute/contract/lessons/managed-lessons';
import {
  type ManagedQuestion,
  newQuestionDefaults,
  type questionFields,
} from '@institute/contract/lessons/managed-questions';
import { clockText, instantOf } from '@institute/contract/time/clock-text';
import { newRequestKey } from '../../forms/request-key.ts';
import { readableText } from '../../ui/readable-text.ts';
import { type DrawForm, drawFormOf, noDraw, wireDrawOf } from './exam-draw-model.ts';
import { plainRules, type RulesForm, rulesFormOf, wireRulesOf } from './exam-rules-model.ts';
import { withoutBlanks } from './typed-blocks.ts';

/** A lesson and the questions of an exam. */
export interface LessonToEdit {
  lesson: EditedLesson;
  questions: readonly QuestionForm[];
}

/** An objective question as it is typed. */
export interface QuestionForm {
  /** Number of a saved one; of a new one a name that begins with 'new-' (admin §3). */
  id: string;
  question: string;
  answer: string;
  /** Always four. */
  options: string[];
}

/**
 * What is typed and chosen in the editor, the file left out. Every field of the contract's form has
 * one here: one that is forgotten on the way from the input to the wire does not compile.
 */
export interface LessonForm {
  classId: number;
  kind: LessonKind;
  subject: string;
  about: string;
  /** Of a plain lesson: where there are any, `about` is their plain text and not sent. Of an exam its exercises. */
  blocks: Block[];
  isScheduled: boolean;
  /** `2026-11-20T14:05` on the institute's clock, empty when not set. */
  studyDate: string;
  theoryAnswer: string;
  isPreview: boolean;
  /** How it is sat, when it is an exam. */
  rules: RulesForm;
  /** What its attempts draw from the bank, when it is an exam. */
  draw: DrawForm;
  questions: QuestionForm[];
}

/** A lesson as it was asked for, with its questions as they are typed. */
export const lessonToEditOf = (
  lesson: EditedLesson,
  questions: readonly ManagedQuestion[],
): LessonToEdit => ({
  lesson,
  questions: questions.map(({ id, question, answer, answer1, answer2, answer3, answer4 }) => ({
    ...{ id: String(id), question, answer },
    options: [answer1, answer2, answer3, answer4],
  })),
});

/** Whether a question is not saved yet. */
export const isNew = ({ id }: Pick<QuestionForm, 'id'>): boolean => id.startsWith('new-');

/** Whether a kind is opened by schedule: a timetable never is. */
export const canBeScheduled = (kind: LessonKind): boolean => kind !== 'timetable';

/** Whether a kind may be read by everybody: exams and timetables are for students. */
export const canBePreview = (kind: LessonKind): boolean => kind === 'lesson';

/** Whether a kind may be made of blocks: exams and timetables keep their own form. */
export const hasBlocks = (kind: LessonKind): boolean => kind === 'lesson';

/** The form of a new lesson (admin §4: Lesson is the default type). */
export function newLessonForm(classId: number): LessonForm {
  return {
    classId,
    kind: kindOfType[newLessonDefaults.inputetype],
    subject: '',
    about: newLessonDefaults.about,
    blocks: readBlocks(newLessonDefaults.blocks),
    isScheduled: newLessonDefaults.scheduled,
    studyDate: '',
    theoryAnswer: newLessonDefaults.theoryAnswer,
    isPreview: newLessonDefaults.preview,
    rules: plainRules,
    draw: noDraw,
    questions: [...newLessonDefaults.questions],
  };
}

export function newQuestion(): QuestionForm {
  const id = `new-${newRequestKey(12)}`;
  return { id, question: '', answer: '', options: Object.values(newQuestionDefaults) };
}

/** The form of a saved lesson. */
export function lessonFormOf({ lesson, questions }: LessonToEdit, timeZone: string): LessonForm {
  return {
    classId: lesson.classId,
    kind: lesson.kind,
    subject: lesson.subject,
    about: lesson.kind === 'timetable' ? readableText(lesson.about) : lesson.about,
    blocks: [...lesson.blocks],
    isScheduled: lesson.isScheduled,
    studyDate: lesson.studyDate ? clockText(lesson.studyDate, timeZone) : '',
    theoryAnswer: lesson.theoryAnswer,
    isPreview: lesson.isPreview,
    rules: lesson.rules ? rulesFormOf(lesson.rules) : plainRules,
    draw: lesson.draw ? drawFormOf(lesson.draw) : noDraw,
    questions: [...questions],
  };
}

/** What a save of the form sends of it. */
export type LessonInput = Pick<RequestOf<typeof addLesson>, LessonField>;

/** The form as it is sent; what its kind does not have is left out. */
export function wireLessonOf(form: LessonForm, timeZone: string): LessonInput {
  const isScheduled = form.isScheduled && canBeScheduled(form.kind);
  const every = {
    class_id: form.classId,
    subject: form.subject.trim(),
    about: form.kind === 'timetable' ? encodedLines(form.about) : form.about,
    inputetype: typeOfKind[form.kind],
    scheduled: flagOf(isScheduled),
    studydate: isScheduled ? secondsOf(form.studyDate, timeZone) : '0',
    preview: flagOf(form.isPreview && canBePreview(form.kind)),
  };
  const blocks = JSON.stringify(withoutBlanks(form.blocks));
  const whole = {
    ...{ ...every, blocks, theoryAnswer: form.theoryAnswer },
    ...wireRulesOf(form.rules),
    ...wireDrawOf(form.draw),
    questions: form.questions.map(wireQuestionOf),
  } satisfies Record<LessonField, unknown>;
  if (form.kind === 'exam') return whole;
  return hasBlocks(form.kind) ? { ...every, blocks } : every;
}

function wireQuestionOf({ id, question, answer, options }: QuestionForm) {
  const [option1 = '', option2 = '', option3 = '', option4 = ''] = options.map((one) => one.trim());
  return {
    id,
    ...({
      question: question.trim(),
      answer: answer.trim(),
      option1,
      option2,
      option3,
      option4,
    } satisfies Record<keyof typeof questionFields, string>),
  };
}

/** A timetable goes percent-encoded, its line breaks written out (student specification, section 2). */
function encodedLines(about: string): string {
  return encodeURIComponent(about.replaceAll(/\r\n?/g, '\n')).replaceAll('%0A', '\\n');
}

function secondsOf(studyDate: string, timeZone: string): string {
  const instant = instantOf(studyDate, timeZone);
  return instant ? String(Math.floor(instant.getTime() / 1000)) : '0';
}
