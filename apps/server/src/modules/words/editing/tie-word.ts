import { AppError } from '@institute/contract/errors';
import { writtenForm } from '@institute/contract/rules/find-words';
import type { Context } from '../../../context.ts';
import { wordsOfLesson } from '../store.ts';
import { tieForm, untieForm } from '../store-forms.ts';
import type { LessonOfWords } from './save-words.ts';

/**
 * Ties a written form to a word of a lesson, for every lesson that has a word of its Arabic; without a
 * word the tie is taken back. Errors: words_changed.
 */
export async function tieWord(
  context: Context,
  { id, subject }: LessonOfWords,
  sent: { form: string; wordId: number | null },
): Promise<void> {
  const form = writtenForm(sent.form);
  const tiedAt = context.clock.now();
  await context.transaction(
    async (tx) => {
      if (!sent.wordId) return untieForm(tx, form);
      const word = (await wordsOfLesson(tx, id)).find((one) => one.id === sent.wordId);
      if (!word) throw new AppError('words_changed');
      await tieForm(tx, { form, arabic: word.arabic, tiedAt });
    },
    { details: { lesson: id, subject, form } },
  );
}
