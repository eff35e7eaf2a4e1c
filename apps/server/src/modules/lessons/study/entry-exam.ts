import { isolated } from '@institute/contract/arabic/two-scripts';
import { drawnOf, drawPartsOf } from '@institute/contract/exams/draw-parts';
import type { EntryExam } from '@institute/contract/lessons/entry-exam';
import { entryExamFacts, entryExamSentence } from '@institute/contract/lessons/entry-exam-words';
import type { Database } from '../../../platform/db.ts';
import { waysOfBank } from '../../bank/index.ts';
import { bankFiltersOf } from '../bank-draw.ts';
import { exercisesOf } from '../exam-exercises.ts';
import type { LessonRow } from '../store.ts';
import { attemptsAt, entryExamOf, entryMarkOf } from '../store-prerequisites.ts';
import { questionsOf } from '../store-questions.ts';

/** The class whose way in is asked for, and when. */
interface Entered {
  classId: number;
  now: Date;
}

/**
 * The exam by which a class may be entered, as its user stands with it, or as nobody does yet; null where there
 * is none that can be sat: its own class is not held, it opens later, or it asks nothing.
 */
export async function entryExamFor(
  db: Database,
  { classId, now }: Entered,
  userId: number | null,
): Promise<EntryExam | null> {
  const found = await entryExamOf(db, classId);
  if (!found || (found.exam.opensAt !== null && found.exam.opensAt > now)) return null;
  const { exam, first } = found;
  const questions = await countAsked(db, exam);
  const isMarkedByTeacher = exam.about.trim() !== '';
  if (questions === 0 && !isMarkedByTeacher) return null;
  return {
    ...{ rand: exam.rand, classRand: first.rand, className: first.name },
    ...{ subject: exam.subject, questions, isMarkedByTeacher },
    ...{ minutes: exam.examMinutes, passMark: entryMarkOf(exam) },
    standing: userId === null ? 'open' : await standingAt(db, userId, exam),
  };
}

/** How many questions an attempt asks, what it draws from the bank among them. */
async function countAsked(db: Database, exam: LessonRow): Promise<number> {
  const parts = drawPartsOf(exam);
  const questions = await questionsOf(db, exam.id);
  const held = parts.length > 0 ? await waysOfBank(db, exam.classId, bankFiltersOf(exam)) : [];
  const drawn = drawnOf(parts, held).reduce((sum, count) => sum + count, 0);
  return questions.length + exercisesOf(exam).length + drawn;
}

async function standingAt(
  db: Database,
  userId: number,
  { id, attempts }: LessonRow,
): Promise<EntryExam['standing']> {
  const { handedIn, isWaiting } = await attemptsAt(db, userId, id);
  if (handedIn < attempts) return 'open';
  return isWaiting ? 'waiting' : 'used';
}

/** Why a class cannot be joined yet whose prerequisite is not met, where an exam is a way in; null where none is. */
export async function entryExamRefusal(
  db: Database,
  entered: Entered,
  userId: number,
): Promise<string | null> {
  const exam = await entryExamFor(db, entered, userId);
  if (!exam) return null;
  const fill: Record<string, string> = {
    class: isolated(exam.className),
    exam: isolated(exam.subject),
    facts: entryExamFacts(exam),
  };
  return entryExamSentence(exam).replace(/\{(\w+)\}/g, (_, name: string) => fill[name] ?? '');
}
