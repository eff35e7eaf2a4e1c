import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { classesOfExercises } from '../../bank/index.ts';
import { drawnIdOf } from '../sitting/drawn.ts';
import { newJudge } from '../sitting/judging.ts';
import { remarkingOf } from './remark-exam.ts';
import { examsThatDrew } from './store.ts';

/** An exam where marking again would change so many marks. */
interface TouchedExam {
  id: number;
  subject: string;
  touched: number;
}

/**
 * The exams of its class that drew an exercise of the bank and have marks that the keys of now would
 * change; none for whoever may not mark there. Errors: bank_exercise_not_found.
 */
export async function touchedExams(context: Context, exerciseId: number): Promise<TouchedExam[]> {
  const { db } = context;
  const [exercise] = await classesOfExercises(db, [exerciseId]);
  if (!exercise) throw new AppError('bank_exercise_not_found');
  const { classId } = exercise;
  if (!can(signedIn(context), 'exams.mark', { classId })) return [];
  const found: TouchedExam[] = [];
  const judge = newJudge();
  for (const exam of await examsThatDrew(db, classId, drawnIdOf(exercise))) {
    const { length } = await remarkingOf(db, exam, judge);
    if (length > 0) found.push({ id: exam.id, subject: exam.subject, touched: length });
  }
  return found;
}
