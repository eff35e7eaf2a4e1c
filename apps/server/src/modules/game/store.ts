import type { GameLevel } from '@institute/contract/game/game';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { type Database, prepareRead, type Tx } from '../../platform/db.ts';
import { gameAnswers, gameRounds, gameWins, users } from '../../schema/index.ts';

export type RoundRow = typeof gameRounds.$inferSelect;
export type AnswerRow = typeof gameAnswers.$inferSelect;

/** Whether a user has won on an institute's day (`YYYY-MM-DD`). */
export async function hasWon(db: Database, userId: number, day: string): Promise<boolean> {
  const [found] = await db
    .select({ day: gameWins.day })
    .from(gameWins)
    .where(and(eq(gameWins.userId, userId), eq(gameWins.day, day)));
  return found !== undefined;
}

/** Lets the wins of a network follow one another until the transaction ends. */
export async function lockNetwork(tx: Tx, network: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${network}, 0))`);
}

/** How many wins of a day were paid to people of a network. */
export async function winsOfNetwork(db: Database, network: string, day: string): Promise<number> {
  const wanted = and(eq(gameWins.network, network), eq(gameWins.day, day), gt(gameWins.amount, 0));
  return db.$count(gameWins, wanted);
}

/** When a user's rounds since an instant were opened, oldest first; hot: the dashboard shows the days of the week. */
export async function openingsSince(db: Database, userId: number, since: Date): Promise<Date[]> {
  const statement = prepareRead(db, 'round_openings_since', (on, name) =>
    on
      .select({ openedAt: gameRounds.openedAt })
      .from(gameRounds)
      .where(
        and(
          eq(gameRounds.userId, sql.placeholder('userId')),
          gt(gameRounds.openedAt, sql.placeholder('since')),
        ),
      )
      .orderBy(asc(gameRounds.openedAt))
      .prepare(name),
  );
  const rows = await statement.execute({ userId, since });
  return rows.map(({ openedAt }) => openedAt);
}

/** Questions of a user's last rounds of a level, newest round first. */
export async function recentQuestions(
  db: Database,
  userId: number,
  level: GameLevel,
  rounds: number,
): Promise<string[]> {
  const rows = await db
    .select({ questions: gameRounds.questions })
    .from(gameRounds)
    .where(and(eq(gameRounds.userId, userId), eq(gameRounds.level, level)))
    .orderBy(desc(gameRounds.openedAt), desc(gameRounds.id))
    .limit(rounds);
  return rows.flatMap(({ questions }) => questions.map(({ question }) => question));
}

/** Ends the unclaimed round of a level, if there is one. */
export async function abandonRound(tx: Tx, userId: number, level: GameLevel): Promise<void> {
  await tx
    .update(gameRounds)
    .set({ state: 'abandoned' })
    .where(
      and(eq(gameRounds.userId, userId), eq(gameRounds.level, level), eq(gameRounds.state, 'open')),
    );
}

export async function insertRound(tx: Tx, row: typeof gameRounds.$inferInsert): Promise<void> {
  await tx.insert(gameRounds).values(row);
}

/** A user's round by its token, locked: its answers follow one another. */
export async function lockRound(tx: Tx, userId: number, rand: string): Promise<RoundRow | null> {
  const [found] = await tx
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.userId, userId), eq(gameRounds.rand, rand)))
    .for('update');
  return found ?? null;
}

/** A user's rounds that may be won and unpaid, locked. */
export async function lockUnsettledRounds(tx: Tx, userId: number): Promise<RoundRow[]> {
  return tx
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.userId, userId), isUnsettled(tx)))
    .orderBy(asc(gameRounds.id))
    .for('update');
}

/** Verified people with rounds that they opened before an instant, won, and were not paid for. */
export async function playersWithWins(
  db: Database,
  before: Date,
  limit: number,
): Promise<number[]> {
  const rightAnswers = db
    .select({ count: count() })
    .from(gameAnswers)
    .where(and(eq(gameAnswers.roundId, gameRounds.id), gameAnswers.isCorrect, gameAnswers.inTime));
  const rows = await db
    .selectDistinct({ userId: gameRounds.userId })
    .from(gameRounds)
    .innerJoin(users, eq(users.id, gameRounds.userId))
    .where(
      and(
        or(isNotNull(users.emailVerifiedAt), isNull(users.email)),
        isNull(users.deletedAt),
        lt(gameRounds.openedAt, before),
        isUnsettled(db),
        sql`jsonb_array_length(${gameRounds.questions}) = (${rightAnswers})`,
      ),
    )
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Rounds that are open, and those won that wait to be paid. */
function isUnsettled(db: Database) {
  const win = db.select().from(gameWins).where(eq(gameWins.roundId, gameRounds.id));
  return or(eq(gameRounds.state, 'open'), and(eq(gameRounds.state, 'won'), notExists(win)));
}

/** Ends a round: abandoned, or won and waiting to be paid. */
export async function endRound(tx: Tx, roundId: number, state: 'abandoned' | 'won'): Promise<void> {
  await tx.update(gameRounds).set({ state }).where(eq(gameRounds.id, roundId));
}

/** The answers of a round in the order of its questions. */
export async function answersOf(db: Database, roundId: number): Promise<AnswerRow[]> {
  return db
    .select()
    .from(gameAnswers)
    .where(eq(gameAnswers.roundId, roundId))
    .orderBy(asc(gameAnswers.question));
}

export async function insertAnswer(tx: Tx, row: AnswerRow): Promise<void> {
  await tx.insert(gameAnswers).values(row);
}

/** Keeps a win and closes its round. A day that has its win already takes no other: its key refuses. */
export async function insertWin(tx: Tx, win: typeof gameWins.$inferInsert): Promise<void> {
  await tx.insert(gameWins).values(win);
  await endRound(tx, win.roundId, 'won');
}
