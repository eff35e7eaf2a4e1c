import { getQuestions } from '@institute/contract/reports/questions';
import { handle } from '../../../handler.ts';
import type { ThreadPlace } from '../work/store-threads.ts';
import { readQuestions } from './read-questions.ts';

/** The questions of students, where they are answered. */
export const questionHandlers = [
  handle(getQuestions, async (context, { class_id, after = '' }) => ({
    data: await readQuestions(context, { classId: class_id, after: placeAt(after) }),
  })),
];

/** The place that a cursor names; null for the beginning of the list. */
function placeAt(cursor: string): ThreadPlace | null {
  if (cursor === '') return null;
  const [at, commentId] = cursor.split('-').map(Number);
  return { at: new Date(at ?? 0), commentId: commentId ?? 0 };
}
