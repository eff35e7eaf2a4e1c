import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { moment, wireObject } from '../codecs.ts';
import { calendarDay, id, pageMeta, pageQuery } from '../fields.ts';
import { type Thing, thingName, thingOf } from './things.ts';

const Person = z.object({ id: z.number(), name: z.string() });

/** A thing by its name on the wire, `lesson:12`; null for none. An older server leaves it out. */
const noted = z.codec(z.optional(z.nullable(z.string())), z.custom<Thing | null>(), {
  decode: (name) => thingOf(name ?? ''),
  encode: (thing) => thing && thingName(thing),
});

/** One act as the log keeps it. */
export const AuditEntry = wireObject({
  id: z.number(),
  at: moment,
  /** Who acted: the administrator, also when signed in as a student; null for the server's operator. */
  actor: z.nullable(Person),
  /** Whom it was done to, when it was a person. */
  subject: z.nullable(Person),
  /** What it was done with; null where that is a person, a class or nothing of these. */
  thing: noted,
  /** The call that was made, or `refused:foreign-email`. */
  action: z.string(),
  /** What else is known, in the order it was noted; amounts are whole kobo under `kobo`. */
  details: z.array(
    z.object({
      name: z.string(),
      value: z.string(),
      /** What it was before, where the act changed it. */
      was: z.optional(z.string()),
    }),
  ),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** What acts are about; the log is filtered by it. */
export const auditKinds = {
  people: [
    ...['editStudent', 'deleteStudent', 'resetStudentPassword', 'makeAdministrator'],
    ...['addStudentNote', 'deleteStudentNote', 'requestErasure', 'keepAccount', 'eraseAccount'],
    ...['joinAccounts', 'joinAccount'],
    ...[
      'importStudents',
      'enrolStudents',
      'inviteAgain',
      'makeAccessLinks',
      'saveClassStaff',
      'removeClassStaff',
      'saveOfficePowers',
    ],
    ...['endPlaces', 'endPlace', 'movePlaces', 'movePlace'],
    ...['promotePlaces', 'promotePlace'],
    ...['extendPlaces', 'extendPlace', 'holdPlaces', 'holdPlace', 'resumePlaces', 'resumePlace'],
    ...['exportStudents', 'exportAuditLog', 'exportAttendance', 'exportRegisters'],
  ],
  signIns: [
    ...['loginAsStudent', 'endLoginAs', 'refused:foreign-email', 'beginConfirmation'],
    ...['beginAuthenticator', 'beginPasskey', 'confirmIdentity', 'finishAuthenticator'],
    ...['removeAuthenticator', 'finishPasskey', 'removePasskey', 'renewRecoveryCodes'],
    'resetSecondFactor',
  ],
  money: [
    ...[
      'fundWallet',
      'takeBackFunding',
      'takePayment',
      'payPlace',
      'confirmOfficePayment',
      'refuseOfficePayment',
      'confirmClaim',
      'refuseClaim',
      'addInvoice',
      'extendInvoice',
      'cancelInvoice',
      'remindOwing',
      ...['addStudentPrice', 'endStudentPrice', 'addCoupon', 'endCoupon'],
      'refundPayment',
      'sendRefund',
      'confirmRefund',
      'stopRefund',
      'recordRefund',
      'completeRefund',
      'answerDispute',
      'settleDifference',
    ],
    ...['runReconciliation', 'askAboutPayment', 'checkBooks', 'exportPayments'],
    ...['closeMonth', 'reopenMonth', 'exportBalanceSheet', 'exportIncome'],
    'exportSettlements',
    'exportPaymentDetails',
  ],
  classes: [
    ...[
      'addClass',
      'updateClass',
      'saveClassLinks',
      'addGroup',
      'changeGroup',
      'setGroupStudents',
      'setGroupMoves',
      'moveUpInLine',
      'offerSeat',
      'addPattern',
      'changePattern',
      'endPattern',
      'giveMeetings',
      'changeMeeting',
      'cancelMeeting',
      'restoreMeeting',
      'changeTaughtMeeting',
      'answerMeetingRequest',
      'markRegister',
      'startMeeting',
      'showMeetingCode',
      'askForRegister',
      'reportMeeting',
      'addRecording',
      'removeRecording',
      'saveMeetingTask',
      'addClosure',
      'removeClosure',
      'publishClass',
      'unpublishClass',
      'deleteClass',
      'addLesson',
      'updateLesson',
      'deleteLesson',
    ],
    ...['reorderLessons', 'swapLessonsPosition', 'removeFile', 'removeObj', 'deleteComment'],
    ...['restoreClass', 'restoreLesson', 'restoreComment', 'answerComment', 'writeComment'],
    ...['duplicateClass', 'duplicateLesson', 'copyLessons', 'saveExamWeights', 'addLessonFile'],
    ...['saveGradeScheme', 'showGrades', 'saveGradeMark', 'saveGradePreset', 'deleteGradePreset'],
    ...['saveLessonWords', 'importWords', 'tieWordForm'],
    ...['addBankExercises', 'updateBankExercise', 'deleteBankExercises', 'restoreBankExercises'],
    ...['importBank', 'exportBank', 'moveQuestions', 'setBankTopic'],
  ],
  exams: [
    ...['markExam', 'changeMark', 'undoMark', 'remarkExam', 'acceptAnswer', 'takeBackAnswer'],
    ...['extendMarking', 'exportGradebook'],
    ...['addReply', 'removeReply', 'answerHandIn', 'undoAnswer', 'savePhrases'],
  ],
  messages: [
    ...['sendMessage', 'sendClassMessage', 'retryFailedDeliveries', 'scheduleMessage'],
    'updateScheduledMessage',
    ...['cancelScheduledMessage', 'addMessageTemplate', 'updateMessageTemplate'],
    ...['deleteMessageTemplate', 'restoreMessageTemplate'],
    ...['sendLetter', 'readOthersLetters', 'settleLetters', 'saveAnsweringHours'],
    ...['reportLetter', 'takeBackReport', 'closeLetterReport'],
  ],
  certificates: [
    ...['saveCertificateTemplate', 'deleteCertificateTemplate', 'assignCertificate'],
    ...['restoreTemplate', 'replaceCertificate', 'revokeCertificate', 'revokeAssignment'],
  ],
  settings: [
    ...['updateAppSettings', 'uploadLogo', 'saveSignature', 'updateInstituteProfile'],
    'uploadTeacherPicture',
  ],
} as const satisfies Record<string, readonly string[]>;
export type AuditKind = keyof typeof auditKinds;
const kindNames = Object.keys(auditKinds) as AuditKind[];

const date = z.optional(calendarDay('This is not a date.'));

/** What a page of the log says beside its rows. */
export const AuditMeta = z.object({
  ...pageMeta.shape,
  /** True when there are more than `total`: matches are counted to 1,000. */
  more: z.boolean(),
  /** Who may be asked for as `actor`: administrators and teachers, by name. */
  administrators: z.array(Person),
  /** The person asked for as `subject`. */
  subject: z.nullable(Person),
  /**
   * What is asked for as `thing`, as it is called now, or was; empty where nothing says how. An older
   * server leaves it out.
   */
  thing: z.optional(z.nullable(z.object({ thing: z.string(), name: z.string() }))),
});

/** A lesson or exam, a message, a template or a certificate: `lesson:12` (`things.ts`). */
const thing = z
  .string()
  .check(z.refine((name) => thingOf(name) !== null, 'This is nothing that acts are done with.'));

const auditFilter = {
  search: pageQuery.search,
  actor_id: z.optional(z.union([z.literal('0'), z.literal(0), id])),
  subject_id: z.optional(id),
  class_id: z.optional(id),
  thing: z.optional(thing),
  act: z.optional(z.string().check(z.regex(/^[\w:-]{1,60}$/, 'This is not an act.'))),
  kind: z.optional(z.enum(kindNames)),
  from: date,
  to: date,
};

/**
 * Our own call: what administrators did, newest first. Filters by who did it (`actor`, 0 for the
 * server's operator), to whom (`subject`), in which class, with which `thing`, which act or kind of acts,
 * and the days `from` and `to` in the institute's time zone, both included; `search` finds names and
 * e-mails of either person.
 */
export const getAuditLog = defineCall({
  name: 'getAuditLog',
  method: 'POST',
  path: '/adminActions.php',
  action: 'getAuditLog',
  actionIn: 'body',
  encoding: 'form',
  access: 'audit.read',
  actor: 'admin_email',
  request: z.object({ ...pageQuery, ...auditFilter }),
  response: z.array(AuditEntry),
  meta: AuditMeta,
});

/**
 * Our own call: the same list as a CSV file, streamed, `audit_log_{date}.csv`: at most the last
 * 100,000 acts. The response is the file itself, with the number of its rows in the header
 * `x-total-rows`; a refusal comes in the envelope as ever.
 */
export const exportAuditLog = defineCall({
  name: 'exportAuditLog',
  method: 'POST',
  path: '/adminActions.php',
  action: 'exportAuditLog',
  actionIn: 'body',
  encoding: 'form',
  access: 'audit.read',
  actor: 'admin_email',
  request: z.object(auditFilter),
  response: z.null(),
});
