import type { DataOf } from '@institute/contract/call';
import type { getSavableLesson } from '@institute/contract/offline/offline';
import type { Context } from '../../context.ts';
import { threadsUnder } from '../comments/index.ts';
import { contentOf } from '../exams/index.ts';
import { lookIntoLesson } from '../lessons/index.ts';
import { presentWords, wordsOfLesson } from '../words/index.ts';

/**
 * A lesson for a device that keeps it: its content, its words and the newest threads under it. Nothing is
 * recorded, because nobody has read it yet. Errors: those of opening it.
 */
export async function savableLesson(
  context: Context,
  refs: { classRef: string; lessonRef: string },
): Promise<DataOf<typeof getSavableLesson>> {
  const found = await lookIntoLesson(context, refs);
  const lesson = await contentOf(context, found);
  if (found.lesson.kind === 'exam') return { lesson, comments: null };
  const { data, meta } = await threadsUnder(context, found.lesson, 1);
  if (!meta) throw new Error('a page of a discussion says what holds for the whole');
  const words = await wordsOfLesson(context.db, found.lesson.id);
  return { lesson, comments: { data, meta }, words: await presentWords(context, words) };
}
