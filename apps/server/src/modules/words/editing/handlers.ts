import type { ResponseOf } from '@institute/contract/call';
import {
  getManagedWords,
  importWords as importWordsCall,
  saveLessonWords,
  tieWordForm,
} from '@institute/contract/managed-words';
import { type Context, handle } from '../../../context.ts';
import { classOfLesson, existingLesson } from '../../lessons/index.ts';
import { setAsideCounts, wordsOfLesson } from '../store.ts';
import { text } from '../text.ts';
import { presentWords } from '../words-with-forms.ts';
import { importWords } from './import-words.ts';
import { saveWords, versionOf } from './save-words.ts';
import { tieWord } from './tie-word.ts';

/** The words of a lesson as its teacher sees them. */
async function managedWords(
  context: Context,
  lessonId: number,
): Promise<ResponseOf<typeof getManagedWords>> {
  const { db } = context;
  const rows = await wordsOfLesson(db, lessonId);
  const counts = await setAsideCounts(
    db,
    rows.map(({ id }) => id),
  );
  const words = await presentWords(context, rows);
  return {
    words: words.map((word) => ({ ...word, set_aside_by: counts.get(word.id) ?? 0 })),
    version: versionOf(rows),
  };
}

export const editingHandlers = [
  handle(getManagedWords, { classes: classOfLesson }, async (context, { lesson_id }) => {
    const lesson = await existingLesson(context, lesson_id);
    return { data: await managedWords(context, lesson.id) };
  }),

  handle(saveLessonWords, { classes: classOfLesson }, async (context, sent) => {
    const lesson = await existingLesson(context, sent.lesson_id);
    await saveWords(context, lesson, sent.words, sent.version);
    return { data: await managedWords(context, lesson.id), message: text.saved };
  }),

  handle(tieWordForm, { classes: classOfLesson }, async (context, { lesson_id, form, word_id }) => {
    const lesson = await existingLesson(context, lesson_id);
    await tieWord(context, lesson, { form, wordId: word_id });
    return { data: await managedWords(context, lesson.id), message: text.tied };
  }),

  handle(importWordsCall, { classes: classOfLesson }, async (context, sent) => {
    const lesson = await existingLesson(context, sent.lesson_id);
    const { table, dry_run: isDryRun } = sent;
    const data = await importWords(context, lesson, { table, isDryRun });
    return { data, ...(data.saved && { message: text.imported }) };
  }),
];
