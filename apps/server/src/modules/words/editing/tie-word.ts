import { reachOf } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import { writtenForm } from '@institute/contract/words/find-words';
import { type Context, signedIn } from '../../../context.ts';
import { wordsOfLesson } from '../store.ts';
import { tiedTo, tieForm, untieForm } from '../store-forms.ts';
import type { LessonOfWords } from './save-words.ts';

/**
 * Ties a written form to a word of a lesson, for every lesson that has a word of its Arabic; without a
 * word the tie is taken back. It holds for classes of others too, so a teacher changes none that
 * somebody else has made. Errors: words_changed, form_of_others.
 */
export async function tieWord(
  context: Context,
  { id, subject }: LessonOfWords,
  sent: { form: string; wordId: number | null },
): Promise<void> {
  const actor = signedIn(context);
  const { userId } = actor;
  const form = writtenForm(sent.form);
  const tiedAt = context.clock.now();
  const owner = reachOf(actor, 'lessons.edit') === 'every' ? null : userId;
  const details: Record<string, unknown> = { lesson: id, subject, form };
  await context.transaction(
    async (tx) => {
      const from = await tiedTo(tx, form);
      const isDone = await (async () => {
        if (!sent.wordId) return untieForm(tx, form, owner);
        const word = (await wordsOfLesson(tx, id)).find((one) => one.id === sent.wordId);
        if (!word) throw new AppError('words_changed');
        return tieForm(tx, { form, arabic: word.arabic, tiedAt, tiedBy: userId }, owner);
      })();
      if (!isDone) throw new AppError('form_of_others');
      const to = await tiedTo(tx, form);
      details.word = from === to ? to : { from, to };
    },
    { details },
  );
}
