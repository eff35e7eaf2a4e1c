import type { GivenAnswers } from '@institute/contract/exams/exam-exercises';
import type * as wire from '@institute/contract/exams/exams';
import type { Block } from '@institute/contract/lessons/blocks';
import type { LessonFile } from '@institute/contract/lessons/lesson-file';
import { readBlocks } from '@institute/contract/lessons/read-blocks';
import { type LessonSummary, lessonSummaryOf } from '../lessons/model.ts';

/** An objective question as a student sees it. */
export interface Question {
  id: number;
  question: string;
  /** The right option; undefined until the student has submitted. */
  answer?: string | undefined;
  /** All options, in the order fixed for this student. */
  choices: string[];
}

/** What the server has kept of an exam that is not submitted yet. */
export interface SavedExamDraft {
  /** Question id to the chosen option. */
  answers: Record<string, string>;
  text: string;
  /** Answers to exercises, by their ids. */
  exercises?: GivenAnswers;
  /** On the writer's clock. */
  writtenAt: Date;
  /** On the server's clock. */
  savedAt: Date;
}

/** A lesson with its content, and the exam when it is one. */
export interface Lesson extends LessonSummary {
  className: string;
  /** Content; the theory question of an exam. */
  about: string;
  /** What it is made of; none for a lesson that is text and a file. */
  blocks: Block[];
  /** The files that its blocks show. */
  files: LessonFile[];
  /** Signed path from the API host, empty when there is none. */
  materialPath: string;
  /** Without the dot, lower case. */
  materialExtension: string;
  /** The lesson after this one, when there is one. */
  next: { id: number; rand: string; subject: string } | null;
  questions: Question[];
  result: wire.ExamResult | null;
  draft: SavedExamDraft | null;
  /** How the student stands with an exam that has rules of its own; read it with `standingOf`. */
  standing?: string;
  /** The exercises of an exam; read them with `satExercisesOf`. */
  exercises?: string;
}

export function lessonOf(lesson: wire.Lesson): Lesson {
  const own = ownMaterialOf(lesson);
  return {
    ...lessonSummaryOf(lesson),
    className: lesson.class_name,
    about: lesson.about,
    blocks: readBlocks(lesson.blocks),
    files: lesson.files ?? [],
    materialPath: own,
    materialExtension: own && lesson.materialExtension,
    next: lesson.next,
    questions: lesson.questions.map(questionOf),
    result: lesson.examResult,
    draft: lesson.draft && savedDraftOf(lesson.draft),
    ...(lesson.standing && { standing: lesson.standing }),
    ...(lesson.exercises && { exercises: lesson.exercises }),
  };
}

/** The path of the file that is the lesson's own, '' for none: one that a block shows stands there alone. */
export const ownMaterialOf = ({
  material_url,
  files = [],
}: Pick<wire.Lesson, 'material_url' | 'files'>): string =>
  files.some(({ path }) => path === material_url) ? '' : material_url;

export function questionOf({ id, question, answer, choices }: wire.Question): Question {
  return { id, question, answer, choices };
}

function savedDraftOf(draft: wire.ExamDraft): SavedExamDraft {
  return {
    answers: draft.answer,
    text: draft.theory,
    ...(draft.exercises && { exercises: JSON.parse(draft.exercises) as GivenAnswers }),
    writtenAt: new Date(draft.written_at),
    savedAt: new Date(draft.saved_at * 1000),
  };
}
