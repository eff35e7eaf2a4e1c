import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { ownWords, rootLetters, words } from '../../../schema/index.ts';
import { isPublishedRow } from '../../classes/index.ts';
import { type SpokenWord, soundFile } from '../store.ts';

/** A word with where it is taught, and what the user has to do with it. */
export interface TaughtWord
  extends Pick<
    SpokenWord,
    'id' | 'arabic' | 'meaning' | 'pattern' | 'plural' | 'kind' | 'root' | 'soundName'
  > {
  classId: number;
  classRand: string;
  className: string;
  classSlug: string | null;
  lessonRand: string;
  subject: string;
  /** Whether the user has joined its class. */
  isJoined: boolean;
  /** Whether anybody may read its lesson. */
  isShown: boolean;
  /** Whether it is practised, or was added to be. */
  isMine: boolean;
}

/** Words of one root that are looked at, and of everything that a class is saved with. */
const MOST_OF_ROOT = 500;
const MOST_SAVED = 10_000;

interface Asked {
  userId: number;
  now: Date;
}

/** A word with its lesson; none where it, its lesson or its class is gone. */
export async function taughtWord(
  db: Database,
  wordId: number,
  asked: Asked,
): Promise<TaughtWord | null> {
  const [found] = await taughtWords(db, asked, sql`words.id = ${wordId}`);
  return found ?? null;
}

/** The words of a root, given by its letters: class by class, in the order of their lessons. */
export async function wordsOfRoot(
  db: Database,
  letters: string,
  asked: Asked,
): Promise<TaughtWord[]> {
  return taughtWords(db, asked, sql`${rootLetters(words.root)} = ${letters}`);
}

/** As {@link wordsOfRoot}, of several at once. */
export async function wordsOfRoots(
  db: Database,
  letters: readonly string[],
  asked: Asked,
): Promise<TaughtWord[]> {
  if (letters.length === 0) return [];
  return taughtWords(db, asked, sql`${rootLetters(words.root)} in ${[...letters]}`, MOST_SAVED);
}

/** The words of some lessons. */
export async function taughtInLessons(
  db: Database,
  lessonIds: readonly number[],
  asked: Asked,
): Promise<TaughtWord[]> {
  if (lessonIds.length === 0) return [];
  return taughtWords(db, asked, sql`words.lesson_id in ${[...lessonIds]}`, MOST_SAVED);
}

async function taughtWords(
  db: Database,
  { userId, now }: Asked,
  which: ReturnType<typeof sql>,
  most = MOST_OF_ROOT,
): Promise<TaughtWord[]> {
  const instant = sql`${now.toISOString()}::timestamptz`;
  return rowsOf<TaughtWord>(
    db,
    sql`select words.id, words.arabic, words.meaning, words.pattern, words.plural, words.kind, words.root,
        file.name as "soundName",
        classes.id as "classId", classes.rand as "classRand", classes.name as "className",
        classes.slug as "classSlug", lessons.rand as "lessonRand", lessons.subject,
        enrolments.id is not null as "isJoined",
        lessons.is_preview and ${isPublishedRow} as "isShown",
        (exists (select 1 from own_words own where own.user_id = ${userId} and own.word_id = words.id)
          or exists (select 1 from review_cards card
            where card.user_id = ${userId} and card.word_id = words.id)) as "isMine"
      from words ${soundFile}
      join lessons on lessons.id = words.lesson_id and lessons.deleted_at is null
        and (lessons.opens_at is null or lessons.opens_at <= ${instant})
      join classes on classes.id = lessons.class_id and classes.deleted_at is null
      left join enrolments on enrolments.class_id = classes.id and enrolments.user_id = ${userId}
      where words.deleted_at is null and ${which}
        and (not classes.is_draft or enrolments.id is not null)
      order by classes.id, lessons.position, words.position, words.id limit ${most}`,
  );
}

/** Makes a word a student's own, once. */
export async function insertOwnWord(
  tx: Tx,
  row: { userId: number; wordId: number; addedAt: Date },
): Promise<void> {
  await tx.insert(ownWords).values(row).onConflictDoNothing();
}
