import type { DataOf } from '@institute/contract/call';
import { pathTo } from '@institute/contract/routes';
import type { StaffPower } from '@institute/contract/rules/abilities';
import type { getTeaching } from '@institute/contract/teaching';
import { dateOfUnix, isSet } from '../../platform/decode.ts';

/** A class that whoever is signed in teaches. */
export interface TaughtClass {
  id: number;
  rand: string;
  name: string;
  powers: readonly StaffPower[];
  students: number;
  /** Exams that wait for a mark, and since when the oldest does. */
  waiting: number;
  waitingSince: Date | null;
  /** The lesson that opens next by its date. */
  next: { subject: string; at: Date } | null;
}

/** What waits for a teacher, the longest waiting first. */
export interface Teaching {
  /** How students see them: the path of a picture, empty for none, and whether visitors do too. */
  profile: { picture: string; isPublic: boolean };
  classes: readonly TaughtClass[];
  questions: {
    count: number;
    first: readonly {
      path: string;
      className: string;
      lesson: string;
      student: string;
      at: Date | null;
    }[];
  };
  /** Students who have opened nothing for a week. */
  silent: {
    count: number;
    first: readonly {
      studentId: number;
      classRand: string;
      className: string;
      student: string;
      since: Date | null;
    }[];
  };
}

export function teachingOf(answer: DataOf<typeof getTeaching>): Teaching {
  const { profile, classes, questions, silent } = answer;
  return {
    profile: { picture: profile.picture, isPublic: isSet(profile.is_public) },
    classes: classes.map(({ waiting_since, next_lesson, next_opens_at, ...row }) => {
      const at = dateOfUnix(next_opens_at);
      return {
        ...row,
        waitingSince: dateOfUnix(waiting_since),
        next: at && { subject: next_lesson, at },
      };
    }),
    questions: {
      count: questions.count,
      first: questions.first.map(({ class_rand, lesson_rand, lesson, student, at, ...rest }) => ({
        path: pathTo('lesson', { classId: class_rand, lessonId: lesson_rand }),
        ...{ className: rest.class, lesson, student, at: dateOfUnix(at) },
      })),
    },
    silent: {
      count: silent.count,
      first: silent.first.map(({ user_id, class_rand, student, since, ...rest }) => ({
        studentId: user_id,
        classRand: class_rand,
        ...{ className: rest.class, student, since: dateOfUnix(since) },
      })),
    },
  };
}
