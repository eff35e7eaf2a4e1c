import type { LessonForm } from '../../domains/lessons/managed-model.ts';
import { type Parts, partsOf } from '../../forms/parts.ts';

/** What of an exam two people may change at once; each part is taken as a whole, its kind is fixed. */
const examParts = partsOf<Omit<LessonForm, 'kind'>>()({
  content: ['about'],
  exercises: ['blocks'],
  questions: ['questions'],
  subject: ['subject'],
  theoryAnswer: ['theoryAnswer'],
  isPreview: ['isPreview'],
  rules: ['rules'],
  draw: ['draw'],
  schedule: ['isScheduled', 'studyDate'],
  classId: ['classId'],
});
/** A part of the lesson form. */
export type LessonPart = keyof typeof examParts;

/** The same of a lesson, which says what it says in a plain text or in blocks. */
const otherParts: Parts<LessonForm, LessonPart> = {
  ...examParts,
  content: ['about', 'blocks'],
  exercises: [],
};

/** What of a lesson two people may change at once. */
export const lessonParts = ({ kind }: LessonForm): Parts<LessonForm, LessonPart> =>
  kind === 'exam' ? examParts : otherParts;
