import type { Block } from '@institute/contract/blocks';
import type { DataOf } from '@institute/contract/call';
import type { GivenAnswers } from '@institute/contract/exam-exercises';
import type * as wire from '@institute/contract/exams';
import type { LessonFile } from '@institute/contract/lesson-file';
import { readBlocks } from '@institute/contract/rules/read-blocks';
import { dateOfUnix } from '../../platform/decode.ts';
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

/** A student's result. Scores are percentages; null until known. */
export interface ExamResult {
  /** Question id to the chosen option. */
  answers: Readonly<Record<string, string>>;
  /** Null when the exam has no objective questions. */
  objectiveScore: number | null;
  /** Text, or the path of a picture. */
  theoryAnswer: string;
  theoryAnswerKind: 'none' | 'text' | 'image';
  /** Null until marked, and when the exam has no theory question. */
  theoryScore: number | null;
  /** True while the theory answer waits for its mark. */
  isPending: boolean;
  totalScore: number | null;
  submittedAt: Date | null;
  markedAt: Date | null;
  /** The model answer; empty until there is one to see. */
  correctTheoryAnswer: string;
  /** What the teacher says besides; empty for nothing. */
  comment: string;
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
  result: ExamResult | null;
  draft: SavedExamDraft | null;
  /** How the student stands with an exam that has rules of its own; read it with `standingOf`. */
  standing?: string;
  /** The exercises of an exam; read them with `satExercisesOf`. */
  exercises?: string;
}

/** The exams of one calendar month and their average. */
export interface MonthGrade {
  /** The first instant of the month. */
  start: Date;
  averageScore: number;
  examCount: number;
  exams: { name: string; className: string; date: string; score: number }[];
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
    result: lesson.examResult && examResultOf(lesson.examResult),
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

export function examResultOf(result: wire.ExamResult): ExamResult {
  return {
    answers: result.objective_answers,
    objectiveScore: result.objective_score,
    theoryAnswer: result.theory_answer,
    theoryAnswerKind: result.theory_answer_kind,
    theoryScore: result.theory_score,
    isPending: result.theory_pending,
    totalScore: result.total_score,
    submittedAt: dateOfUnix(result.submitted_at),
    markedAt: dateOfUnix(result.marked_at),
    correctTheoryAnswer: result.correctTheoryAnswer,
    comment: result.comment ?? '',
  };
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

export function monthGradesOf(months: DataOf<typeof wire.getSemesterGrades>): MonthGrade[] {
  return months.map(({ start_date, average_score, exam_count, exams }) => ({
    start: new Date(start_date * 1000),
    averageScore: average_score,
    examCount: exam_count,
    exams: exams.map((exam) => ({
      name: exam.exam_name,
      className: exam.class_name,
      date: exam.date_formatted,
      score: exam.score,
    })),
  }));
}
