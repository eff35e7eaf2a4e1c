import type { DataOf } from '@institute/contract/call';
import type { GivenAnswers, SatExercise } from '@institute/contract/exams/exam-exercises';
import type { LessonFile } from '@institute/contract/lessons/lesson-file';
import type { getStudentAnswers } from '@institute/contract/reports/student-answers';
import { satExercisesOf } from '../exams/sat-exercises.ts';

type Answers = DataOf<typeof getStudentAnswers>;
type Late = NonNullable<Answers['late']>;

/** What a student has answered in an exam, as the office sees it. */
export interface HandedAnswers extends Omit<Answers, 'exercises' | 'files' | 'late'> {
  /** With their keys. */
  exercises: readonly SatExercise[];
  /** What is heard in them. */
  files: readonly LessonFile[];
  /** What came after the time was over and does not count. */
  late?: Omit<Late, 'exercises'> & {
    /** By the ids of exercises. */
    exercises: GivenAnswers;
  };
}

/** The same with what its texts of JSON hold. */
export function handedAnswersOf({ exercises, files, late, ...rest }: Answers): HandedAnswers {
  return {
    ...rest,
    exercises: satExercisesOf(exercises),
    files: files ?? [],
    ...(late && { late: { ...late, exercises: givenIn(late) } }),
  };
}

const givenIn = ({ exercises }: Late): GivenAnswers =>
  exercises === undefined ? {} : (JSON.parse(exercises) as GivenAnswers);
