import type { Call } from '@institute/contract/call';
import type { Client, SentFile } from './support/client.ts';
import type { Institute } from './support/institute.ts';
import { aClass, aLesson } from './support/school.ts';

/** What a valid request of each call looks like, for sweeps over the whole contract. */
export interface Sample {
  input: Record<string, unknown>;
  files?: Record<string, SentFile>;
  /** True when only students of the class may have an answer. */
  enrolledOnly?: true;
}

/** Things the samples speak of. */
export interface Fixtures {
  classId: number;
  lessonId: number;
  examId: number;
  studentId: number;
  studentEmail: string;
}

/** Samples about a class with a lesson and an exam, and a student, which are made for them. */
export async function samplesIn(institute: Institute): Promise<Record<keyof Client, Sample>> {
  const { id: classId } = await aClass(institute);
  const lesson = await aLesson(institute, classId);
  const exam = await aLesson(institute, classId, { inputetype: 'Exam', about: 'Explain' });
  const student = await institute.student();
  return samplesOf({
    classId,
    lessonId: lesson.id,
    examId: exam.id,
    studentId: student.id,
    studentEmail: student.email,
  });
}

/** A review of a word that there is not, and the numbers of a day. */
const aReview = {
  ...{ id: 'review-0001', word_id: 999_999, asks: 'arabic', rating: 'good' },
  ...{ at: 1_795_000_000_000, retention: 90 },
};
const anExerciseReview = {
  ...{ id: 'review-0002', lesson_id: 999_999, exercise_id: 'none', rating: 'missed' },
  ...{ at: 1_795_000_000_000, retention: 90 },
};
const aPlan = {
  ...{ new_a_day: 5, reviews_a_day: 50, retention: 85, days_a_week: 4 },
  strictness: 'hamza',
};

/** An exercise of a bank. */
const anExercise = {
  ...{ type: 'choice', prompt: 'مَا هٰذَا؟', explanation: '' },
  ...{ options: ['كِتَابٌ', 'قَلَمٌ'], answer: 0 },
};

/** Somebody of a sheet. */
const rosterRow = {
  ...{ row: 1, name: 'Amina', email: 'amina@example.com', phonenumber: '' },
  ...{ class: '', paid: '', note: '' },
};

/** A sample for every call of the contract: a call without one does not compile. */
export function samplesOf(fixtures: Fixtures): Record<keyof Client, Sample> {
  const { classId: class_id, lessonId: lesson_id, examId, studentId, studentEmail } = fixtures;
  const classForm = { category: 'Grammar', name: 'Nahw', about: 'About', premium: '0' };
  const person = { name: 'Amina', email: 'someone@example.com', phonenumber: '0801 000 0000' };
  const password = 'a long password';
  const lesson = { class_id, lesson_id };
  return {
    getAppSettings: { input: {} },
    getLegalText: { input: { name: 'terms' } },
    getConsent: { input: {} },
    giveConsent: { input: { version: '1' } },
    getMailChoice: { input: {} },
    setMailChoice: { input: { wanted: '0' } },
    setMailChoiceByLink: { input: { token: 'messages.1.abcdefghijklmnop', wanted: '0' } },
    getManagedSettings: { input: {} },
    updateAppSettings: { input: { siteName: 'The Institute' } },
    uploadLogo: { input: {} },
    saveSignature: { input: {} },
    getInstituteProfile: { input: {} },
    updateInstituteProfile: { input: { address: '12 Sabo Road, Kano' } },
    uploadTeacherPicture: { input: {} },
    saveTeacherProfile: { input: { is_public: '1' } },
    login: { input: { email: studentEmail, password: 'wrong password' } },
    signup: { input: { ...person, password } },
    requestPasswordReset: { input: { email: 'someone@example.com' } },
    resetPassword: { input: { email: 'someone@example.com', new_password: password, code: '1' } },
    requestDeviceCode: { input: { email: 'someone@example.com' } },
    confirmDevice: { input: { email: 'someone@example.com', code: '123456' } },
    logout: { input: {} },
    getSessions: { input: {} },
    endSession: { input: { session_id: 1 } },
    endOtherSessions: { input: {} },
    getUserData: { input: {} },
    getMyData: { input: {} },
    requestMyData: { input: {} },
    downloadMyData: { input: { key: 'none' } },
    requestErasure: { input: { password: 'wrong password', wallet: '0' } },
    keepAccount: { input: {} },
    beginSecondStep: { input: {} },
    passSecondStep: { input: { code: '123456' } },
    getSecondFactor: { input: {} },
    beginConfirmation: { input: {} },
    confirmIdentity: { input: { code: '123456' } },
    beginAuthenticator: { input: {} },
    finishAuthenticator: { input: { code: '123456' } },
    removeAuthenticator: { input: {} },
    beginPasskey: { input: {} },
    finishPasskey: { input: { name: 'Phone', passkey: '{}' } },
    removePasskey: { input: { passkey_id: 1 } },
    renewRecoveryCodes: { input: {} },
    getStudentList: { input: {} },
    getAuditLog: { input: {} },
    editStudent: { input: { ...person, student_id: studentId, role: '1' } },
    getStudentSelection: { input: {} },
    getStudentDeletion: { input: { student_id: studentId } },
    deleteStudent: { input: { student_id: studentId } },
    takeBackFunding: {
      input: { student_id: studentId, funding_id: 1, amount: '100', reason: 'A slip' },
    },
    exportStudents: { input: {} },
    exportAuditLog: { input: {} },
    endLoginAs: { input: {} },
    getStudentRecord: { input: { student_id: studentId } },
    getStudentAnswers: { input: { student_id: studentId, result_id: 1 } },
    getStudentAttendance: { input: { student_id: studentId } },
    getStudentMessages: { input: { student_id: studentId } },
    getStudentPractice: { input: { student_id: studentId } },
    addStudentNote: { input: { student_id: studentId, body: 'Called on Monday' } },
    deleteStudentNote: { input: { note_id: 1 } },
    getStudentWallet: { input: { student_id: studentId } },
    fundWallet: { input: { student_id: studentId, amount: '100' } },
    resetStudentPassword: { input: { student_id: studentId, new_password: password } },
    loginAsStudent: { input: { student_email: studentEmail } },
    getAccountsToJoin: { input: { student_id: studentId, other_id: studentId + 1 } },
    joinAccounts: {
      input: { stays_id: studentId, ends_id: studentId + 1, reason: 'One person' },
    },
    makeAccessLinks: { input: { student_list: String(studentId) } },
    readRoster: { input: { table: 'Amina,amina@example.com' } },
    checkRoster: { input: { rows: [rosterRow] } },
    importStudents: { input: { rows: [rosterRow], class_ids: [class_id] } },
    inviteAgain: { input: { student_list: String(studentId) } },
    enrolStudents: { input: { student_list: String(studentId), class_ids: [class_id] } },
    checkPlaces: { input: { class_id, student_list: String(studentId) } },
    endPlaces: { input: { class_id, student_list: String(studentId), reason: 'Moved away' } },
    movePlaces: {
      input: {
        ...{
          class_id,
          student_list: String(studentId),
          to_class_id: 99_999,
          reason: 'Other group',
        },
      },
    },
    holdPlaces: {
      input: {
        ...{ class_id, student_list: String(studentId), reason: 'Travels' },
        ...{ from: '2027-01-01', until: '2027-01-31' },
      },
    },
    resumePlaces: {
      input: { class_id, student_list: String(studentId), reason: 'Came back' },
    },
    extendPlaces: {
      input: {
        ...{ class_id, student_list: String(studentId), until: '2027-01-31', reason: 'Was ill' },
      },
    },
    getIntakes: { input: {} },
    getInvitation: { input: { token: 'abcdefghijklmnopqrst' } },
    acceptInvitation: { input: { token: 'abcdefghijklmnopqrst', new_password: password } },
    getReferralCount: { input: {} },
    checkReferralCode: { input: { code: 'REF-amina-ABC234' } },
    getRewardBudget: { input: {} },
    getEmailVerification: { input: {} },
    requestEmailVerification: { input: {} },
    verifyEmail: { input: { code: '123456' } },
    verifyEmailByLink: { input: { token: 'abcdefghijklmnopqrst' } },
    getClassToJoin: { input: { class_id } },
    getWalletHistory: { input: {} },
    getClasses: { input: {} },
    getClassList: { input: {} },
    getMyClasses: { input: {} },
    getEligibleClasses: { input: {} },
    enrol: { input: { class_id } },
    addClass: { input: classForm },
    updateClass: { input: { class_id, ...classForm } },
    publishClass: { input: { class_id } },
    unpublishClass: { input: { class_id } },
    saveClassLinks: { input: { class_id, links: 'https://meet.example/new' } },
    deleteClass: { input: { class_id } },
    getManagedClass: { input: { class_id } },
    getClassDeletion: { input: { class_id } },
    duplicateClass: { input: { class_id, name: 'Nahw again' } },
    restoreClass: { input: { class_id } },
    getClassStudents: { input: { class_id } },
    getClassContacts: { input: { class_id, kind: 'emails' } },
    initPayment: { input: { purpose: 'fund', amount: '100' } },
    verifyPayment: { input: { reference: 'FUND_123456' } },
    getMyPayments: { input: {} },
    getAccountNumber: { input: {} },
    requestAccountNumber: { input: {} },
    requeryAccountNumber: { input: {} },
    getStudentAccountNumber: { input: { student_id: studentId } },
    getPaymentReceipt: { input: { reference: 'FUND_123456' } },
    getPaymentHistory: { input: {} },
    exportPayments: { input: {} },
    exportPaymentDetails: { input: {} },
    getRefundSources: { input: { student_id: studentId } },
    sendRefund: {
      input: {
        ...{ student_id: studentId, way: 'bank', amount: '100', reason: 'Paid twice' },
        ...{ bank: '058', account_number: '0123456785', account_name: 'Amina Bello' },
      },
    },
    confirmRefund: { input: { refund_id: 1 } },
    stopRefund: { input: { refund_id: 1, reason: 'She stays' } },
    recordRefund: { input: { refund_id: 1, paid_on: '2026-01-05', reference: 'GTB 0012' } },
    completeRefund: { input: { refund_id: 1, bank: '058', account_number: '0123456785' } },
    getRefunds: { input: {} },
    getMyRefunds: { input: {} },
    refundPayment: { input: { payment_id: 1, reason: 'Paid twice' } },
    takePayment: {
      input: {
        ...{ student_id: studentId, amount: '500', way: 'bank', paid_on: '2026-01-05' },
        ...{ reference: 'UBA 0012', note: 'By her aunt' },
      },
    },
    confirmOfficePayment: { input: { payment_id: 1 } },
    refuseOfficePayment: { input: { payment_id: 1, reason: 'It never came' } },
    getOfficePayments: { input: {} },
    claimPayment: {
      input: { amount: '500', paid_on: '2026-01-05', reference: 'UBA 0012' },
    },
    getMyClaims: { input: {} },
    withdrawClaim: { input: { claim_id: 1 } },
    getClaims: { input: {} },
    confirmClaim: {
      input: { claim_id: 1, amount: '500', paid_on: '2026-01-05', reference: 'UBA 0012' },
    },
    refuseClaim: { input: { claim_id: 1, reason: 'It never came' } },
    getTimetable: { input: { class_id } },
    getMeetings: { input: { from: '2026-12-01', until: '2026-12-07' } },
    addGroup: { input: { class_id, name: 'Evening' } },
    changeGroup: { input: { group_id: 1, place: 'Room 2' } },
    setGroupStudents: { input: { group_id: 1, student_list: String(studentId) } },
    addPattern: {
      input: { class_id, from_on: '2099-01-05', weekday: 2, starts_at: '18:00', minutes: 60 },
    },
    changePattern: { input: { pattern_id: 1, from_on: '2099-01-05', starts_at: '19:00' } },
    endPattern: { input: { pattern_id: 1, last_on: '2099-01-05' } },
    changeMeeting: { input: { meeting_id: 1, version: 1, topic: 'Roots' } },
    cancelMeeting: { input: { meeting_id: 1, version: 1, reason: 'The teacher is ill' } },
    restoreMeeting: { input: { meeting_id: 1 } },
    getClosures: { input: {} },
    addClosure: { input: { from_on: '2027-03-09', until_on: '2027-03-10', name: 'Eid' } },
    removeClosure: { input: { closure_id: 1 } },
    getMyInvoices: { input: {} },
    payInvoice: { input: { invoice_id: 1 } },
    setPartPayments: { input: { partly: '1' } },
    getOwing: { input: {} },
    getOwingSums: { input: {} },
    getStudentInvoices: { input: { student_id: studentId } },
    addInvoice: {
      input: { student_id: studentId, title: 'Books', amount: '500', due_on: '2099-01-05' },
    },
    extendInvoice: { input: { invoice_id: 1, due_on: '2099-01-05', reason: 'Asked for it' } },
    cancelInvoice: { input: { invoice_id: 1, reason: 'A mistake' } },
    remindOwing: { input: { invoice_ids: [1] } },
    getStudentPrices: { input: { student_id: studentId } },
    addStudentPrice: {
      input: { student_id: studentId, share: '20', why: 'sibling', reason: 'Her brother is here' },
    },
    endStudentPrice: { input: { price_id: 1 } },
    getCoupons: { input: {} },
    addCoupon: { input: { code: 'RAMADAN', share: '10', uses: '5', note: 'Early birds' } },
    endCoupon: { input: { coupon_id: 1 } },
    takeCoupon: { input: { class_id, code: 'RAMADAN' } },
    getOfficeReceipt: { input: { reference: 'R-000001-abcdefghijklmnopqrstuv' } },
    payPlace: { input: { student_id: studentId, class_id, price: '0' } },
    getStudentPayments: { input: { student_id: studentId } },
    askAboutPayment: { input: { reference: 'FUND_123456' } },
    getReconciliation: { input: {} },
    runReconciliation: { input: {} },
    settleDifference: { input: { difference_id: 1, note: 'Returned at the provider' } },
    getBookMonths: { input: {} },
    closeMonth: { input: { month: '2020-01' } },
    reopenMonth: { input: { month: '2020-01', reason: 'A late receipt' } },
    getBalanceSheet: { input: {} },
    exportBalanceSheet: { input: {} },
    getIncome: { input: { from: '2025-01', until: '2025-12' } },
    exportIncome: { input: { from: '2025-01', until: '2025-12' } },
    checkBooks: { input: {} },
    getAccountTransfers: { input: { account: 'class_revenue' } },
    getClassDetails: { input: { class_id } },
    getMyStudy: { input: {} },
    viewStatus: { input: lesson, enrolledOnly: true },
    finishLesson: { input: lesson, enrolledOnly: true },
    addLesson: { input: { class_id, subject: 'Lesson' } },
    updateLesson: { input: { ...lesson, subject: 'Lesson' } },
    getLessons: { input: { class_id } },
    getManagedLesson: { input: { lesson_id } },
    getLessonQuestions: { input: { lesson_id } },
    deleteLesson: { input: { lesson_id } },
    restoreLesson: { input: { lesson_id } },
    duplicateLesson: { input: { lesson_id } },
    addLessonFile: { input: { class_id } },
    getLessonFiles: { input: lesson },
    getBank: { input: { class_id } },
    addBankExercises: { input: { class_id, exercises: JSON.stringify([anExercise]) } },
    updateBankExercise: { input: { bank_exercise_id: 999_999, topic: 'Nouns' } },
    deleteBankExercises: { input: { bank_exercise_ids: [999_999] } },
    restoreBankExercises: { input: { bank_exercise_ids: [999_999] } },
    importBank: { input: { class_id, format: 'gift', file: 'Qalam? {=pen ~book}' } },
    exportBank: { input: { class_id, format: 'csv' } },
    moveQuestions: { input: { lesson_id: examId, question_ids: [999_999] } },
    copyLessons: { input: { class_id, lesson_ids: [lesson_id] } },
    reorderLessons: { input: { lessons: [{ id: lesson_id, position: 1 }] } },
    swapLessonsPosition: {
      input: {
        lesson1_id: lesson_id,
        lesson1_position: 1,
        lesson2_id: examId,
        lesson2_position: 2,
      },
    },
    removeFile: { input: { lesson_id } },
    getTeaching: { input: {} },
    getQuestions: { input: {} },
    sendClassMessage: { input: { class_id, subject: 'Hello', message: 'Text' } },
    getClassStaff: { input: { class_id } },
    saveClassStaff: { input: { class_id, user_id: studentId, powers: ['teach'] } },
    removeClassStaff: { input: { class_id, user_id: studentId } },
    removeObj: { input: { obj_id: 1 } },
    lessonAttendance: { input: { class_id } },
    getAttendanceGrid: { input: { class_id } },
    exportAttendance: { input: { class_id } },
    getLessonDetails: { input: lesson, enrolledOnly: true },
    submitExam: { input: { lesson_id: examId, theory: 'An answer' }, enrolledOnly: true },
    beginExam: { input: { lesson_id: examId }, enrolledOnly: true },
    saveExamDraft: {
      input: { lesson_id: examId, theory: 'Half', written_at: 1_795_000_000_000 },
      enrolledOnly: true,
    },
    getSemesterGrades: { input: {} },
    getUnmarkedExams: { input: {} },
    getExamDetails: { input: { lesson_id: examId } },
    getMachineMarks: { input: {} },
    getMarkingState: { input: {} },
    getMarkedExams: { input: {} },
    changeMark: { input: { result_id: 1, theory_score: '50', reason: 'A slip', mark_id: 0 } },
    undoMark: { input: { result_id: 1, request_key: 'press-of-save-1' } },
    getGradebook: { input: { class_id } },
    getTouchedExams: { input: { bank_exercise_id: 999_999 } },
    getRemarking: { input: { lesson_id: examId } },
    remarkExam: { input: { lesson_id: examId, version: '', reason: 'The key was wrong' } },
    getItemFigures: { input: { lesson_id: examId } },
    exportGradebook: { input: { class_id } },
    saveExamWeights: { input: { class_id, weights: [{ lesson_id: examId, weight: '2' }] } },
    markExam: { input: { lesson_id: examId, theory_score: '50', result_id: 1 } },
    getSavableClass: { input: { class_id }, enrolledOnly: true },
    getSavableRoots: { input: { class_id }, enrolledOnly: true },
    getSavableLesson: { input: lesson, enrolledOnly: true },
    getLessonWords: { input: lesson, enrolledOnly: true },
    getWordFamily: { input: { word_id: 1 } },
    getRootWords: { input: { root: 'ك ت ب' } },
    addToMyWords: { input: { word_id: 1 } },
    getPractice: { input: {} },
    getPracticeCount: { input: {} },
    getSetAsideCards: { input: {} },
    sendReviews: { input: { reviews: [aReview], exercises: [anExerciseReview] } },
    savePracticePlan: { input: aPlan },
    getClassForgotten: { input: { class_id } },
    getPlacement: { input: {} },
    judgePlacement: { input: { round: 'a'.repeat(22), answers: ['bāʾ'] } },
    getWrittenAnswers: { input: { lesson_id } },
    acceptAnswer: { input: { lesson_id, exercise_id: 'gone', part: 0, answer: 'بيت' } },
    takeBackAnswer: { input: { lesson_id, exercise_id: 'gone', part: 0, answer: 'بيت' } },
    getManagedWords: { input: { lesson_id } },
    saveLessonWords: { input: { lesson_id, words: [{ arabic: 'بَيْتٌ', meaning: 'house' }] } },
    tieWordForm: { input: { lesson_id, form: 'وَبِالْكِتَابِ', word_id: 0 } },
    importWords: { input: { lesson_id, table: 'بَيْتٌ,house', dry_run: '1' } },
    getComments: { input: lesson, enrolledOnly: true },
    addComment: { input: { ...lesson, comment: 'Shukran' }, enrolledOnly: true },
    deleteComment: { input: { comment_id: 1 } },
    restoreComment: { input: { comment_id: 1 } },
    getMessages: { input: {} },
    readMessage: { input: { message_id: '1' } },
    sendMessage: { input: { subject: 'Hello', message: 'Text', send_to_all: 'true' } },
    checkRecipients: { input: { recipients: ['someone@example.com'] } },
    previewMail: {
      input: { subject: 'Hello', message: 'Text', delivery_method: 'email' },
    },
    getMessageTemplates: { input: {} },
    addMessageTemplate: { input: { name: 'Welcome', subject: 'Marhaban', message: 'Text' } },
    updateMessageTemplate: { input: { template_id: 1, name: 'Welcome' } },
    deleteMessageTemplate: { input: { template_id: 1 } },
    scheduleMessage: {
      input: {
        ...{ subject: 'Later', message: 'Text', send_to_all: 'true', send_at: '4000000000' },
      },
    },
    getScheduledMessages: { input: {} },
    updateScheduledMessage: { input: { scheduled_id: 1, subject: 'Later' } },
    cancelScheduledMessage: { input: { scheduled_id: 1 } },
    getSentMessages: { input: {} },
    getFailedDeliveries: { input: { message_id: 1 } },
    retryFailedDeliveries: { input: { message_id: 1 } },
    getMyCertificates: { input: {} },
    getCertificateTemplates: { input: {} },
    saveCertificateTemplate: {
      input: { title: 'Title', footer: 'Footer', certificateContent: 'Content' },
    },
    deleteCertificateTemplate: { input: { template_id: 1 } },
    restoreMessageTemplate: { input: { template_id: 1 } },
    restoreTemplate: { input: { template_id: 1 } },
    getTrash: { input: {} },
    getQuizQuestions: { input: {} },
    getCertificateAssignments: { input: {} },
    previewAssignment: {
      input: { template_id: 1, issue_date: '2026-11-16', student_ids: [studentId] },
    },
    getIssuedCertificates: { input: {} },
    revokeCertificate: { input: { certificate_id: 1, reason: 'A slip' } },
    previewRevocation: { input: { assignment_id: 1 } },
    revokeAssignment: { input: { assignment_id: 1, reason: 'A slip' } },
    replaceCertificate: { input: { certificate_id: 1, code: 'ABCD-EFGH-JKLM', reason: 'A slip' } },
    assignCertificate: { input: { issue_date: '2026-11-16', student_ids: [studentId] } },
    verifyCertificate: { input: { code: 'ABCD-EFGH-JKLM' } },
    getGameLevels: { input: {} },
    openGameRound: { input: { action: 'easy' } },
    answerGameQuestion: { input: { round: 'abcdefghijklmnopqrst', question: 0, option: 0 } },
    claimGameReward: { input: { level: 'easy' } },
    getAdminReport: { input: {} },
    getOfficeWork: { input: {} },
    searchOffice: { input: { search: 'Amina' } },
    getHealth: { input: {} },
  };
}

/** The sample of a call. */
export const sampleOf = (samples: Record<keyof Client, Sample>, call: Call): Sample =>
  samples[call.name as keyof Client];
