import type { DataOf } from '@institute/contract/call';
import type { GivenAnswers, SatExercise } from '@institute/contract/exam-exercises';
import type { LessonFile } from '@institute/contract/lesson-file';
import type { getStudentAnswers } from '@institute/contract/student-answers';
import { dateOfUnix } from '../../platform/decode.ts';
import { satExercisesOf } from './sat-exercises.ts';

/** What a student has answered in an exam, as the office sees it. */
export interface HandedAnswers {
  questions: readonly { id: number; question: string; chosen: string; right: string }[];
  /** With their keys. */
  exercises: readonly SatExercise[];
  /** What is heard in them. */
  files: readonly LessonFile[];
  about: string;
  modelAnswer: string;
  theory: { kind: 'none' | 'text' | 'image'; answer: string };
  markedBy: string;
  /** Null where the account has no page. */
  markedById: number | null;
  markedAt: Date | null;
  /** What came after the time was over and does not count. */
  late?: LateAnswers;
}

interface LateAnswers {
  answers: Readonly<Record<string, string>>;
  /** By the ids of exercises. */
  exercises: GivenAnswers;
  theory: string;
  at: Date | null;
}

type Sent = DataOf<typeof getStudentAnswers>;

export function handedAnswersOf(data: Sent): HandedAnswers {
  return {
    questions: data.questions,
    exercises: satExercisesOf(data.exercises),
    files: data.files ?? [],
    about: data.about,
    modelAnswer: data.model_answer,
    theory: { kind: data.theory_answer_kind, answer: data.theory_answer },
    markedBy: data.marked_by,
    markedById: data.marked_by_id ?? null,
    markedAt: dateOfUnix(data.marked_at),
    ...(data.late && { late: lateOf(data.late) }),
  };
}

function lateOf({ at, exercises, ...rest }: NonNullable<Sent['late']>): LateAnswers {
  const given = exercises === undefined ? {} : (JSON.parse(exercises) as GivenAnswers);
  return { ...rest, exercises: given, at: dateOfUnix(at) };
}
