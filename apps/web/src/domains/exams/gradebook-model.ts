import { GradedExams, type GradedStudent as WireStudent } from '@institute/contract/gradebook';
import { pathTo } from '@institute/contract/routes';

/** What a student has in one exam. */
export interface BookMark {
  lessonId: number;
  resultId: number;
  /** 0 to 100; null while a part of it waits for its mark. */
  score: number | null;
  /** Whether people mark a part of it. */
  isMarkedByPeople: boolean;
}

/** A student of a class with their marks. */
export interface BookStudent {
  id: number;
  name: string;
  /** By the id of the exam; none where nothing was handed in. */
  marks: ReadonlyMap<number, BookMark>;
  /** Null as long as no mark counts. */
  mean: number | null;
}

/** An exam of the class, with the mean of all its students. */
export interface BookExam {
  id: number;
  subject: string;
  /** How much it counts beside the others. */
  weight: number;
  mean: number | null;
  /** How many students have a mark. */
  marked: number;
}

export function bookStudentOf({ user_id, name, mean, marks }: WireStudent): BookStudent {
  return {
    ...{ id: user_id, name, mean },
    marks: new Map(
      marks.map(({ lesson_id, result_id, score, theory }) => [
        lesson_id,
        { lessonId: lesson_id, resultId: result_id, score, isMarkedByPeople: theory },
      ]),
    ),
  };
}

export const bookExamsOf = (meta: unknown): readonly BookExam[] => GradedExams.parse(meta).exams;

/** Names of one submission in the address of the page where exams are marked. */
export const SUBMISSION_QUERY = { lesson: 'lesson', result: 'result' } as const;

/** Where one submission is marked, or marked anew. */
export function markingPath({ lessonId, resultId }: Pick<BookMark, 'lessonId' | 'resultId'>) {
  const { lesson, result } = SUBMISSION_QUERY;
  return `${pathTo('exams')}?${lesson}=${lessonId}&${result}=${resultId}`;
}
