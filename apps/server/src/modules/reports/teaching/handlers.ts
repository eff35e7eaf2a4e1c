import type { DataOf } from '@institute/contract/call';
import { unixOf } from '@institute/contract/fields';
import { getTeaching } from '@institute/contract/teaching';
import { signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { presentProfile, profileOf } from '../../classes/index.ts';
import { readTeaching, type TeachingWork } from './read-teaching.ts';

/** What teachers see of their classes. */
export const teachingHandlers = [
  handle(getTeaching, async (context) => ({
    data: {
      profile: presentProfile(context, await profileOf(context.db, signedIn(context).userId)),
      ...presentTeaching(await readTeaching(context)),
    },
  })),
];

function presentTeaching({
  classes,
  questions,
  silent,
}: TeachingWork): Omit<DataOf<typeof getTeaching>, 'profile'> {
  return {
    classes: classes.map(({ id, rand, name, students, waiting, powers, ...row }) => ({
      ...{ id, rand, name, students, waiting, powers: [...powers] },
      waiting_since: unixAt(row.waitingSince),
      next_lesson: row.nextLesson ?? '',
      next_opens_at: unixAt(row.nextOpensAt),
    })),
    questions: {
      count: questions.count,
      first: questions.first.map(({ classRand, lessonRand, className, lesson, student, at }) => ({
        class_rand: classRand,
        lesson_rand: lessonRand,
        ...{ class: className, lesson, student, at: unixAt(at) },
      })),
    },
    silent: {
      count: silent.count,
      first: silent.first.map(({ userId, classRand, className, student, since }) => ({
        ...{ user_id: userId, class_rand: classRand, class: className, student },
        since: unixAt(since),
      })),
    },
  };
}

const unixAt = (at: Date | string | null) => (at === null ? 0 : unixOf(new Date(at)));
