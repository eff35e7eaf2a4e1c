// Proves promise-7.

import { allCalls } from '@institute/contract';
import { freshnessOf } from '@institute/contract/auth/abilities';
import { type Call, isOfficeCall } from '@institute/contract/call';
import { and, eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, settings } from '../src/schema/index.ts';
import { type Sample, sampleOf, samplesIn } from './samples.ts';
import { type Client, type Credentials, makeClient, methodOf } from './support/client.ts';
import { credentialsOf, Institute, type Person } from './support/institute.ts';
import { changesBetween, readRows } from './support/rows.ts';

/*
 * Decision 041: what moves money, gives power over accounts or touches keys is done by those alone
 * who have proved within ten minutes that it is they. Which calls these are, the table of abilities
 * says; a new call of the office stands below or is asked about.
 */

/** Calls of the office for which nobody is asked again. */
const notAskedAgain: Record<string, true> = {
  ...named('getManagedSettings', 'uploadLogo', 'saveSignature', 'uploadTeacherPicture'),
  ...named('exportAuditLog', 'exportStudents', 'getOfficeWork', 'searchOffice'),
  ...named('getStudentRecord', 'getStudentAnswers', 'getStudentAttendance', 'getStudentPractice'),
  ...named('getStudentMeetings', 'getStudentHomework'),
  ...named('getStudentMessages', 'addStudentNote', 'deleteStudentNote', 'getStudentWallet'),
  ...named('checkPlaces', 'getStudentSelection', 'getIntakes', 'getClassStaff', 'sendClassMessage'),
  ...named('getStudentList', 'getOfficeWorkers', 'getAuditLog', 'getAdminReport'),
  ...named('getHealth', 'getSecondFactor', 'beginConfirmation', 'confirmIdentity'),
  ...named('addClass', 'updateClass', 'deleteClass', 'getManagedClass', 'getClassDeletion'),
  ...named('getClassList', 'saveClassLinks', 'publishClass', 'readRoster', 'checkRoster'),
  ...named('getClassStudents', 'getClassContacts', 'lessonAttendance'),
  ...named('addLesson', 'updateLesson', 'deleteLesson', 'getLessons', 'getManagedLesson'),
  ...named('getLessonQuestions', 'reorderLessons', 'swapLessonsPosition', 'removeFile'),
  ...named('getClassForgotten', 'getManagedWords', 'saveLessonWords', 'importWords', 'tieWordForm'),
  ...named('removeObj', 'getUnmarkedExams', 'getExamDetails', 'getMachineMarks'),
  ...named('getMarkingState', 'markExam', 'getMarkedExams', 'changeMark', 'undoMark'),
  ...named(
    'getPaymentHistory',
    'exportPayments',
    'exportPaymentDetails',
    'getReconciliation',
    'runReconciliation',
  ),
  ...named('getStudentPayments', 'askAboutPayment', 'getOfficePayments', 'getClaims'),
  ...named('getStudentPrices', 'getCoupons'),
  ...named('getTimetable', 'getMeetings', 'addGroup', 'changeGroup', 'setGroupStudents'),
  ...named('addPattern', 'changePattern', 'endPattern', 'changeMeeting', 'cancelMeeting'),
  ...named(
    'getLongAbsences',
    'getMissingRegisters',
    'changeTaughtMeeting',
    'askForRegister',
    'getMeetingRequests',
    'answerMeetingRequest',
    'getLines',
    'getGroupSeats',
    'moveUpInLine',
    'offerSeat',
    'setGroupMoves',
  ),
  ...named('giveMeetings', 'restoreMeeting', 'getClosures', 'addClosure', 'removeClosure'),
  ...named('getTaughtMeetings', 'getRegister', 'markRegister', 'startMeeting'),
  ...named('showMeetingCode', 'reportMeeting', 'getClassRegisters'),
  ...named('addRecording', 'removeRecording', 'saveMeetingTask'),
  ...named('getHandIns', 'getHandIn', 'addReply', 'removeReply', 'answerHandIn', 'undoAnswer'),
  ...named('getPhrases', 'savePhrases', 'getTakesOfStudent'),
  ...named('getLetterThreads', 'settleLetters', 'saveAnsweringHours'),
  ...named('getLetterReports', 'closeLetterReport'),
  ...named('getOwing', 'getOwingSums', 'getStudentInvoices', 'remindOwing'),
  ...named('getStudentAccountNumber', 'getRefundSources', 'getRefunds'),
  ...named('getDisputes', 'getDisputeEvidence'),
  ...named('getSettlements', 'getSettlementPayments', 'exportSettlements'),
  ...named('getQuizQuestions', 'getQuestions', 'exportBalanceSheet', 'getIncome', 'exportIncome'),
  ...named(
    'getRewardBudget',
    'getBalanceSheet',
    'getBookMonths',
    'checkBooks',
    'getAccountTransfers',
  ),
  ...named('sendMessage', 'checkRecipients', 'getSentMessages', 'getFailedDeliveries'),
  ...named('retryFailedDeliveries', 'getCertificateTemplates', 'saveCertificateTemplate'),
  ...named('deleteCertificateTemplate', 'getCertificateAssignments', 'assignCertificate'),
  ...named('previewAssignment', 'getIssuedCertificates', 'revokeCertificate'),
  ...named('previewRevocation', 'revokeAssignment'),
  ...named('replaceCertificate', 'getTrash', 'restoreClass', 'restoreLesson'),
  ...named('restoreTemplate', 'restoreComment', 'duplicateClass', 'duplicateLesson'),
  ...named(
    'copyLessons',
    'previewMail',
    'getAttendanceGrid',
    'exportAttendance',
    'exportRegisters',
  ),
  ...named('getMessageTemplates', 'addMessageTemplate', 'updateMessageTemplate'),
  ...named('deleteMessageTemplate', 'restoreMessageTemplate', 'scheduleMessage'),
  ...named('getScheduledMessages', 'updateScheduledMessage', 'cancelScheduledMessage'),
  ...named('getRemarking', 'getTouchedExams', 'remarkExam', 'getItemFigures'),
  ...named('getWrittenAnswers', 'acceptAnswer', 'takeBackAnswer'),
  ...named('getGradebook', 'exportGradebook', 'saveExamWeights'),
  ...named('getGradeScheme', 'saveGradeScheme', 'showGrades', 'getGrades', 'saveGradeMark'),
  ...named('saveGradePreset', 'deleteGradePreset'),
  ...named('addLessonFile', 'getLessonFiles', 'getBank', 'addBankExercises', 'importBank'),
  ...named('updateBankExercise', 'deleteBankExercises', 'restoreBankExercises', 'exportBank'),
  ...named('moveQuestions', 'unpublishClass', 'getBankSelection', 'setBankTopic'),
};

function named(...names: string[]): Record<string, true> {
  return Object.fromEntries(names.map((name) => [name, true as const]));
}

const officeCalls = allCalls.filter(isOfficeCall);
const freshness = (call: Call) => (isOfficeCall(call) ? freshnessOf(call.access) : null);
const asked = officeCalls.filter((call) => freshness(call) !== null);
const rowsOf = (calls: readonly Call[]) => calls.map((call) => [call.name, call] as const);

let institute: Institute;
let samples: Record<keyof Client, Sample>;
let admin: Person;
let secret: string;

beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  samples = await samplesIn(institute);
});
afterAll(() => institute.close());

const make = (call: Call, who: Credentials) =>
  methodOf(institute.client(who), call.name)(sampleOf(samples, call).input);
const code = () => new TOTP({ secret }).generate({ timestamp: institute.clock.now().getTime() });
const rows = () => readRows(institute.services.db);
const nothing = { changed: {}, added: {}, removed: {} };

// Proves decision-041-2.
it('every call of the office is asked about, or stands among those that are not', () => {
  const known = [...asked.map(({ name }) => name), ...Object.keys(notAskedAgain)];
  expect(known.sort()).toEqual(officeCalls.map(({ name }) => name).sort());
});

describe('an account without a second factor', () => {
  // Proves decision-041-2.
  it.each(rowsOf(asked.filter((call) => freshness(call) === 'guarded')))(
    '%s asks nothing new',
    async (_name, call) => {
      institute.clock.advance({ minutes: 11 });
      // Made by nobody real, so that what is under test is not done.
      const { input } = sampleOf(samples, call);
      const sent = { ...input, student_id: 99_999, student_email: 'nobody@example.com' };
      const answer = await methodOf(admin.call, call.name)(sent);
      expect(answer.code).not.toBe('confirm_needed');
      expect(answer.code).not.toBe('second_factor_missing');
    },
  );
});

describe('an account that is guarded', () => {
  beforeAll(async () => {
    await institute.signInAgain(admin);
    ({ secret } = (await admin.call.beginAuthenticator({})).data);
    await admin.call.finishAuthenticator({ code: code() });
  });
  beforeEach(() => institute.clock.advance({ minutes: 11 }));

  // Proves decision-041-2.
  it.each(rowsOf(asked))('%s is refused ten minutes after the sign-in', async (_name, call) => {
    // The first call after a while notes that the session is used; that is not what the call does.
    await admin.call.getUserData({});
    const before = await rows();
    expect(await make(call, admin)).toMatchObject({
      http: 200,
      status: false,
      code: 'confirm_needed',
    });
    expect(changesBetween(before, await rows())).toEqual(nothing);
  });

  // Proves call-beginConfirmation, call-confirmIdentity.
  it('does what it asks once the code was given, for ten minutes, in that session alone', async () => {
    const other = await signInWithCode();
    institute.clock.advance({ minutes: 11 });
    const logo = () => admin.call.updateAppSettings({ siteName: 'Markaz' });
    expect((await logo()).code).toBe('confirm_needed');
    expect((await admin.call.confirmIdentity({ password: admin.password })).code).toBe(
      'second_factor_wrong',
    );
    const given = code();
    expect((await admin.call.confirmIdentity({ code: given })).status).toBe(true);
    expect((await logo()).status).toBe(true);
    expect((await other.updateAppSettings({ siteName: 'Theirs' })).code).toBe('confirm_needed');
    // The code is used, for this as for signing in.
    expect((await other.confirmIdentity({ code: given })).code).toBe('second_factor_wrong');
    institute.clock.advance({ minutes: 10 });
    expect((await logo()).status).toBe(true);
    institute.clock.advance({ seconds: 1 });
    expect((await logo()).code).toBe('confirm_needed');
  });

  it('is asked in a session from before anybody was asked', async () => {
    await admin.call.confirmIdentity({ code: code() });
    await institute.services.db
      .update(sessions)
      .set({ confirmedAt: null })
      .where(eq(sessions.userId, admin.id));
    expect((await admin.call.updateAppSettings({ siteName: 'M' })).code).toBe('confirm_needed');
  });

  it('gives no proof to the session in which it is signed in as a student', async () => {
    const student = await institute.student();
    const client = await signInWithCode();
    const { headers } = await client.loginAsStudent({ student_email: student.email });
    const asStudent = institute.client(credentialsOf(headers));
    expect((await asStudent.updateAppSettings({ siteName: 'M' })).http).toBe(403);
    expect((await asStudent.confirmIdentity({ code: '123456' })).http).toBe(403);
    const [row] = await institute.services.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, student.id), eq(sessions.adminId, admin.id)));
    expect(row?.confirmedAt).toBeNull();
  });
});

describe('an institute that requires a second factor', () => {
  let bare: Person;
  const guardedCalls = allCalls.filter(({ access }) => access !== 'public');
  beforeAll(async () => {
    const client = await signInWithCode();
    bare = await institute.student();
    const { id: student_id, name, email } = bare;
    const form = { student_id, name, email, phonenumber: '0801 000 0000', role: '11' };
    await client.editStudent(form);
    await institute.signInAgain(bare);
    await client.updateAppSettings({ secondFactor: 'required' });
  });
  afterAll(async () => {
    await institute.services.db.delete(settings).where(eq(settings.name, 'secondFactor'));
  });

  // Proves decision-041-3.
  it.each(rowsOf(guardedCalls.filter(({ beforeFactor }) => !beforeFactor)))(
    '%s is refused to an administrator without one',
    async (_name, call) => {
      const before = await rows();
      expect(await make(call, bare)).toMatchObject({ http: 403, code: 'second_factor_missing' });
      expect(changesBetween(before, await rows())).toEqual(nothing);
    },
  );

  // Proves decision-041-3.
  it('lets such an administrator set one up, and do nothing else before', async () => {
    const open = guardedCalls.filter(({ beforeFactor }) => beforeFactor).map(({ name }) => name);
    expect(open.sort()).toEqual([
      ...['beginAuthenticator', 'beginConfirmation', 'beginPasskey', 'confirmIdentity'],
      ...['endLoginAs'],
      ...['finishAuthenticator', 'finishPasskey', 'getSecondFactor', 'getUserData', 'logout'],
      ...['removeAuthenticator', 'removePasskey', 'renewRecoveryCodes'],
    ]);
    // To public calls such an administrator is a visitor.
    const { id } = await aHiddenClass();
    expect((await bare.call.getClasses({})).data.map((one) => one.id)).not.toContain(id);
    const begun = (await bare.call.beginAuthenticator({})).data;
    const own = new TOTP({ secret: begun.secret });
    const first = own.generate({ timestamp: institute.clock.now().getTime() });
    expect((await bare.call.finishAuthenticator({ code: first })).status).toBe(true);
    expect((await bare.call.getStudentList({})).status).toBe(true);
    expect((await bare.call.getClasses({})).data.map((one) => one.id)).toContain(id);
    // Nor can it be taken away while it is the only one.
    expect((await bare.call.removeAuthenticator({})).code).toBe('second_factor_last');
    expect((await bare.call.getSecondFactor({})).data).toMatchObject({
      required: true,
      recovery_codes: 10,
    });
  });

  it('asks nothing of a student', async () => {
    const student = await institute.student();
    expect((await student.call.getMyClasses({})).status).toBe(true);
  });

  // Proves decision-041-3.
  it('holds an administrator to it who is signed in as a student', async () => {
    const student = await institute.student();
    const other = await institute.student();
    const { call } = admin;
    institute.clock.advance({ minutes: 1 });
    await call.confirmIdentity({ code: code() });
    const { id: student_id, name, email } = other;
    await call.editStudent({ student_id, name, email, phonenumber: '0801 000 0000', role: '11' });
    await call.updateAppSettings({ secondFactor: 'optional' });
    await institute.signInAgain(other);
    const { headers } = await other.call.loginAsStudent({ student_email: student.email });
    const asStudent = institute.client(credentialsOf(headers));
    expect((await asStudent.getMyClasses({})).status).toBe(true);
    await call.updateAppSettings({ secondFactor: 'required' });
    expect(await asStudent.getMyClasses({})).toMatchObject({ code: 'second_factor_missing' });
    expect((await asStudent.logout({})).status).toBe(true);
  });
});

/** The administrator's client after both steps. */
async function signInWithCode(): Promise<Client> {
  institute.clock.advance({ minutes: 1 });
  const { email, password } = admin;
  const { headers } = await institute.visitor.login({ email, password });
  const step = String([headers['set-cookie']].flat()[0]).split(/[=;]/)[1] ?? '';
  const waiting = makeClient(institute.app, { sid: null, token: null, step });
  const passed = await waiting.passSecondStep({ code: code() });
  if (!passed.status) throw new Error(passed.message);
  return institute.client(credentialsOf(passed.headers));
}

/** A class that visitors are not shown. */
async function aHiddenClass(): Promise<{ id: number }> {
  const client = await signInWithCode();
  const form = { category: 'Grammar', name: 'Hidden', about: 'About', premium: '0' } as const;
  const { data } = await client.addClass({ ...form, status: '0' } as never);
  return { id: data.id };
}
