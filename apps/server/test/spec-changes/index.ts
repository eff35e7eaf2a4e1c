import type { Client } from '../support/client.ts';
import { adminChanges } from './admin.ts';
import { lessonsActionChanges } from './lessons.ts';
import { studentChanges } from './student.ts';
import type { SpecChanges } from './types.ts';

/** Every call of both documents that changes something. */
export const specChanges: SpecChanges = {
  ...studentChanges,
  ...lessonsActionChanges,
  ...adminChanges,
};

const reads = 'it only reads';
const ours = 'the documents know no such call, and it sends no form';

/** Every other call, and why it has no row above. */
export const changesNothing: Partial<Record<keyof Client, string>> = {
  getAppSettings: reads,
  getUserData: reads,
  getReferralCount: reads,
  getWalletHistory: reads,
  getClasses: reads,
  getMyClasses: reads,
  getEligibleClasses: reads,
  getClassDetails: reads,
  getLessonDetails: reads,
  getSemesterGrades: reads,
  getComments: reads,
  getMessages: reads,
  getMyCertificates: reads,
  getGameLevels: reads,
  getStudentList: reads,
  getPaymentHistory: reads,
  getManagedClass: reads,
  getClassStudents: reads,
  getLessons: reads,
  getManagedLesson: reads,
  getLessonQuestions: reads,
  lessonAttendance: reads,
  getUnmarkedExams: reads,
  getExamDetails: reads,
  getCertificateTemplates: reads,
  getAdminReport: reads,
  getManagedSettings: reads,
  getAuditLog: reads,
  getStudentDeletion: reads,
  getClassDeletion: reads,
  getClassContacts: reads,
  getMyPayments: reads,
  getPaymentReceipt: reads,
  exportPayments: reads,
  getReconciliation: reads,
  getBalanceSheet: reads,
  getAccountTransfers: reads,
  getMachineMarks: reads,
  getMarkingState: reads,
  checkRecipients: reads,
  getSentMessages: reads,
  getFailedDeliveries: reads,
  getCertificateAssignments: reads,
  verifyCertificate: reads,
  getEmailVerification: reads,
  getRewardBudget: reads,
  checkReferralCode: reads,
  requestPasswordReset: ours,
  logout: ours,
  requestEmailVerification: ours,
  verifyEmail: ours,
  verifyEmailByLink: ours,
  initPayment: ours,
  verifyPayment: ours,
  refundPayment: ours,
  runReconciliation: ours,
  settleDifference: ours,
  checkBooks: ours,
  answerGameQuestion: ours,
  retryFailedDeliveries: ours,
  saveExamDraft: 'the documents know no such call; its fields are proven in each-field.test.ts',
};
