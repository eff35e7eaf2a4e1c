import { getTeaching, type Teaching } from '@institute/contract/reports/teaching';
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

function presentTeaching({ classes, questions, silent }: TeachingWork): Omit<Teaching, 'profile'> {
  return {
    classes: classes.map(({ id, rand, name, isDraft, links, students, ...row }) => ({
      ...{ id, rand, name, isDraft, links, students },
      waiting: row.waiting,
      handIns: row.handIns,
      powers: [...row.powers],
      waitingSince: dateAt(row.waitingSince),
      nextLesson: row.nextLesson ?? '',
      nextOpensAt: dateAt(row.nextOpensAt),
    })),
    questions: {
      count: questions.count,
      first: questions.first.map((thread) => ({ ...thread, at: new Date(thread.at) })),
    },
    silent: {
      count: silent.count,
      first: silent.first.map(({ userId, classRand, className, student, since }) => ({
        ...{ studentId: userId, classRand, className, student, since: new Date(since) },
      })),
    },
  };
}

/** A moment that a statement of our own gave, as a date or as its text. */
const dateAt = (at: Date | string | null) => (at === null ? null : new Date(at));
