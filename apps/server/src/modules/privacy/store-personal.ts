import { and, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import type { PersonalData } from '../../ports.ts';
import {
  accountNumbers,
  calendarFeeds,
  cardPayments,
  certificates,
  classes,
  classStaff,
  comments,
  consents,
  dataCopies,
  disputes,
  enrolments,
  examDrafts,
  examResults,
  examSittings,
  gameRounds,
  gameWins,
  invoices,
  joinedAccounts,
  mailDeliveries,
  mailRefusals,
  markChanges,
  officePayments,
  officeStaff,
  paymentClaims,
  paymentDifferences,
  personNotes,
  referrals,
  refunds,
  reminderChoices,
  renewals,
  replacedCertificates,
  savedCards,
  settings,
  studentPrices,
  teacherProfiles,
  unfinishedUploads,
  users,
} from '../../schema/index.ts';
import { cancelUnpaid } from '../invoices/index.ts';
import { joinedInto } from './joining/store-joined-accounts.ts';
import { eraseHistory } from './store-erasure.ts';
import { silenceHomework } from './store-handed-in.ts';

const liveCommentsOf = (userId: number) =>
  and(eq(comments.authorId, userId), isNull(comments.deletedAt));

/**
 * What every domain keeps about a person, in one place, so that the day a person is deleted can be
 * read as a whole. A table that comes to name a person is erased here.
 */
export const personalData: PersonalData = {
  eraseHistory,
  joinedInto,

  async isPaying(db, userId) {
    const asked = and(eq(cardPayments.userId, userId), isNotNull(cardPayments.askAt));
    return (await db.$count(cardPayments, asked)) > 0;
  },

  async holdings(db, userId) {
    const [enrolled] = await db
      .select({ joined: count() })
      .from(enrolments)
      .innerJoin(classes, eq(classes.id, enrolments.classId))
      .where(and(eq(enrolments.userId, userId), isNull(classes.deletedAt)));
    return {
      classes: enrolled?.joined ?? 0,
      results: await db.$count(examResults, eq(examResults.userId, userId)),
      certificates: await db.$count(certificates, eq(certificates.userId, userId)),
      comments: await db.$count(comments, liveCommentsOf(userId)),
    };
  },

  // Enrolments, results and money history stay (rulings §4): they say that there was one, not who.
  async erase(tx, userId, deletedAt) {
    // The payer's e-mail, noted with what the ledger and the provider do not agree on.
    await tx
      .update(paymentDifferences)
      .set({ email: '' })
      .where(eq(paymentDifferences.userId, userId));
    // What the office noted beside a payment; the books need when it came, and under which reference.
    await tx.update(officePayments).set({ note: '' }).where(eq(officePayments.userId, userId));
    // What they owed is owed no more, and what the office wrote of it goes; what was paid stays.
    await cancelUnpaid(tx, { userId }, { reason: '', at: deletedAt });
    await tx.update(invoices).set({ title: '', reason: '' }).where(eq(invoices.userId, userId));
    // What they paid less, and why.
    await tx.delete(studentPrices).where(eq(studentPrices.userId, userId));
    // To which account money went, once it has; what is still on its way has to arrive.
    await tx
      .update(refunds)
      .set({ accountNumber: '', accountName: '' })
      .where(and(eq(refunds.userId, userId), isNotNull(refunds.endedAt)));
    // What they had said to have paid, with the pictures of the proofs; the books keep what was booked.
    const proofs = await tx
      .delete(paymentClaims)
      .where(eq(paymentClaims.userId, userId))
      .returning({ file: paymentClaims.picture });
    // Their account number goes back to the provider, which is told after the transaction; there only the customer
    // stays, whom it cannot forget for us. Until then nothing is kept but by which name it is given back.
    await tx
      .update(accountNumbers)
      .set({
        ...{ userId: null, state: 'closing', askAt: deletedAt, number: null, holder: '' },
        ...{ customerId: null, customerCode: null, reason: '', bank: '' },
      })
      .where(eq(accountNumbers.userId, userId));
    // What the office said to a payment that they disputed.
    const paid = tx.select({ id: cardPayments.id }).from(cardPayments);
    await tx
      .update(disputes)
      .set({ message: '' })
      .where(inArray(disputes.paymentId, paid.where(eq(cardPayments.userId, userId))));
    // The card that they had kept, and what was to be paid by it.
    await tx.delete(savedCards).where(eq(savedCards.userId, userId));
    const places = tx.select({ id: enrolments.id }).from(enrolments);
    await tx
      .delete(renewals)
      .where(inArray(renewals.placeId, places.where(eq(enrolments.userId, userId))));
    // Who brought whom stays; where the friend signed up from does not.
    await tx.update(referrals).set({ signedUpFrom: null }).where(eq(referrals.friendId, userId));
    // What was played stays; from where it was played does not.
    await tx.update(gameRounds).set({ network: null }).where(eq(gameRounds.userId, userId));
    await tx.update(gameWins).set({ network: null }).where(eq(gameWins.userId, userId));
    // What was written of exams and never handed in.
    await tx.delete(examDrafts).where(eq(examDrafts.userId, userId));
    await tx
      .delete(examSittings)
      .where(and(eq(examSittings.userId, userId), isNull(examSittings.endedAt)));
    await tx
      .update(examSittings)
      .set({ lateAnswers: null, lateExercises: null, lateText: null })
      .where(eq(examSittings.userId, userId));
    // What was agreed with somebody who is nobody any more, and what mail they wanted.
    await tx.delete(consents).where(eq(consents.userId, userId));
    // That another account of theirs was joined with this one: both are nobody's.
    await tx
      .delete(joinedAccounts)
      .where(or(eq(joinedAccounts.intoId, userId), eq(joinedAccounts.userId, userId)));
    // What the office noted about them.
    await tx.delete(personNotes).where(eq(personNotes.userId, userId));
    // The classes they taught, their powers of the office; what they did there stands in the audit log.
    await tx.delete(classStaff).where(eq(classStaff.userId, userId));
    await tx.delete(officeStaff).where(eq(officeStaff.userId, userId));
    // What they were sending; its parts go with the next sweep of parts that nothing names.
    await tx.delete(unfinishedUploads).where(eq(unfinishedUploads.userId, userId));
    // By which their calendar fetched their meetings.
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
    await tx.delete(reminderChoices).where(eq(reminderChoices.userId, userId));
    await tx.delete(mailRefusals).where(eq(mailRefusals.userId, userId));
    // Texts go, their places stay for the replies.
    const gone = { body: '', deletedAt: sql`coalesce(${comments.deletedAt}, ${deletedAt})` };
    await tx.update(comments).set(gone).where(eq(comments.authorId, userId));
    // Messages go to a person, not to an address; only a mail server's complaint may name one.
    await tx
      .update(mailDeliveries)
      .set({ lastError: null })
      .where(eq(mailDeliveries.userId, userId));
    // Saved settings say by whom; those that a version before saved by name alone.
    const nobody = { changedById: null, changedBy: null };
    await tx.update(settings).set(nobody).where(eq(settings.changedById, userId));
    const name = tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
    const byName = and(isNull(settings.changedById), inArray(settings.changedBy, name));
    await tx.update(settings).set(nobody).where(byName);
    // Of a certificate title and date remain; its text has the holder's name in it.
    await tx
      .update(certificates)
      .set({ holder: '', content: '', revokedReason: '' })
      .where(eq(certificates.userId, userId));
    await eraseCorrections(tx, userId);
    // What they have handed in at home and said to others, with all voices.
    const voices = await silenceHomework(tx, userId);
    // A copy of one's own data holds all of that once more.
    const copies = await tx
      .delete(dataCopies)
      .where(eq(dataCopies.userId, userId))
      .returning({ file: dataCopies.file });
    // How they were seen as a teacher.
    const faces = await tx
      .delete(teacherProfiles)
      .where(eq(teacherProfiles.userId, userId))
      .returning({ file: teacherProfiles.picture });
    return [...voices, ...[...copies, ...faces, ...proofs].flatMap(({ file }) => file ?? [])];
  },
};

/** What teachers wrote to a person beside a mark or a certificate goes; marks and numbers stay. */
async function eraseCorrections(tx: Tx, userId: number): Promise<void> {
  const held = tx
    .select({ id: certificates.id })
    .from(certificates)
    .where(eq(certificates.userId, userId));
  await tx
    .update(replacedCertificates)
    .set({ holder: '', reason: '' })
    .where(inArray(replacedCertificates.certificateId, held));
  const results = tx
    .select({ id: examResults.id })
    .from(examResults)
    .where(eq(examResults.userId, userId));
  await tx
    .update(markChanges)
    .set({ fromComment: '', toComment: '', reason: '' })
    .where(inArray(markChanges.resultId, results));
  await tx.update(examResults).set({ markComment: '' }).where(eq(examResults.userId, userId));
}
