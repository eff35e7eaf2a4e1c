import type { DataOf } from '@institute/contract/call';
import {
  type getSavableClass,
  getSavableRoots,
  type SavableLesson,
} from '@institute/contract/offline/offline';
import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import { hash } from '../../platform/random.ts';
import { askExercise, choicesOf } from '../exams/index.ts';
import {
  exercisesOf,
  filesOfBlocks,
  type LessonFileRow,
  type LessonRow,
  presentAbout,
  type QuestionRow,
  questionsOf,
  savableLessons,
} from '../lessons/index.ts';
import { heardMeetings } from '../meetings/index.ts';
import {
  presentWord,
  rootsOfLessons,
  soundsOf,
  type WordRow,
  wordsOfLessons,
} from '../words/index.ts';

/** Lessons that are looked at together: a class of hundreds leaves the database and the files to others too. */
const AT_ONCE = 4;

/**
 * What of a class the acting student may save on a device, lesson by lesson, with what it takes there.
 * Errors: class_not_found, not_enrolled.
 */
export async function savableClass(
  context: Context,
  classRef: string,
): Promise<DataOf<typeof getSavableClass>> {
  const { lessons, locked } = await savableLessons(context, classRef);
  const ids = lessons.map(({ id }) => id);
  const words = await wordsOfLessons(context.db, ids);
  const roots = await rootsOfLessons(context, ids);
  const savable: SavableLesson[] = [];
  for (let from = 0; from < lessons.length; from += AT_ONCE) {
    const some = lessons.slice(from, from + AT_ONCE);
    savable.push(
      ...(await Promise.all(
        some.map((lesson) => presentSavable(context, lesson, words.get(lesson.id) ?? [])),
      )),
    );
  }
  const sent = JSON.stringify(z.encode(getSavableRoots.response, roots));
  const heard = await heardMeetings(context, classRef);
  const recordings = {
    count: heard.length,
    bytes: heard.reduce((sum, { sound }) => sum + sound.bytes, 0),
  };
  return { lessons: savable, rootBytes: Buffer.byteLength(sent), recordings, locked };
}

async function presentSavable(
  context: Context,
  lesson: LessonRow,
  words: readonly WordRow[],
): Promise<SavableLesson> {
  const asked = lesson.kind === 'exam' ? await questionsOf(context.db, lesson.id) : [];
  const { id, blocks } = lesson;
  const shown = await filesOfBlocks(context.db, {
    id,
    blocks: [...blocks, ...exercisesOf(lesson)],
  });
  const sounds = await soundsOf(context.db, words);
  const content = contentOf(lesson, asked, words);
  return {
    rand: lesson.rand,
    version: hash(content).slice(0, 16),
    textBytes: Buffer.byteLength(content),
    material: await materialOf(context, lesson),
    ...(shown.length > 0 && {
      files: shown.map(({ kind, bytes: size }) => ({ kind, bytes: size })),
    }),
    ...(sounds.size > 0 && { sounds: weightsOf([...sounds.values()]) }),
  };
}

/** What the sounds of words weigh, each once, in the order in which the words name them. */
function weightsOf(sounds: readonly LessonFileRow[]): SavableLesson['sounds'] {
  const byKey = new Map(sounds.map((file) => [file.key, file]));
  return [...byKey.values()].map(({ kind, bytes: size }) => ({ kind, bytes: size }));
}

/** Everything of a lesson that a device would keep, as one text. */
function contentOf(
  lesson: LessonRow,
  asked: readonly QuestionRow[],
  words: readonly WordRow[],
): string {
  // As they are shown to anyone: what was entered where, and so the version of it, could tell the key.
  const questions = asked.map((one) => [one.id, one.question, choicesOf(one, 0)]);
  const { kind, subject, material, blocks } = lesson;
  const taught = words.map((word) => ({
    ...presentWord(word),
    ...(word.sound && { sound: word.sound }),
  }));
  const tasks = exercisesOf(lesson).map((one) => askExercise(one, 0));
  const parts = [kind, subject, presentAbout(lesson), material, questions, ...blocks, ...tasks];
  return JSON.stringify(taught.length > 0 ? [...parts, taught] : parts);
}

/** The file of a lesson; one that its store does not find cannot be saved. */
async function materialOf(
  { files }: Context,
  { material, materialKind }: LessonRow,
): Promise<SavableLesson['material']> {
  if (material === null || materialKind === null) return null;
  const file = await files.find(material);
  return file && { kind: materialKind, bytes: file.bytes };
}
