import { AppError } from '@institute/contract/errors';
import type { Tx } from '../../platform/db.ts';
import {
  hideQuestion,
  insertQuestions,
  type QuestionFields,
  questionsOf,
  saveQuestion,
} from './store.ts';

/** A question of the lesson form. */
export interface QuestionForm extends QuestionFields {
  /** Null for a new one. */
  id: number | null;
  /** What the form calls a new one, the same for every retry. */
  temporaryId: string;
}

/**
 * Saves the questions of an exam: those sent with their id are changed, new ones come at the end,
 * and those not sent stay as they are. What `press` has added before is changed instead of added
 * again, and goes when it is not sent any more. Errors: invalid_input (a question of another exam,
 * or one sent twice).
 */
export async function saveQuestions(
  tx: Tx,
  lessonId: number,
  forms: readonly QuestionForm[],
  { press, now }: { press: string | null; now: Date },
): Promise<void> {
  const current = await questionsOf(tx, lessonId);
  const known = new Set(current.map(({ id }) => id));
  const byPress = new Map(
    current.flatMap(({ id, addedBy }) => (addedBy ? [[addedBy, id] as const] : [])),
  );
  const sent = new Set<number | string>();
  const added: (QuestionFields & { addedBy: string | null })[] = [];
  for (const { id, temporaryId, ...fields } of forms) {
    const addedBy = press && `${press}/${temporaryId}`;
    const name = id ?? (addedBy && byPress.get(addedBy)) ?? temporaryId;
    if (sent.has(name)) throw new AppError('invalid_input', 'A question was sent twice.');
    sent.add(name);
    if (typeof name === 'string') {
      added.push({ ...fields, addedBy });
      continue;
    }
    if (!known.has(name)) {
      throw new AppError('invalid_input', 'A question is not, or no longer, part of this exam.');
    }
    await saveQuestion(tx, name, fields);
  }
  for (const { id, addedBy } of current) {
    if (press && addedBy?.startsWith(`${press}/`) && !sent.has(id)) await hideQuestion(tx, id, now);
  }
  await insertQuestions(tx, lessonId, current.at(-1)?.position ?? 0, added);
}
