import { AppError } from '@institute/contract/errors';
import type { Tx } from '../../platform/db.ts';
import { insertQuestions, type QuestionFields, questionsOf, saveQuestion } from './store.ts';

/** A question of the lesson form; `id` is null for a new one. */
export interface QuestionForm extends QuestionFields {
  id: number | null;
}

/**
 * Saves the questions of an exam: those sent with their id are changed, new ones come at the end,
 * and those not sent stay as they are. Errors: invalid_input (a question of another exam).
 */
export async function saveQuestions(
  tx: Tx,
  lessonId: number,
  forms: readonly QuestionForm[],
): Promise<void> {
  const current = await questionsOf(tx, lessonId);
  const known = new Set(current.map(({ id }) => id));
  const added: QuestionFields[] = [];
  for (const { id, ...fields } of forms) {
    if (id === null) {
      added.push(fields);
      continue;
    }
    if (!known.has(id)) {
      throw new AppError('invalid_input', 'A question is not, or no longer, part of this exam.');
    }
    await saveQuestion(tx, id, fields);
  }
  await insertQuestions(tx, lessonId, current.at(-1)?.position ?? 0, added);
}
