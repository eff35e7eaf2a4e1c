import { rootLetters } from '@institute/contract/arabic/root-letters';
import { can } from '@institute/contract/auth/abilities';
import type { DataOf } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import type { getSavableRoots } from '@institute/contract/offline/offline';
import {
  type FamilyWord,
  type getWordFamily,
  MAX_FAMILY,
  type RootWord,
} from '@institute/contract/words/word-roots';
import { type Context, signedIn } from '../../../context.ts';
import {
  insertOwnWord,
  type TaughtWord,
  taughtInLessons,
  taughtWord,
  wordsOfRoot,
  wordsOfRoots,
} from './store-family.ts';

/** Whether a word is the acting user's own, with the rest of its root. Errors: not_found. */
export async function wordFamily(
  context: Context,
  wordId: number,
): Promise<DataOf<typeof getWordFamily>> {
  const word = await seenWord(context, wordId);
  const others = (await rootWords(context, word.root)).filter(
    ({ id, arabic }) => id !== word.id && arabic !== word.arabic,
  );
  return {
    isMine: word.isMine,
    family: others.map(({ lessons: _where, ...other }) => other),
  };
}

/** The words of a root that the acting user may see, each once. */
export async function rootWords(context: Context, root: string): Promise<RootWord[]> {
  const letters = rootLetters(root);
  if (letters === '') return [];
  return eachOnce(context, await wordsOfRoot(context.db, letters, askedBy(context)));
}

/** Those of the words of a root that the acting user may see, each once. */
function eachOnce(context: Context, rows: readonly TaughtWord[]): RootWord[] {
  const byArabic = new Map<string, TaughtWord[]>();
  for (const row of rows.filter((one) => isSeen(context, one))) {
    byArabic.set(row.arabic, [...(byArabic.get(row.arabic) ?? []), row]);
  }
  return [...byArabic.values()]
    .slice(0, MAX_FAMILY)
    .flatMap((alike) => presentOnce(context, alike));
}

/** The roots of the words of some lessons, as a device keeps them that has saved these. */
export async function rootsOfLessons(
  context: Context,
  lessonIds: readonly number[],
): Promise<DataOf<typeof getSavableRoots>> {
  const asked = askedBy(context);
  const own = await taughtInLessons(context.db, lessonIds, asked);
  const lettersOf = ({ root }: TaughtWord) => rootLetters(root);
  const roots = [...new Set(own.map(lettersOf))].filter((root) => root !== '');
  const byRoot = new Map<string, TaughtWord[]>();
  for (const row of await wordsOfRoots(context.db, roots, asked)) {
    const root = lettersOf(row);
    byRoot.set(root, [...(byRoot.get(root) ?? []), row]);
  }
  return {
    roots: roots.map((root) => ({ root, words: eachOnce(context, byRoot.get(root) ?? []) })),
    words: own.map((word) => ({
      ...{ id: word.id, arabic: word.arabic, root: lettersOf(word) },
      isMine: word.isMine,
    })),
  };
}

/** Makes a word the acting user's own, however often this comes. Errors: not_found. */
export async function addWord(context: Context, wordId: number): Promise<void> {
  const { userId } = signedIn(context);
  await seenWord(context, wordId);
  const row = { userId, wordId, addedAt: context.clock.now() };
  await context.statement((tx) => insertOwnWord(tx, row));
}

const askedBy = (context: Context) => ({
  userId: signedIn(context).userId,
  now: context.clock.now(),
});

async function seenWord(context: Context, wordId: number): Promise<TaughtWord> {
  const word = await taughtWord(context.db, wordId, askedBy(context));
  if (!word || !isSeen(context, word)) throw new AppError('not_found');
  return word;
}

/** Words are seen by whoever has joined their class, by anybody in a preview, and by its teachers. */
const isSeen = (context: Context, { isJoined, isShown, classId }: TaughtWord) =>
  isJoined || isShown || can(signedIn(context), 'lessons.openAny', { classId });

/** One word of those that are written alike: the one that is practised, with all their lessons. */
function presentOnce({ files }: Context, alike: readonly TaughtWord[]): RootWord[] {
  const word = alike.find(({ isMine }) => isMine) ?? alike[0];
  if (!word) return [];
  const { id, arabic, meaning, pattern, plural, kind, isMine } = word;
  // One that is spoken in another lesson sounds alike.
  const soundName = word.soundName ?? alike.find((one) => one.soundName)?.soundName;
  const shown: FamilyWord = {
    ...{ id, arabic, meaning, pattern, plural, kind, isMine },
    ...(soundName && { sound: files.address(soundName) }),
  };
  const lessons = alike.map((one) => ({
    classRand: one.classRand,
    className: one.className,
    classSlug: one.isJoined ? '' : (one.classSlug ?? one.classRand),
    lessonRand: one.lessonRand,
    subject: one.subject,
  }));
  return [{ ...shown, lessons }];
}
