import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '../../platform/db.ts';
import {
  cardPayments,
  certificateAssignments,
  certificates,
  comments,
  dailyReminders,
  enrolments,
  examDrafts,
  examResults,
  examSittings,
  exerciseCards,
  exerciseLogs,
  gameAnswers,
  gameRounds,
  gameWins,
  gradeMarks,
  groupMembers,
  inboxes,
  lessonProgress,
  machineMarks,
  mailDeliveries,
  mailings,
  markChanges,
  meetingInvitations,
  meetingReminders,
  messageReads,
  messageRecipients,
  messages,
  ownWords,
  paymentClaims,
  presences,
  referrals,
  replacedCertificates,
  reviewCards,
  reviewLogs,
  reviewPlans,
  scheduledMessages,
  seatWishes,
} from '../../schema/index.ts';
import { eraseHomework } from './store-handed-in.ts';

/** Tables whose rows are one person's and go with the person, those that name others first. */
const owned: readonly (readonly [PgTable, PgColumn])[] = [
  [ownWords, ownWords.userId],
  [exerciseCards, exerciseCards.userId],
  [exerciseLogs, exerciseLogs.userId],
  [reviewCards, reviewCards.userId],
  [reviewLogs, reviewLogs.userId],
  [reviewPlans, reviewPlans.userId],
  [gameWins, gameWins.userId],
  [gameRounds, gameRounds.userId],
  [examDrafts, examDrafts.userId],
  [examSittings, examSittings.userId],
  [examResults, examResults.userId],
  [lessonProgress, lessonProgress.userId],
  [groupMembers, groupMembers.userId],
  [seatWishes, seatWishes.userId],
  [presences, presences.userId],
  [gradeMarks, gradeMarks.userId],
  [meetingReminders, meetingReminders.userId],
  [dailyReminders, dailyReminders.userId],
  [meetingInvitations, meetingInvitations.userId],
  [enrolments, enrolments.userId],
  [certificates, certificates.userId],
  [messageReads, messageReads.userId],
  [mailDeliveries, mailDeliveries.userId],
  [messageRecipients, messageRecipients.userId],
  [inboxes, inboxes.userId],
  [referrals, referrals.friendId],
  [referrals, referrals.referrerId],
];

/**
 * Erases every row of a person but those of the ledger, after the person is marked as deleted, which
 * has taken them out of every count. Gives the stored files that nothing names afterwards. What the
 * person did in the office stays, as that of a deleted account.
 */
export async function eraseHistory(tx: Tx, userId: number, at: Date): Promise<string[]> {
  const files = [...(await picturesHandedIn(tx, userId)), ...(await eraseHomework(tx, userId))];
  await leaveDiscussions(tx, userId, at);
  const rounds = tx
    .select({ id: gameRounds.id })
    .from(gameRounds)
    .where(eq(gameRounds.userId, userId));
  const results = tx
    .select({ id: examResults.id })
    .from(examResults)
    .where(eq(examResults.userId, userId));
  // The win of a round names it, its answers hang on it.
  await tx.delete(gameAnswers).where(inArray(gameAnswers.roundId, rounds));
  await tx.delete(machineMarks).where(inArray(machineMarks.resultId, results));
  await tx.delete(markChanges).where(inArray(markChanges.resultId, results));
  const held = tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(eq(certificates.userId, userId));
  await tx.delete(replacedCertificates).where(inArray(replacedCertificates.certificateId, held));
  const alone = await messagesToNobodyElse(tx, userId);
  await leaveMailings(tx, userId);
  for (const [table, owner] of owned) await tx.delete(table).where(eq(owner, userId));
  await deleteMessages(tx, alone);
  await leaveLists(tx, userId);
  // The books need what was paid and by which reference, not by whose card.
  await tx
    .update(cardPayments)
    .set({ method: '', reason: '' })
    .where(eq(cardPayments.userId, userId));
  return files;
}

/** The pictures of answers that a person has handed in. */
export async function picturesHandedIn(db: Database, userId: number): Promise<string[]> {
  const pictures = await db
    .select({ name: examResults.theoryImage })
    .from(examResults)
    .where(and(eq(examResults.userId, userId), isNotNull(examResults.theoryImage)))
    .orderBy(examResults.id);
  return pictures.flatMap(({ name }) => name ?? []);
}

/** The pictures by which a person has shown that something was paid. */
export async function proofsSent(db: Database, userId: number): Promise<string[]> {
  const proofs = await db
    .select({ name: paymentClaims.picture })
    .from(paymentClaims)
    .where(and(eq(paymentClaims.userId, userId), isNotNull(paymentClaims.picture)))
    .orderBy(paymentClaims.id);
  return proofs.flatMap(({ name }) => name ?? []);
}

/** Comments go; one that was answered keeps its place for the answers, and is nobody's. */
async function leaveDiscussions(tx: Tx, userId: number, at: Date): Promise<void> {
  await tx
    .update(comments)
    .set({
      body: '',
      authorId: null,
      requestKey: null,
      deletedAt: sql`coalesce(${comments.deletedAt}, ${at})`,
    })
    .where(
      and(
        eq(comments.authorId, userId),
        sql`exists (select 1 from comments answer where answer.parent_id = ${comments.id})`,
      ),
    );
  await tx.delete(comments).where(eq(comments.authorId, userId));
}

/** Messages that nobody but this person was sent: they are about the person. */
async function messagesToNobodyElse(tx: Tx, userId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(messageRecipients, eq(messageRecipients.messageId, messages.id))
    .where(
      and(
        eq(messageRecipients.userId, userId),
        eq(messages.toAll, false),
        sql`not exists (select 1 from message_recipients other
          where other.message_id = ${messages.id} and other.user_id <> ${userId})`,
      ),
    );
  return rows.map(({ id }) => id);
}

async function deleteMessages(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  for (const table of [mailDeliveries, mailings, messageReads]) {
    await tx.delete(table).where(inArray(table.messageId, [...ids]));
  }
  await tx.delete(messages).where(inArray(messages.id, [...ids]));
}

/** Mails that have not gone out will not: no report waits for them. */
async function leaveMailings(tx: Tx, userId: number): Promise<void> {
  const unsent = tx
    .select({ id: mailDeliveries.messageId })
    .from(mailDeliveries)
    .where(
      and(eq(mailDeliveries.userId, userId), inArray(mailDeliveries.state, ['waiting', 'sending'])),
    );
  await tx
    .update(mailings)
    .set({ total: sql`${mailings.total} - 1` })
    .where(and(inArray(mailings.messageId, unsent), eq(mailings.isExpanded, true)));
}

/** Takes a person's id out of lists that are not rows of their own, and out of marks how far one came. */
async function leaveLists(tx: Tx, userId: number): Promise<void> {
  const before = userId - 1;
  await tx
    .update(certificateAssignments)
    .set({ reached: before })
    .where(eq(certificateAssignments.reached, userId));
  await tx.update(mailings).set({ cursor: before }).where(eq(mailings.cursor, userId));
  await tx.update(messages).set({ pushedUpTo: before }).where(eq(messages.pushedUpTo, userId));
  // The cursor counts those before it.
  const place = sql`array_position(${mailings.recipientIds}, ${userId}::int)`;
  await tx
    .update(mailings)
    .set({
      recipientIds: sql`array_remove(${mailings.recipientIds}, ${userId}::int)`,
      cursor: sql`${mailings.cursor} - (${place} <= ${mailings.cursor})::int`,
    })
    .where(sql`${place} is not null`);
  // One that was to go to nobody else is about the person.
  const waiting = scheduledMessages.recipientIds;
  await tx
    .delete(scheduledMessages)
    .where(sql`${waiting} = array[${userId}::int] and ${scheduledMessages.classId} is null`);
  await tx
    .update(scheduledMessages)
    .set({ recipientIds: sql`array_remove(${waiting}, ${userId}::int)` })
    .where(sql`${userId}::int = any(${waiting})`);
  const listed = certificateAssignments.studentIds;
  await tx
    .update(certificateAssignments)
    .set({
      studentIds: sql`(select coalesce(jsonb_agg(one.value), '[]'::jsonb)
        from jsonb_array_elements(${listed}) as one where one.value <> to_jsonb(${userId}::int))`,
    })
    .where(sql`${listed} @> to_jsonb(${userId}::int)`);
}
