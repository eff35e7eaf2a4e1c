import { classesWith } from '@institute/contract/auth/abilities';
import { SILENT_MS } from '@institute/contract/classes/class-states';
import { type Context, signedIn } from '../../../context.ts';
import { spansAt } from '../work/rules.ts';
import { openThreads } from '../work/store-threads.ts';
import { silentStudents, taughtClasses } from './store.ts';

/** What waits for a teacher. */
export type TeachingWork = Awaited<ReturnType<typeof readTeaching>>;

/** Gathers what waits in the classes that the session's user teaches; nothing of any other class. */
export async function readTeaching(context: Context) {
  const actor = signedIn(context);
  const { db } = context;
  const now = context.clock.now();
  const ids = actor.teaches.map(({ classId }) => classId);
  const powersIn = new Map(actor.teaches.map(({ classId, powers }) => [classId, powers]));
  const answered = classesWith(actor, 'comments.answer') ?? ids;
  // Who opens what, and when, is for those who see people (decision 084).
  const knows = classesWith(actor, 'classes.seePeople') ?? ids;
  const marked = classesWith(actor, 'exams.mark') ?? ids;
  const answers = classesWith(actor, 'homework.answer') ?? ids;
  const [rows, questions, silent] = await Promise.all([
    taughtClasses(db, { ids, marked, answers, now }),
    openThreads(db, { since: spansAt(now).commentsSince, classIds: answered }),
    silentStudents(db, knows, { before: new Date(now.getTime() - SILENT_MS), now }),
  ]);
  const classes = rows.map((row) => ({ ...row, powers: powersIn.get(row.id) ?? [] }));
  return { classes, questions, silent };
}
