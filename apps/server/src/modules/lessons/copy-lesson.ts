import type { Tx } from '../../platform/db.ts';
import { randToken } from '../../platform/random.ts';
import { exercisesOf } from './exam-exercises.ts';
import { insertLesson, type LessonRow } from './store.ts';
import { copyFiles } from './store-files.ts';
import { insertQuestionRows, questionsOf } from './store-questions.ts';

/**
 * Writes a lesson with every column of another one but those named here, and with its questions. Its
 * files are shared: they leave storage when no lesson names them any more.
 */
export async function copyLesson(
  tx: Tx,
  { id: originalId, ...columns }: LessonRow,
  own: Pick<LessonRow, 'classId' | 'subject' | 'position' | 'savedBy' | 'createdAt'>,
): Promise<{ id: number; rand: string }> {
  const copy = await insertLesson(tx, {
    ...columns,
    ...own,
    exercises: exercisesOf(columns),
    rand: randToken(),
    deletedAt: null,
    deletedBy: null,
  });
  await copyFiles(tx, originalId, copy.id);
  const questions = await questionsOf(tx, originalId);
  const copies = questions.map(({ id: _original, ...question }) => ({
    ...question,
    lessonId: copy.id,
    addedBy: null,
  }));
  await insertQuestionRows(tx, copies);
  return copy;
}
