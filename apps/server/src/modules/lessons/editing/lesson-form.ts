import { AppError } from '@institute/contract/errors';
import { plainTextOf } from '@institute/contract/lessons/block-text';
import { plainLines } from '@institute/contract/text/lines';
import { type LessonKind, plainRules, rulesOf } from '../rules.ts';
import type { LessonFields, LessonRow } from '../store.ts';
import { text } from '../text.ts';
import { decodeTimetable } from '../timetable-rules.ts';
import { exercisesAfter } from './exam-exercises.ts';
import type { QuestionForm } from './save-questions.ts';

/** The lesson form, its fields named as the columns that keep them. */
export interface LessonForm extends Omit<LessonFields, 'classId' | 'exercises'> {
  classRef: string;
  /** Fixed once a lesson is made. */
  kind: LessonKind;
  isScheduled: boolean;
  questions: readonly QuestionForm[];
}

/**
 * A new lesson as it is stored; only an exam has a model answer (admin §4) and rules, and only a plain lesson
 * is made of blocks, or is for everybody to read; those of an exam are its exercises.
 */
export function fieldsOf(form: LessonForm): Omit<LessonFields, 'classId'> {
  const { kind, isScheduled, opensAt, isPreview } = form;
  const blocks = kind === 'lesson' ? form.blocks : [];
  return {
    subject: form.subject,
    about: textOf(kind, form.about),
    blocks,
    ...wordsOf(blocks),
    exercises: kind === 'exam' ? exercisesAfter([], form.blocks) : [],
    opensAt: openingOf(kind, isScheduled, opensAt),
    theoryAnswer: kind === 'exam' ? form.theoryAnswer : '',
    isPreview: kind === 'lesson' && isPreview,
    ...(kind === 'exam' ? rulesOf(form) : plainRules),
  };
}

/** The fields that a change of a lesson sends, as they are stored. */
export function changesOf(
  { classRef: _moved, kind: _fixed, questions: _apart, ...change }: Partial<LessonForm>,
  lesson: LessonRow,
): Partial<LessonFields> {
  const { about, blocks, isScheduled, opensAt, theoryAnswer, isPreview, ...sent } = change;
  const same = lesson.kind === 'exam' ? sent : { ...sent, ...rulesOf(lesson) };
  const wasScheduled = lesson.opensAt !== null;
  const isSchedule = isScheduled !== undefined || opensAt !== undefined;
  const date = opensAt === undefined ? lesson.opensAt : opensAt;
  return {
    ...same,
    ...contentOf(lesson, about, blocks),
    ...(isSchedule && { opensAt: openingOf(lesson.kind, isScheduled ?? wasScheduled, date) }),
    ...(theoryAnswer !== undefined && lesson.kind === 'exam' && { theoryAnswer }),
    ...(isPreview !== undefined && lesson.kind === 'lesson' && { isPreview }),
  };
}

/**
 * The text of a lesson and its blocks as a change leaves them. Blocks that are sent decide about the
 * text. A text that is sent alone, by a client that knows no blocks, may be the one it was shown;
 * another one would lose everything in the blocks that is more than words. Errors: lesson_in_blocks.
 */
function contentOf(
  lesson: LessonRow,
  about: string | undefined,
  blocks: LessonForm['blocks'] | undefined,
): Partial<Pick<LessonFields, 'about' | 'blocks' | 'exercises'>> {
  const text = about === undefined ? {} : { about: textOf(lesson.kind, about) };
  if (lesson.kind === 'exam' && blocks) {
    return { ...text, exercises: exercisesAfter(lesson.exercises, blocks) };
  }
  if (lesson.kind !== 'lesson') return text;
  if (blocks) return { ...text, blocks, ...wordsOf(blocks) };
  if (about === undefined || lesson.blocks.length === 0) return text;
  if (plainLines(about) !== plainLines(lesson.about)) throw new AppError('lesson_in_blocks');
  return {};
}

/** What stands as the text of a lesson in blocks; nothing where there are none. */
const wordsOf = (blocks: LessonForm['blocks']) =>
  blocks.length > 0 ? { about: plainTextOf(blocks) } : {};

const textOf = (kind: LessonKind, about: string): string =>
  kind === 'timetable' ? decodeTimetable(about) : about;

/** When a lesson opens; null for one that is open from the start, as a timetable always is (admin §4). */
function openingOf(kind: LessonKind, isScheduled: boolean, opensAt: Date | null): Date | null {
  if (!isScheduled || kind === 'timetable') return null;
  if (!opensAt) throw new AppError('invalid_input', text.studyDateMissing);
  return opensAt;
}
