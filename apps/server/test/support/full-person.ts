import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/db.ts';
import * as schema from '../../src/schema/index.ts';
import type { Institute, Person } from './institute.ts';
import { aClass, aLesson } from './school.ts';

/** An id that no other number of a test is taken for. */
const FIRST_ID = 987_654_321;
const NAME = 'Hauwa Danjuma';
const PHONE = '0807 555 1234';

/** A person with something of every kind, and what of it is told to nobody else. */
export interface FullPerson {
  person: Person;
  /** Whom the person brought. */
  friend: Person;
  name: string;
  phone: string;
  /** Stored name and bytes of a picture the person handed in. */
  picture: { name: string; bytes: Buffer };
}

/** Makes a student who has left something in every table that keeps something about a person. */
export async function fullPerson(institute: Institute): Promise<FullPerson> {
  const { db } = institute.services;
  const { referralCode: refBy } = await institute.student();
  await db.execute(sql.raw(`alter table users alter column id restart with ${FIRST_ID}`));
  const person = await institute.student({ name: NAME, wallet: 500_000, refBy });
  await db.execute(sql.raw(`update users set phone = '${PHONE}' where id = ${person.id}`));
  const friend = await institute.student({ refBy: person.referralCode });
  const picture = await study(institute, person);
  const other = await institute.student();
  await talk(institute, person);
  const admin = await institute.admin();
  await admin.call.joinAccounts({ stays_id: person.id, ends_id: other.id, reason: 'One person' });
  await admin.call.addStudentNote({ student_id: person.id, body: `${NAME} called` });
  const { id: class_id } = await aClass(institute);
  await admin.call.saveClassStaff({ class_id, user_id: person.id, powers: ['mark'] });
  const at = institute.clock.now();
  await db.insert(schema.officeStaff).values({ userId: person.id, powers: ['support'], since: at });
  await db.insert(schema.unfinishedUploads).values({
    ...{ key: 'upload-of-hauwa', userId: person.id, bytes: 5, metadata: `filename ${NAME}` },
    ...{ touchedAt: at, expiresAt: new Date(at.getTime() + 86_400_000) },
  });
  await person.call.saveTeacherProfile({ is_public: '1' });
  await practise(institute, person);
  await signIns(db, person, institute.clock.now());
  await money(db, person, friend, institute.clock.now());
  await play(db, person, institute.clock.now());
  return { person, friend, name: NAME, phone: PHONE, picture };
}

/** Homework of a meeting, with a voice, and a reply of the office's. */
async function homework(
  { services: { db, files, clock } }: Institute,
  person: Person,
  { classId, meetingId }: { classId: number; meetingId: number },
): Promise<void> {
  const at = clock.now();
  const [handIn] = await db
    .insert(schema.handIns)
    .values({
      ...{ userId: person.id, classId, meetingId, homework: `meeting ${meetingId}`, attempt: 1 },
      asked: {
        ...{ title: 'Read aloud', text: '', ways: ['voice'], attempts: 3, seconds: 180 },
        marking: { kind: 'seen' },
      },
      ...{ text: `${NAME} writes`, handedInAt: at, sending: `${person.id}:hand-in-of-hauwa` },
    })
    .returning();
  const [admin] = await db.select().from(schema.users).where(eq(schema.users.role, 11)).limit(1);
  const file = () => files.write(Buffer.from(`a voice of ${NAME}`), 'mp3');
  const ofHandIn = { handInId: handIn?.id ?? 0, bytes: 20, seconds: 2 };
  await db.insert(schema.takes).values({
    ...{ ...ofHandIn, position: 0, kind: 'voice', file: await file() },
    sending: `${person.id}:take-of-hauwa`,
  });
  await db.insert(schema.replies).values({
    ...{ ...ofHandIn, text: `Well read, ${NAME}`, file: await file(), authorId: admin?.id ?? 0 },
    ...{ createdAt: at, sending: 'reply-to-hauwa' },
  });
  await db.insert(schema.recordingConsents).values({
    ...{ userId: person.id, agreedAt: at, guardianName: `Mother of ${NAME}`, wordsVersion: 1 },
  });
  await db.insert(schema.phrases).values({ userId: person.id, texts: [`${NAME} says so`] });
}

/** A class with an exam handed in by a picture, marked by the machine, another begun, a certificate. */
async function study(institute: Institute, person: Person) {
  const { db, files } = institute.services;
  const admin = await institute.admin();
  const { id: classId } = await aClass(institute);
  const exam = await aLesson(institute, classId, { inputetype: 'Exam', about: 'Explain' });
  const other = await aLesson(institute, classId, { inputetype: 'Exam', about: 'Explain' });
  await person.call.enrol({ class_id: classId });
  for (const { id } of [exam, other]) {
    await person.call.getLessonDetails({ class_id: classId, lesson_id: id });
  }
  const group = { classId, name: 'Evening', isEverybody: false, zone: 'Africa/Lagos', seats: 1 };
  const [evening] = await db.insert(schema.groups).values(group).returning();
  const since = institute.clock.now();
  await db
    .insert(schema.groupMembers)
    .values({ groupId: evening?.id ?? 0, userId: person.id, since });
  await db.insert(schema.seatWishes).values({
    ...{ groupId: evening?.id ?? 0, userId: person.id, state: 'waiting', position: 1, since },
  });
  const weekly = { groupId: evening?.id ?? 0, weekday: 2, startsAt: '18:00', minutes: 60 };
  const [pattern] = await db
    .insert(schema.patterns)
    .values({ ...weekly, fromOn: '2026-11-10' })
    .returning();
  const [meeting] = await db
    .insert(schema.meetings)
    .values({
      ...{ groupId: weekly.groupId, patternId: pattern?.id ?? 0, plannedOn: '2026-11-10' },
      startsAt: new Date('2026-11-10T17:00:00Z'),
      endsAt: new Date('2026-11-10T18:00:00Z'),
    })
    .returning();
  await db.insert(schema.presences).values({
    ...{ meetingId: meeting?.id ?? 0, userId: person.id, state: 'late', source: 'teacher' },
    ...{ saidAt: since, excuse: `${NAME} travels`, note: `${NAME} came late` },
  });
  await homework(institute, person, { classId, meetingId: meeting?.id ?? 0 });
  await db.insert(schema.gradeSchemes).values({ classId });
  const [column] = await db
    .insert(schema.gradeColumns)
    .values({ classId, position: 0, name: 'Speaking', kind: 'participation', weight: 10 })
    .returning();
  await db.insert(schema.gradeMarks).values({
    ...{ columnId: column?.id ?? 0, userId: person.id, month: '2026-11', hundredths: 850 },
    ...{ outOf: 10, writtenById: admin.id, writtenAt: since },
  });
  const bytes = Buffer.from(`a picture by ${NAME}`);
  const name = await files.write(bytes, 'webp');
  const at = institute.clock.now();
  const [result] = await db
    .insert(schema.examResults)
    .values({
      ...{ userId: person.id, lessonId: exam.id, classId, objectiveAnswers: {} },
      ...{ hasTheory: true, theoryText: '', theoryImage: name, submittedAt: at },
      ...{ theoryScore: 50, totalScore: 50, markedAt: at },
    })
    .returning();
  await db.insert(schema.machineMarks).values({
    ...{ resultId: result?.id ?? 0, verdict: 'marked', score: 40, confidence: 0.9 },
    ...{ reason: `${NAME} wrote unclearly`, model: 'm', consideredAt: at },
  });
  const reason = `${NAME} asked`;
  await db.insert(schema.markChanges).values({
    ...{ resultId: result?.id ?? 0, fromComment: '', toScore: 50, toComment: `Well, ${NAME}` },
    ...{ reason, changedAt: at, changedBy: admin.id, toldAt: at },
  });
  await db.insert(schema.examDrafts).values({
    ...{ userId: person.id, lessonId: other.id, answers: {}, theoryText: `I am ${NAME}` },
    ...{ writtenAt: 1, savedAt: at },
  });
  await db.insert(schema.examSittings).values({
    ...{ userId: person.id, lessonId: exam.id, attempt: 1, begunAt: at, endedAt: at },
    ...{ lateAnswers: {}, lateText: `${NAME} was late`, lateAt: at },
  });
  const { data: template } = await admin.call.saveCertificateTemplate({
    ...{ title: 'Reading', footer: 'The Institute', certificateContent: '{{name}} can read.' },
  });
  await admin.call.assignCertificate({
    ...{ template_id: template.id, issue_date: '2026-11-16', student_ids: [person.id] },
  });
  const [held] = (await person.call.getMyCertificates({})).data;
  await admin.call.replaceCertificate({
    ...{ certificate_id: held?.id ?? 0, code: held?.code ?? '', reason },
  });
  await institute.services.jobs.drain();
  return { name, bytes };
}

/** A comment that was answered and one that was not, and messages that came and were read. */
async function talk(institute: Institute, person: Person): Promise<void> {
  const admin = await institute.admin();
  const { id: class_id } = await aClass(institute);
  const { id: lesson_id } = await aLesson(institute, class_id);
  await person.call.enrol({ class_id });
  const comment = { class_id, lesson_id, comment: `Says ${NAME}` };
  const first = await person.call.addComment(comment);
  await person.call.addComment(comment);
  await admin.call.addComment({ ...comment, comment: 'An answer', parent_id: first.data.id });
  const { data } = await admin.call.sendMessage({
    ...{ subject: 'Ahlan', message: `Dear ${NAME}`, recipients: [person.email] },
    delivery_method: 'both',
  });
  await person.call.readMessage({ message_id: String(data.id) });
  await admin.call.sendMessage({ subject: 'To all', message: 'News', send_to_all: 'true' });
  await institute.services.jobs.drain();
}

/** Whatever signing in leaves behind. */
async function signIns(db: Database, { id: userId, email }: Person, now: Date): Promise<void> {
  const later = new Date(now.getTime() + 365 * 24 * 3600 * 1000);
  await db.insert(schema.mailedCodes).values({
    ...{ requestHash: 'r', userId, purpose: 'reset', codeHash: 'c', longCodeHash: 'l' },
    ...{ expiresAt: later, longExpiresAt: later },
  });
  await db
    .insert(schema.emailVerifications)
    .values({ userId, email, linkHash: 'l', codeHash: 'c', expiresAt: later })
    .onConflictDoNothing();
  await db.insert(schema.authenticators).values({ userId, secret: 'sealed' });
  await db.insert(schema.passkeys).values({
    ...{ userId, credentialId: 'credential', publicKey: 'key', counter: 0, transports: [] },
    ...{ name: `Phone of ${NAME}`, createdAt: now },
  });
  await db.insert(schema.consents).values({ userId, version: 1, at: now }).onConflictDoNothing();
  await db.insert(schema.mailRefusals).values({ userId, kind: 'messages', at: now });
  await db
    .insert(schema.reminderChoices)
    .values({ userId, way: 'both', hour: 18, zone: 'Africa/Lagos' });
  const [meeting] = await db.select().from(schema.meetings).limit(1);
  await db.insert(schema.meetingReminders).values({
    ...{ userId, meetingId: meeting?.id ?? 0, stage: 'day' },
    startsAt: meeting?.startsAt ?? now,
  });
  const [message] = await db.select().from(schema.messages).limit(1);
  await db.insert(schema.meetingInvitations).values({
    ...{ userId, meetingId: meeting?.id ?? 0, nth: 1, method: 'REQUEST', madeAt: now, endsAt: now },
    event: { className: 'Roots' } as schema.InvitedEvent,
    messageId: message?.id ?? 0,
  });
  await db
    .insert(schema.dailyReminders)
    .values({ userId, onDay: '2027-01-05', until: later, way: 'push' });
  const [session] = await db
    .select()
    .from(schema.sessions)
    .where(eq(schema.sessions.userId, userId));
  await db.insert(schema.pushSubscriptions).values({
    ...{ sessionId: session?.id ?? 0, endpoint: 'https://push.example.com/full', p256dh: 'k' },
    ...{ auth: 'a', name: 'n', madeAt: now },
  });
  await db.insert(schema.calendarFeeds).values({ userId, keyHash: 'k', madeAt: now });
  await db.insert(schema.recoveryCodes).values({ userId, codeHash: 'h' });
}

/** A card payment that failed, what the books asked about it, and a reward that waits. */
async function money(db: Database, person: Person, friend: Person, now: Date): Promise<void> {
  const reference = { reference: 'FUND_full', referenceKey: 'FUND-full', userId: person.id };
  const [payment] = await db
    .insert(schema.cardPayments)
    .values({
      ...{ ...reference, purpose: 'fund', expected: 10_000, state: 'failed', createdAt: now },
      ...{ method: 'visa 4081', reason: `Sorry, ${NAME}` },
    })
    .returning();
  const own = eq(schema.enrolments.userId, person.id);
  const [place] = await db.select().from(schema.enrolments).where(own).limit(1);
  if (!payment || !place) throw new Error('there is nothing to pay for');
  await db.insert(schema.renewals).values({
    ...{ placeId: place.id, isOn: true, amount: 10_000, toldOf: 'month:1:1@2026-01-05' },
    ...{ payFrom: now, switchedAt: now },
  });
  await db.insert(schema.cardCharges).values({
    ...{ paymentId: payment.id, key: 'month:1:1', attempt: 1, placeId: place.id },
    ...{ madeAt: now, endedAt: now },
  });
  await db.insert(schema.paymentDifferences).values({
    ...{ ...reference, kind: 'not_credited', providerAmount: 10_000, currency: 'NGN' },
    ...{ ledgerAmount: 0, email: person.email, reason: 'declined', paidAt: now, foundAt: now },
  });
  await db.insert(schema.accountNumbers).values({
    ...{ userId: person.id, provider: 'paystack', state: 'assigned', number: '9900000001' },
    ...{ customerId: 1, customerCode: 'CUS_full', accountId: 2, holder: `INSTITUTE/${NAME}` },
    ...{ bank: 'Test Bank', bankSlug: 'test-bank', askedAt: now, assignedAt: now },
  });
  await db.insert(schema.disputes).values({
    ...{ provider: 'paystack', providerId: 1, reference: 'FUND_full', paymentId: payment.id },
    ...{ amount: 10_000, state: 'won', openedAt: now, dueAt: now, endedAt: now },
    ...{ answer: 'contest', message: `${NAME} was there`, answeredAt: now },
  });
  await db.insert(schema.savedCards).values({
    ...{ userId: person.id, provider: 'paystack', sealedCode: 'sealed', email: person.email },
    ...{ brand: 'Visa', lastFour: '4081', expires: '2028-04', keptAt: now },
  });
  await db.insert(schema.officePayments).values({
    ...{ userId: person.id, amount: 500, way: 'cash', paidOn: '2026-01-05', note: `${NAME} paid` },
    ...{ state: 'booked', token: 'a-token', takenAt: now, orderHash: 'h' },
  });
  const [invoice] = await db
    .insert(schema.invoices)
    .values({
      ...{ userId: person.id, title: `${NAME}'s books`, amount: 500, paid: 500, state: 'paid' },
      ...{ dueOn: '2026-01-05', overdueAt: now, madeAt: now, settledAt: now },
    })
    .returning();
  await db.insert(schema.invoiceSettlements).values({
    ...{ invoiceId: invoice?.id ?? 0, transferKey: 'invoice:full', amount: 500, at: now },
  });
  await db.insert(schema.studentPrices).values({
    ...{ userId: person.id, share: 20, why: 'sibling', reason: `${NAME}'s brother`, isOnce: false },
    givenAt: now,
  });
  await db.insert(schema.paymentClaims).values({
    ...{ userId: person.id, amount: 700, paidOn: '2026-01-06', reference: `${NAME} 77` },
    ...{ picture: 'proof.jpg', pictureHash: 'p', sentAt: now, orderHash: 'h' },
  });
  await db.insert(schema.refunds).values({
    ...{ userId: person.id, amount: 300, way: 'bank', state: 'done', token: 'refund', bank: '058' },
    ...{ reason: 'Paid twice', accountNumber: '0123456789', accountName: NAME },
    ...{ askedAt: now, endedAt: now },
  });
  await db.insert(schema.waitingRewards).values({
    ...{ key: 'waiting', userId: person.id, friendId: friend.id, kind: 'referral_reward' },
    ...{ amount: 10_000, earnedAt: now },
  });
}

/** A word that was practised, by numbers of the person's own. */
async function practise(institute: Institute, person: Person): Promise<void> {
  const admin = await institute.admin();
  const { id: class_id } = await aClass(institute);
  const { id: lesson_id } = await aLesson(institute, class_id);
  const words = [{ arabic: 'بَيْتٌ', meaning: 'house' }];
  const { data } = await admin.call.saveLessonWords({ lesson_id, words });
  await person.call.enrol({ class_id });
  await person.call.viewStatus({ class_id, lesson_id });
  const exercise = {
    ...{ type: 'choice' as const, prompt: 'Which is a house?', explanation: '' },
    ...{ options: ['بَيْتٌ', 'بَابٌ'], answer: 0 },
  };
  const blocks = [{ id: 'house', kind: 'exercise' as const, exercise }];
  await institute.services.db
    .update(schema.lessons)
    .set({ blocks })
    .where(eq(schema.lessons.id, lesson_id));
  const review = { word_id: data.words[0]?.id ?? 0, asks: 'arabic', rating: 'good' } as const;
  await person.call.addToMyWords({ word_id: review.word_id });
  const at = institute.clock.now().getTime();
  await person.call.sendReviews({
    reviews: [{ ...review, id: 'review-of-all', at, retention: 90 }],
    exercises: [
      {
        ...{ id: 'exercise-of-all', lesson_id, exercise_id: 'house', rating: 'missed' as const },
        ...{ at, retention: 90 },
      },
    ],
  });
}

/** A round of the quiz that was won. */
async function play(db: Database, { id: userId }: Person, now: Date): Promise<void> {
  const [round] = await db
    .insert(schema.gameRounds)
    .values({
      ...{ rand: 'full-round', userId, level: 'easy', state: 'won' },
      ...{ questions: [], openedAt: new Date(now.getTime() - 60_000) },
    })
    .returning();
  const roundId = round?.id ?? 0;
  await db.insert(schema.gameAnswers).values({
    ...{ roundId, question: 0, option: 1, isCorrect: true, inTime: true, answeredAt: now },
  });
  await db
    .insert(schema.gameWins)
    .values({ userId, day: '2026-11-16', roundId, amount: 0, claimedAt: now });
}
