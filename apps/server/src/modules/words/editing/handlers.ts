import { AppError } from '@institute/contract/errors';
import {
  getClassForgotten,
  getManagedWords,
  importWords as importWordsCall,
  type ManagedWords,
  saveLessonWords,
  tieWordForm,
} from '@institute/contract/words/managed-words';
import type { Context } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { classByRef, namedClass } from '../../classes/index.ts';
import { classOfLesson, existingLesson, type LessonRow } from '../../lessons/index.ts';
import { exerciseSetAsideCounts } from '../review/store-exercises.ts';
import { setAsideCounts, wordsOfLesson } from '../store.ts';
import { text } from '../text.ts';
import { presentWords } from '../words-with-forms.ts';
import { importWords } from './import-words.ts';
import { saveWords, versionOf } from './save-words.ts';
import { classForgotten } from './store-forgotten.ts';
import { tieWord } from './tie-word.ts';

/** The words of a lesson as its teacher sees them, and what of its exercises is forgotten. */
async function managedWords(context: Context, lesson: LessonRow): Promise<ManagedWords> {
  const { db } = context;
  const rows = await wordsOfLesson(db, lesson.id);
  const counts = await setAsideCounts(
    db,
    rows.map(({ id }) => id),
  );
  const words = await presentWords(context, rows);
  return {
    words: words.map((word) => ({ ...word, setAsideBy: counts.get(word.id) ?? 0 })),
    exercises: await exercisesForgotten(context, lesson),
    version: versionOf(rows),
  };
}

/** The exercises among a lesson's blocks that students have set aside, those of the most first. */
async function exercisesForgotten({ db }: Context, { id: lessonId, blocks }: LessonRow) {
  const counts = await exerciseSetAsideCounts(db, lessonId);
  const forgotten = (blocks ?? []).flatMap((block) => {
    const students = block.kind === 'exercise' ? counts.get(block.id) : undefined;
    if (block.kind !== 'exercise' || students === undefined) return [];
    return [{ id: block.id, prompt: block.exercise.prompt, setAsideBy: students }];
  });
  return forgotten.sort((a, b) => b.setAsideBy - a.setAsideBy);
}

export const editingHandlers = [
  handle(getManagedWords, { classes: classOfLesson }, async (context, { lesson_id }) => {
    const lesson = await existingLesson(context, lesson_id);
    return { data: await managedWords(context, lesson) };
  }),

  handle(getClassForgotten, { classes: namedClass }, async ({ db }, { class_id }) => {
    const row = await classByRef(db, class_id);
    if (!row) throw new AppError('class_not_found');
    return { data: await classForgotten(db, row.id) };
  }),

  handle(saveLessonWords, { classes: classOfLesson }, async (context, sent) => {
    const lesson = await existingLesson(context, sent.lesson_id);
    await saveWords(context, lesson, sent.words, sent.version);
    return { data: await managedWords(context, lesson), message: text.saved };
  }),

  handle(tieWordForm, { classes: classOfLesson }, async (context, { lesson_id, form, word_id }) => {
    const lesson = await existingLesson(context, lesson_id);
    await tieWord(context, lesson, { form, wordId: word_id });
    return { data: await managedWords(context, lesson), message: text.tied };
  }),

  handle(importWordsCall, { classes: classOfLesson }, async (context, sent) => {
    const lesson = await existingLesson(context, sent.lesson_id);
    const { table, dry_run: isDryRun } = sent;
    const data = await importWords(context, lesson, { table, isDryRun });
    return { data, ...(data.isSaved && { message: text.imported }) };
  }),
];
