import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Tx } from '../../../platform/db.ts';
import { reviewCards, reviewLogs, reviewPlans } from '../../../schema/index.ts';
import { type SpokenWord, soundFile } from '../store.ts';
import { type CardState, REMEMBERED_REVIEWS } from './schedule-rules.ts';

/** A review as stored. */
export type ReviewLogRow = typeof reviewLogs.$inferSelect;
/** The numbers of a student's day. */
export type Plan = Omit<typeof reviewPlans.$inferSelect, 'userId'>;
/** Which card of a student. */
export type CardKey = Pick<ReviewLogRow, 'wordId' | 'asks'>;

/**
 * Lets the reviews of one student follow each other, from wherever they come: what is known of a card
 * is made of all its reviews.
 */
export async function lockReviews(tx: Tx, userId: number): Promise<void> {
  await tx.insert(reviewPlans).values({ userId }).onConflictDoNothing();
  await tx
    .select({ userId: reviewPlans.userId })
    .from(reviewPlans)
    .where(eq(reviewPlans.userId, userId))
    .for('update');
}

export async function writePlan(tx: Tx, userId: number, plan: Plan): Promise<void> {
  await tx
    .insert(reviewPlans)
    .values({ userId, ...plan })
    .onConflictDoUpdate({ target: reviewPlans.userId, set: plan });
}

/** Which of some words stand in lessons that the student has opened, or are their own. */
export async function wordsMet(
  tx: Tx,
  userId: number,
  wordIds: readonly number[],
): Promise<Set<number>> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select words.id from words
      where words.id in ${[...new Set(wordIds), 0]} and (
        exists (select 1 from lesson_progress seen
          where seen.lesson_id = words.lesson_id and seen.user_id = ${userId})
        or exists (select 1 from own_words own
          where own.word_id = words.id and own.user_id = ${userId}))`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Adds reviews that are not there yet, and gives the cards they are about. */
export async function insertLogs(tx: Tx, logs: readonly ReviewLogRow[]): Promise<CardKey[]> {
  if (logs.length === 0) return [];
  return tx
    .insert(reviewLogs)
    .values([...logs])
    .onConflictDoNothing()
    .returning({ wordId: reviewLogs.wordId, asks: reviewLogs.asks });
}

/** The last reviews of some cards, as many of each as say where it stands; cards may be named twice. */
export async function logsOf(
  tx: Tx,
  userId: number,
  cards: readonly CardKey[],
): Promise<ReviewLogRow[]> {
  if (cards.length === 0) return [];
  const named = new Map(
    cards.map(({ wordId, asks }) => [`${wordId} ${asks}`, sql`(${wordId}::int, ${asks})`]),
  );
  return tx
    .select()
    .from(reviewLogs)
    .where(
      and(
        eq(reviewLogs.userId, userId),
        sql`${reviewLogs.id} in (select recent.id
          from (values ${sql.join([...named.values()], sql`, `)}) card (word_id, asks)
          cross join lateral (select log.id from review_logs log
            where log.user_id = ${userId} and log.word_id = card.word_id and log.asks = card.asks
            order by log.reviewed_at desc, log.id desc limit ${REMEMBERED_REVIEWS}) recent)`,
      ),
    );
}

/** What a card that there is takes over from where it stands now; `firstReviewedAt` asks all its logs. */
export const newState = (firstReviewedAt: SQL) => ({
  dueAt: sql`excluded.due_at`,
  stability: sql`excluded.stability`,
  difficulty: sql`excluded.difficulty`,
  lapses: sql`excluded.lapses`,
  reviews: sql`excluded.reviews`,
  isSetAside: sql`excluded.is_set_aside`,
  firstReviewedAt,
  lastReviewedAt: sql`excluded.last_reviewed_at`,
});

/** Writes where cards stand now. */
export async function writeCards(
  tx: Tx,
  userId: number,
  cards: readonly (CardKey & CardState)[],
): Promise<void> {
  if (cards.length === 0) return;
  await tx
    .insert(reviewCards)
    .values(cards.map((card) => ({ userId, ...card })))
    .onConflictDoUpdate({
      target: [reviewCards.userId, reviewCards.wordId, reviewCards.asks],
      set: newState(sql`(select min(log.reviewed_at) from review_logs log
        where log.user_id = excluded.user_id and log.word_id = excluded.word_id
          and log.asks = excluded.asks and log.rating <> 'resume')`),
    });
}

/** The cards that a student has set aside, those forgotten last before all. */
export async function cardsSetAside(
  db: Database,
  userId: number,
  limit: number,
): Promise<(SpokenWord & Pick<CardKey, 'asks'>)[]> {
  return rowsOf(
    db,
    sql`select words.*, file.name as "soundName", card.asks from review_cards card
      join words on words.id = card.word_id and words.deleted_at is null ${soundFile}
      where card.user_id = ${userId} and card.is_set_aside
      order by card.last_reviewed_at desc, words.id limit ${limit}`,
  );
}
