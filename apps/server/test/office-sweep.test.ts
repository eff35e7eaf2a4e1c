// Proves promise-7.

import { allCalls } from '@institute/contract';
import { type OfficePower, officePowers } from '@institute/contract/auth/abilities';
import { type Call, isOfficeCall } from '@institute/contract/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sample, sampleOf, samplesOf } from './samples.ts';
import { type Client, methodOf } from './support/client.ts';
import { Institute, type Person } from './support/institute.ts';
import { aClass, aLesson } from './support/school.ts';

/*
 * Decision 172: every call of the office, asked by whoever holds one power of it. Which calls a power
 * opens stands below by hand, a row for each; any other is refused.
 */

const money = [
  ...['getStudentList', 'getStudentSelection', 'getStudentRecord', 'getStudentWallet'],
  ...['addInvoice', 'cancelInvoice', 'extendInvoice', 'fundWallet', 'takeBackFunding'],
  ...['refundPayment', 'settleDifference', 'confirmOfficePayment', 'refuseOfficePayment'],
  ...['takePayment', 'confirmClaim', 'refuseClaim', 'closeMonth', 'reopenMonth'],
  ...['completeRefund', 'confirmRefund', 'recordRefund', 'sendRefund', 'stopRefund'],
  ...['answerDispute', 'payPlace', 'addCoupon', 'addStudentPrice', 'endCoupon'],
  ...['endStudentPrice', 'getOwing', 'getOwingSums', 'getStudentInvoices', 'remindOwing'],
  ...['exportPaymentDetails', 'exportPayments', 'getPaymentHistory', 'askAboutPayment'],
  ...['getReconciliation', 'getStudentPayments', 'runReconciliation', 'getOfficePayments'],
  ...['getStudentAccountNumber', 'getClaims', 'checkBooks', 'exportBalanceSheet'],
  ...['getAccountTransfers', 'getBalanceSheet', 'exportIncome', 'getIncome', 'getBookMonths'],
  ...['getRefundSources', 'getRefunds', 'getDisputeEvidence', 'getDisputes', 'getCoupons'],
  ...['getStudentPrices', 'getSettlements', 'getSettlementPayments', 'exportSettlements'],
  'getGroupSeats',
];
const support = [
  ...['getStudentList', 'getStudentSelection', 'getStudentRecord', 'getStudentAnswers'],
  ...['getStudentPractice', 'getStudentAttendance', 'getStudentMessages', 'exportStudents'],
  ...['getStudentMeetings', 'getStudentHomework'],
  ...['addStudentNote', 'deleteStudentNote', 'getIntakes', 'checkRoster', 'readRoster'],
  ...['getClassStaff', 'checkPlaces', 'makeAccessLinks', 'resetStudentPassword', 'inviteAgain'],
  ...['enrolStudents', 'endPlaces', 'extendPlaces', 'holdPlaces', 'movePlaces', 'getGroupSeats'],
  ...['resumePlaces', 'checkRecipients', 'getFailedDeliveries', 'getSentMessages'],
  ...['previewMail', 'retryFailedDeliveries', 'sendMessage', 'addMessageTemplate'],
  ...['deleteMessageTemplate', 'getMessageTemplates', 'updateMessageTemplate'],
  ...['cancelScheduledMessage', 'getScheduledMessages', 'scheduleMessage'],
  ...['updateScheduledMessage', 'getLetterThreads', 'getLetterReports', 'closeLetterReport'],
];
const head = [
  ...['addGroup', 'addPattern', 'changeGroup', 'changePattern', 'endPattern', 'getTimetable'],
  ...['setGroupStudents', 'cancelMeeting', 'changeMeeting', 'getMeetings', 'restoreMeeting'],
  'giveMeetings',
  ...[
    'getLines',
    'getLongAbsences',
    'getMissingRegisters',
    'changeTaughtMeeting',
    'askForRegister',
    'getMeetingRequests',
    'answerMeetingRequest',
    'moveUpInLine',
    'offerSeat',
    'setGroupMoves',
  ],
  ...['addClosure', 'getClosures', 'removeClosure', 'getRegister', 'getTaughtMeetings'],
  ...['addRecording', 'removeRecording', 'saveMeetingTask'],
  ...['getHandIns', 'getHandIn', 'addReply', 'removeReply', 'answerHandIn', 'undoAnswer'],
  ...['getPhrases', 'savePhrases', 'getTakesOfStudent'],
  ...['getLetterThreads', 'settleLetters', 'saveAnsweringHours'],
  ...['markRegister', 'reportMeeting', 'showMeetingCode', 'startMeeting', 'saveClassLinks'],
  ...[
    'getClassContacts',
    'getClassStudents',
    'getClassRegisters',
    'exportAttendance',
    'exportRegisters',
  ],
  ...['getAttendanceGrid', 'lessonAttendance', 'getQuestions', 'sendClassMessage'],
  ...['changeMark', 'getExamDetails', 'markExam', 'undoMark', 'exportGradebook'],
  ...['getGradeScheme', 'saveGradeScheme', 'showGrades', 'getGrades', 'saveGradeMark'],
  ...['saveGradePreset', 'deleteGradePreset'],
  ...['getGradebook', 'getItemFigures', 'getRemarking', 'remarkExam', 'getMachineMarks'],
  ...['getMarkedExams', 'getUnmarkedExams', 'getMarkingState', 'copyLessons'],
  ...['duplicateLesson', 'addLesson', 'deleteLesson', 'getManagedLesson', 'removeFile'],
  ...['updateLesson', 'getLessons', 'reorderLessons', 'swapLessonsPosition'],
  ...['addLessonFile', 'getLessonFiles', 'getLessonQuestions', 'moveQuestions', 'removeObj'],
  ...['addBankExercises', 'deleteBankExercises', 'exportBank', 'getBank'],
  ...['getBankSelection', 'importBank', 'restoreBankExercises', 'setBankTopic'],
  ...['updateBankExercise', 'getTouchedExams', 'getClassForgotten', 'getManagedWords'],
  ...['importWords', 'saveLessonWords', 'tieWordForm', 'acceptAnswer', 'getWrittenAnswers'],
  'takeBackAnswer',
];
/** What every power opens: the search, the names and prices of classes, and one's own second factor. */
const everyone = [
  ...['searchOffice', 'getClassList', 'getManagedClass', 'getSecondFactor'],
  ...['beginConfirmation', 'confirmIdentity', 'beginAuthenticator', 'beginPasskey'],
  ...['finishAuthenticator', 'finishPasskey', 'removeAuthenticator', 'removePasskey'],
  'renewRecoveryCodes',
];
const opened: Record<OfficePower, readonly string[]> = { money, support, head };

let institute: Institute;
let samples: Record<keyof Client, Sample>;
let student: Person;
const workers = new Map<OfficePower, Person>();

beforeAll(async () => {
  institute = await Institute.open();
  const { id: classId } = await aClass(institute);
  const lesson = await aLesson(institute, classId);
  const exam = await aLesson(institute, classId, { inputetype: 'Exam', about: 'Explain' });
  student = await institute.student();
  samples = samplesOf({
    ...{ classId, lessonId: lesson.id, examId: exam.id },
    ...{ studentId: student.id, studentEmail: student.email },
  });
  for (const power of officePowers) workers.set(power, await aWorker(power));
});
afterAll(() => institute.close());

async function aWorker(power: OfficePower): Promise<Person> {
  const person = await institute.student();
  const admin = await institute.admin();
  const given = await admin.call.saveOfficePowers({ student_id: person.id, powers: [power] });
  expect(given.status).toBe(true);
  await institute.signInAgain(person);
  return person;
}

const officeCalls = allCalls.filter(isOfficeCall);
const make = (call: Call, who: Person) =>
  methodOf(who.call, call.name)(sampleOf(samples, call).input);

describe.each(officePowers)('whoever holds %s', (power) => {
  const mine = [...opened[power], ...everyone];

  // Proves ours-254.
  it('is refused every call of the office that does not belong to it', async () => {
    const others = officeCalls.filter(({ name }) => !mine.includes(name));
    expect(others.length).toBeGreaterThan(90);
    for (const call of others) {
      const answer = await make(call, workers.get(power) as Person);
      expect(answer, call.name).toMatchObject({ http: 403, code: 'forbidden' });
    }
  });

  // Proves ours-254.
  it('is refused none that does', async () => {
    const known = officeCalls.map(({ name }) => name);
    expect(mine.filter((name) => !known.includes(name))).toEqual([]);
    for (const call of officeCalls.filter(({ name }) => mine.includes(name))) {
      const { code } = await make(call, workers.get(power) as Person);
      expect([call.name, code]).not.toEqual([call.name, 'forbidden']);
    }
  });
});
