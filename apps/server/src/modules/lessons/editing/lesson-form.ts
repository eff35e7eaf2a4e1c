import { AppError } from '@institute/contract/errors';
import type { LessonKind } from '../rules.ts';
import type { LessonFields, LessonRow } from '../store.ts';
import { text } from '../text.ts';
import { decodeTimetable } from '../timetable-rules.ts';
import type { QuestionForm } from './save-questions.ts';

/** The lesson form, its fields named as the columns that keep them. */
export interface LessonForm extends Omit<LessonFields, 'classId'> {
  classRef: string;
  /** Fixed once a lesson is made. */
  kind: LessonKind;
  isScheduled: boolean;
  questions: readonly QuestionForm[];
}

/**
 * A new lesson as it is stored; only an exam has a model answer (admin §4), and only a plain lesson
 * is for everybody to read.
 */
export function fieldsOf(form: LessonForm): Omit<LessonFields, 'classId'> {
  const { kind, isScheduled, opensAt, isPreview } = form;
  return {
    subject: form.subject,
    about: textOf(kind, form.about),
    opensAt: openingOf(kind, isScheduled, opensAt),
    theoryAnswer: kind === 'exam' ? form.theoryAnswer : '',
    isPreview: kind === 'lesson' && isPreview,
  };
}

/** The fields that a change of a lesson sends, as they are stored. */
export function changesOf(
  { classRef: _moved, kind: _fixed, questions: _apart, ...change }: Partial<LessonForm>,
  lesson: LessonRow,
): Partial<LessonFields> {
  const { about, isScheduled, opensAt, theoryAnswer, isPreview, ...same } = change;
  const wasScheduled = lesson.opensAt !== null;
  const isSchedule = isScheduled !== undefined || opensAt !== undefined;
  const date = opensAt === undefined ? lesson.opensAt : opensAt;
  return {
    ...same,
    ...(about !== undefined && { about: textOf(lesson.kind, about) }),
    ...(isSchedule && { opensAt: openingOf(lesson.kind, isScheduled ?? wasScheduled, date) }),
    ...(theoryAnswer !== undefined && lesson.kind === 'exam' && { theoryAnswer }),
    ...(isPreview !== undefined && lesson.kind === 'lesson' && { isPreview }),
  };
}

const textOf = (kind: LessonKind, about: string): string =>
  kind === 'timetable' ? decodeTimetable(about) : about;

/** When a lesson opens; null for one that is open from the start, as a timetable always is (admin §4). */
function openingOf(kind: LessonKind, isScheduled: boolean, opensAt: Date | null): Date | null {
  if (!isScheduled || kind === 'timetable') return null;
  if (!opensAt) throw new AppError('invalid_input', text.studyDateMissing);
  return opensAt;
}
