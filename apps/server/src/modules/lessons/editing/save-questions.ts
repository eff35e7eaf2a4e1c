import { AppError } from '@institute/contract/errors';
import type { Tx } from '../../../platform/db.ts';
import {
  hideQuestion,
  insertQuestions,
  type QuestionFields,
  questionsOf,
  saveQuestion,
} from '../store-questions.ts';
import { text } from '../text.ts';
import { noteOfQuestions } from './note-questions.ts';

/** A question of the lesson form: a saved one with what is to change of it, or a whole new one. */
export type QuestionForm = {
  /** What the form calls a new one, the same for every retry. */
  temporaryId: string;
} & ({ id: number; fields: Partial<QuestionFields> } | { id: null; fields: QuestionFields });

/**
 * Saves the questions of an exam: those sent with their id are changed in what is sent of them, new
 * ones come at the end, and those not sent stay as they are. What `saveKey` has added before is
 * changed instead of added again, and goes when it is not sent any more. Gives what the audit log keeps
 * of it. Errors: invalid_input (a question of another exam, or one sent twice).
 */
export async function saveQuestions(
  tx: Tx,
  lessonId: number,
  forms: readonly QuestionForm[],
  { saveKey, now }: { saveKey: string | null; now: Date },
): Promise<Record<string, unknown>> {
  const current = await questionsOf(tx, lessonId);
  const known = new Set(current.map(({ id }) => id));
  const byRequestKey = new Map(
    current.flatMap(({ id, addedBy }) => (addedBy ? [[addedBy, id] as const] : [])),
  );
  const sent = new Set<number | string>();
  const added: (QuestionFields & { addedBy: string | null })[] = [];
  for (const form of forms) {
    const addedBy = saveKey && form.id === null ? `${saveKey}/${form.temporaryId}` : null;
    const id = form.id ?? byRequestKey.get(addedBy ?? '');
    const name = id ?? form.temporaryId;
    if (sent.has(name)) throw new AppError('invalid_input', text.questionTwice);
    sent.add(name);
    if (form.id === null && id === undefined) {
      added.push({ ...form.fields, addedBy });
    } else if (id !== undefined && known.has(id)) {
      await saveQuestion(tx, id, form.fields);
    } else {
      throw new AppError('invalid_input', text.questionGone);
    }
  }
  for (const { id, addedBy } of current) {
    const isOfThisSave = saveKey !== null && addedBy?.startsWith(`${saveKey}/`);
    if (isOfThisSave && !sent.has(id)) await hideQuestion(tx, id, now);
  }
  await insertQuestions(tx, lessonId, current.at(-1)?.position ?? 0, added);
  return noteOfQuestions(current, await questionsOf(tx, lessonId));
}
