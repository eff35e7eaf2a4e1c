import type { Call, DataOf, InputOf } from '@institute/contract/call';
import { getComments } from '@institute/contract/comments/comments';
import { getLessonDetails } from '@institute/contract/exams/exams';
import { getClassDetails } from '@institute/contract/lessons/lessons';
import {
  getSavableClass,
  getSavableLesson,
  getSavableRoots,
} from '@institute/contract/offline/offline';
import { getLessonWords } from '@institute/contract/words/lesson-words';
import { getRootWords, getWordFamily } from '@institute/contract/words/word-roots';
import { callApi } from '../../platform/api.ts';
import { copyName } from '../../platform/copy-name.ts';
import type { SavedCopy } from '../../platform/offline-database.ts';
import { encoded } from '../../platform/wire.ts';
import { ownMaterialOf } from '../exams/model.ts';
import { type Savable, savableOf } from './model.ts';

/** An answer to be saved with a class. */
export type Answer = Omit<SavedCopy, 'owner' | 'takenAt'>;

/** Cache key of what may be saved of a class. */
export const savableKey = (classId: string) => ['savable', classId] as const;

/** What of a class may be saved now. */
export async function fetchSavable(classId: string, signal?: AbortSignal): Promise<Savable> {
  return savableOf(await callApi(getSavableClass, { classId }, { signal }));
}

/** A class with its lessons, as the answer that its page asks for. */
export async function fetchClassAnswer(classId: string, signal: AbortSignal): Promise<Answer[]> {
  const input = { classId };
  const data = await callApi(getClassDetails, input, { signal });
  return answerOf(getClassDetails, input, data);
}

/** Where the words of a class lead to: the page of each root, and the family of each word. */
export async function fetchRootAnswers(classId: string, signal: AbortSignal): Promise<Answer[]> {
  const { roots, words } = await callApi(getSavableRoots, { classId }, { signal });
  const wordsOf = new Map(roots.map((one) => [one.root, one.words]));
  return [
    ...roots.flatMap((one) => answerOf(getRootWords, { root: one.root }, one.words)),
    ...words.flatMap(({ id, arabic, root, isMine }) => {
      const others = (wordsOf.get(root) ?? []).filter(
        (one) => one.id !== id && one.arabic !== arabic,
      );
      const family = others.map(({ lessons: _taught, ...one }) => one);
      return answerOf(getWordFamily, { wordId: id }, { isMine, family });
    }),
  ];
}

/**
 * A lesson with its words and its comments, as the answers that its page asks for, and the addresses of
 * its files in the order in which {@link fetchSavable} counts them.
 */
export async function fetchLessonAnswers(
  classId: string,
  lessonId: string,
  signal: AbortSignal,
): Promise<{ answers: Answer[]; files: string[] }> {
  const input = { classId, lessonId };
  const data = await callApi(getSavableLesson, input, { signal });
  const { files } = data.lesson;
  const own = ownMaterialOf(data.lesson);
  return {
    answers: answersOf(input, data),
    files: [...files.map(({ path }) => path), ...(own ? [own.path] : []), ...soundsOf(data.words)],
  };
}

/** Where words are heard, each once. */
const soundsOf = (words: DataOf<typeof getSavableLesson>['words'] = []) => [
  ...new Map(
    words.flatMap(({ sound }) => (sound ? [[sound.key, sound.url] as const] : [])),
  ).values(),
];

function answersOf(
  input: { classId: string; lessonId: string },
  { lesson, comments, words }: DataOf<typeof getSavableLesson>,
): Answer[] {
  const discussion = { ...input, page: 1 };
  const isSealed = !lesson.isViewed;
  return [
    ...answerOf(getLessonDetails, input, lesson, { isSealed }),
    ...(words ? answerOf(getLessonWords, input, words) : []),
    ...(comments ? answerOf(getComments, discussion, comments.data, { meta: comments.meta }) : []),
  ];
}

/** The answer to a call as the device keeps it; nothing where nobody is signed in. */
export function answerOf<C extends Call>(
  call: C,
  input: InputOf<C>,
  data: DataOf<C>,
  { meta = null, isSealed = false }: { meta?: unknown; isSealed?: boolean } = {},
): Answer[] {
  const name = copyName(call, input as Readonly<Record<string, unknown>>);
  return name === null ? [] : [{ name, data: encoded(call, data), meta, isSealed }];
}
