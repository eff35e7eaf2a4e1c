import { dictionary } from '../language.ts';

/*
 * What is told of an act of the audit log, in the office and in the file it exports: a sentence, and
 * beneath it what was noted (audit-notes.ts).
 */

/** Words that stand for what is not named. */
const text = dictionary('audit', { nobody: 'a person', money: 'money' });

/**
 * What each act is called, in words that follow a name: `{whom}` stands for the person it was done
 * to, other braces for what was noted beside it.
 */
export const acts: Readonly<Record<string, string>> = dictionary('audit/acts', {
  loginAsStudent: 'Signed in as {whom}',
  endLoginAs: 'Ended being signed in as {whom}',
  addStudentNote: 'Wrote a note about {whom}',
  deleteStudentNote: 'Deleted a note about {whom}',
  editStudent: 'Changed the details of {whom}',
  saveClassStaff: 'Made {whom} a teacher of the class {class}',
  removeClassStaff: 'Took the class {class} away from its teacher {whom}',
  saveOfficePowers: 'Said what {whom} may do in the office',
  deleteStudent: 'Deleted the account of {whom}',
  joinAccounts: 'Joined another account with that of {whom}',
  joinAccount: 'Ended the account of {whom}, which was joined with another',
  requestErasure: 'Asked for the account of {whom} to be erased',
  keepAccount: 'Kept the account of {whom} after all',
  eraseAccount: 'Erased the account of {whom}, as its owner had asked',
  resetStudentPassword: 'Set a new password for {whom}',
  beginConfirmation: 'Was asked who they are',
  beginAuthenticator: 'Began to set up an authenticator app',
  beginPasskey: 'Began to add a passkey',
  confirmIdentity: 'Proved who they are once more',
  finishAuthenticator: 'Set up an authenticator app',
  removeAuthenticator: 'Removed the authenticator app',
  finishPasskey: 'Added a passkey',
  removePasskey: 'Removed a passkey',
  renewRecoveryCodes: 'Made new recovery codes',
  resetSecondFactor: 'Took the second factor from the account of {whom}',
  makeAdministrator: 'Made {whom} an administrator',
  fundWallet: 'Added {kobo} to the wallet of {whom}',
  takeBackFunding: 'Took {kobo} back out of the wallet of {whom}',
  takePayment: 'Took a payment of {kobo} of {whom}',
  confirmOfficePayment: 'Confirmed a payment of {kobo} of {whom}',
  refuseOfficePayment: 'Refused a payment of {kobo} of {whom}',
  sendRefund: 'Sent {kobo} back to {whom}',
  confirmRefund: 'Confirmed sending {kobo} back to {whom}',
  stopRefund: 'Put {kobo} that were on their way back into the wallet of {whom} again',
  recordRefund: 'Recorded the transfer of {kobo} back to {whom}',
  answerDispute: 'Answered the dispute of {whom} about {kobo}',
  completeRefund: 'Said to which account {kobo} go back to {whom}',
  confirmClaim: 'Confirmed a transfer of {kobo} of {whom}',
  refuseClaim: 'Refused a transfer of {kobo} of {whom}',
  addInvoice: 'Billed {whom} {kobo} for {what}',
  extendInvoice: 'Gave {whom} more time for {kobo}, for {what}',
  cancelInvoice: 'Let {whom} off {kobo} for {what}',
  addStudentPrice: 'Took {what} off what {whom} pays',
  endStudentPrice: 'Has {whom} pay in full again, without {what} off',
  addCoupon: 'Made the coupon {name}: {what} off',
  endCoupon: 'Ended the coupon {name}',
  remindOwing: 'Reminded of {total} debts',
  payPlace: 'Enrolled {whom} in the class {class}, paid from the wallet',
  exportAuditLog: 'Exported the audit log',
  importStudents: 'Began to import {total} students',
  enrolStudents: 'Began to enrol {total} students in {classes}',
  endPlaces: 'Took {total} students out of the class {class}',
  movePlaces: 'Moved {total} students from the class {class} to {to}',
  movePlace: 'Moved {whom} from the class {class} to {to}',
  promotePlaces: 'Had {total} students of the class {class} go on to {to}',
  promotePlace: 'Had {whom} go on from the class {class} to {to}',
  holdPlaces: 'Put {total} places in the class {class} on hold',
  holdPlace: 'Put the place of {whom} in the class {class} on hold',
  resumePlaces: 'Let {total} places in the class {class} go on',
  resumePlace: 'Let the place of {whom} in the class {class} go on',
  extendPlaces: 'Extended {total} places in the class {class}',
  extendPlace: 'Extended the place of {whom} in the class {class}',
  endPlace: 'Took {whom} out of the class {class}',
  inviteAgain: 'Sent {total} invitations again',
  makeAccessLinks: 'Made {total} links to come in by',
  exportAttendance: 'Exported the attendance of the class {class}',
  exportRegisters: 'Exported who was at the meetings of the class {class} in {month}',
  exportGradebook: 'Exported the gradebook of the class {class}',
  saveExamWeights: 'Changed how much exams of the class {name} count',
  saveGradeScheme: 'Changed how the class {class} is graded',
  showGrades: 'Said whether students of the class {class} see their grades',
  saveGradeMark: 'Wrote a mark of {whom} in the class {class}',
  saveGradePreset: 'Kept the scheme of grades {name}',
  deleteGradePreset: 'Deleted the scheme of grades {name}',
  exportStudents: 'Exported the list of students',
  refundPayment: 'Returned {kobo} to the wallet of {whom}',
  settleDifference: 'Settled a difference with the card provider over a payment of {whom}',
  askAboutPayment: 'Asked the card provider about a payment of {whom}',
  runReconciliation: 'Compared the payments with the card provider',
  checkBooks: 'Checked the books',
  exportBalanceSheet: 'Exported the balance sheet of {day}',
  exportSettlements: 'Exported the settlements of the card provider',
  exportIncome: 'Exported the income from {from} to {until}',
  closeMonth: 'Closed the books of {month}',
  reopenMonth: 'Opened the books of {month} again',
  exportPayments: 'Exported the payments',
  exportPaymentDetails: 'Exported the payments for the books',
  addClass: 'Added the class {name}',
  updateClass: 'Changed the class {name}',
  saveClassLinks: 'Changed the live links of the class {name}',
  addGroup: 'Added the group {group} to the class {class}',
  changeGroup: 'Changed the group {group} of the class {class}',
  setGroupStudents: 'Said who is in the group {group} of the class {class}',
  setGroupMoves: 'Said whether students of the class {class} may change groups',
  moveUpInLine: 'Put {name} first in line for the group {group} of the class {class}',
  offerSeat: 'Offered {name} a seat in the group {group} of the class {class}',
  addPattern: 'Added the weekly time {weekly} to the class {class}',
  changePattern: 'Changed the weekly time {weekly} of the class {class}',
  endPattern: 'Ended the weekly time {weekly} of the class {class}',
  giveMeetings: 'Gave meetings of the class {class} to their teachers',
  changeMeeting: 'Changed the meeting {meeting} of the class {class}',
  cancelMeeting: 'Cancelled the meeting {meeting} of the class {class}',
  restoreMeeting: 'Put back the meeting {meeting} of the class {class}',
  changeTaughtMeeting: 'Moved, cancelled or asked about the meeting {meeting} of the class {class}',
  answerMeetingRequest: 'Answered what was asked about the meeting {meeting} of the class {class}',
  markRegister: 'Marked the register of the meeting {meeting} of the class {class}',
  startMeeting: 'Started the meeting {meeting} of the class {class}',
  showMeetingCode: 'Showed the code of the meeting {meeting} of the class {class}',
  askForRegister: 'Asked to open the register of the meeting {meeting} of the class {class}',
  reportMeeting: 'Said how the meeting {meeting} of the class {class} went',
  addRecording: 'Sent the recording of the meeting {meeting} of the class {class}',
  removeRecording: 'Removed the recording of the meeting {meeting} of the class {class}',
  saveMeetingTask: 'Gave homework at the meeting {meeting} of the class {class}',
  addReply: 'Replied to the homework {title} of {whom}',
  removeReply: 'Took a reply to the homework {title} of {whom} back',
  answerHandIn: 'Answered the homework {title} of {whom}',
  undoAnswer: 'Took the answer to the homework {title} of {whom} back',
  savePhrases: 'Changed their own phrases',
  addClosure: 'Closed the days of {name} to meetings',
  removeClosure: 'Opened the days of {name} to meetings again',
  publishClass: 'Published the class {name}',
  unpublishClass: 'Made the class {name} a draft again',
  deleteClass: 'Deleted the class {name}',
  restoreClass: 'Brought back the class {name}',
  duplicateClass: 'Made the class {name} like {from}',
  addLesson: 'Added the lesson {subject}',
  updateLesson: 'Changed the lesson {subject}',
  deleteLesson: 'Deleted the lesson {subject}',
  restoreLesson: 'Brought back the lesson {subject}',
  duplicateLesson: 'Duplicated the lesson {subject}',
  addLessonFile: 'Sent a file for a lesson',
  copyLessons: 'Copied lessons into the class {name}',
  reorderLessons: 'Put lessons of the class {class} in another order',
  swapLessonsPosition: 'Swapped two lessons of the class {class}',
  saveLessonWords: 'Changed the words of the lesson {subject}',
  tieWordForm: 'Tied a written form to a word of the lesson {subject}',
  addBankExercises: 'Kept {total} exercises in the bank of the class {class}',
  updateBankExercise: 'Changed an exercise in the bank of the class {class}',
  setBankTopic: 'Set the topic of {total} exercises in the bank of the class {class}',
  deleteBankExercises: 'Took {total} exercises out of the bank of the class {class}',
  restoreBankExercises: 'Brought {total} exercises back into the bank of the class {class}',
  importBank: 'Imported {total} exercises into the bank of the class {class}',
  exportBank: 'Exported {total} exercises from the bank of the class {class}',
  moveQuestions: 'Moved or copied {total} questions into the exam {subject}',
  importWords: 'Imported words into the lesson {subject}',
  removeFile: 'Removed the file of the lesson {subject}',
  removeObj: 'Removed a question of the exam {subject}',
  markExam: 'Marked the theory part of {whom} in the exam {exam} of the class {class}',
  changeMark: 'Changed the mark of {whom} in the exam {exam} of the class {class}',
  remarkExam: 'Marked the exam {exam} again by corrected keys',
  acceptAnswer: 'Accepted {answer} as an answer in {subject}',
  takeBackAnswer: 'Took back {answer} as an answer in {subject}',
  undoMark: 'Took back the mark of {whom} in the exam {exam} of the class {class}',
  answerComment: 'Answered {whom} in the discussion of {subject}',
  writeComment: 'Wrote in the discussion of {subject}',
  deleteComment: 'Deleted a comment of {whom}',
  restoreComment: 'Brought back a comment of {whom}',
  sendMessage: 'Sent the message {subject}',
  scheduleMessage: 'Wrote the message {subject} to be sent later',
  updateScheduledMessage: 'Changed the message {subject} before it was sent',
  cancelScheduledMessage: 'Cancelled the message {subject} before it was sent',
  addMessageTemplate: 'Kept the template of messages {name}',
  updateMessageTemplate: 'Changed the template of messages {name}',
  deleteMessageTemplate: 'Deleted the template of messages {name}',
  restoreMessageTemplate: 'Brought back the template of messages {name}',
  sendClassMessage: 'Sent the message {subject} to the class {class}',
  retryFailedDeliveries: 'Sent e-mails again that had failed',
  saveCertificateTemplate: 'Saved the certificate template {title}',
  deleteCertificateTemplate: 'Deleted the certificate template {title}',
  restoreTemplate: 'Brought back the certificate template {title}',
  assignCertificate: 'Assigned the certificate {title}',
  revokeCertificate: 'Revoked the certificate {title} of {whom}',
  revokeAssignment: 'Revoked {total} certificates of {title}',
  replaceCertificate: 'Gave the certificate {title} of {whom} anew',
  updateAppSettings: 'Changed the settings',
  uploadLogo: 'Replaced the logo',
  saveSignature: 'Replaced the signature',
  updateInstituteProfile: 'Changed the public pages',
  uploadTeacherPicture: 'Uploaded a teacher’s picture',
  extendMarking: 'Extended automatic marking',
  'refused:foreign-email': 'Was refused: sent the e-mail of somebody else as their own',
  // While signed in as a student.
  enrol: 'Joined a class as {whom}',
  viewStatus: 'Opened a lesson as {whom}',
  saveExamDraft: 'Wrote at an exam as {whom}',
  submitExam: 'Submitted an exam as {whom}',
  addComment: 'Wrote a comment as {whom}',
  sendLetter: 'Wrote a letter to {whom} in the class {class}',
  readOthersLetters: 'Read the letters of {whom} in the class {class}',
  settleLetters: 'Said whether the letters of {whom} in the class {class} wait for an answer',
  saveAnsweringHours: 'Said when they answer letters',
  reportLetter: 'Reported a letter of {whom}',
  takeBackReport: 'Took back the report of a letter of {whom}',
  closeLetterReport: 'Closed the report of a letter in the conversation of {whom}',
  readMessage: 'Read a message as {whom}',
  openGameRound: 'Began the quiz as {whom}',
  answerGameQuestion: 'Answered in the quiz as {whom}',
  claimGameReward: 'Claimed a quiz reward as {whom}',
});

/** Whom an act was done to, where nobody is named. */
export const { nobody } = text;

/** The words of an act; of one that has none here, its own name in words. */
export function actWords(action: string): string {
  const known = Object.hasOwn(acts, action) ? acts[action] : undefined;
  if (known !== undefined) return known;
  const words = action.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: {whom}`;
}

/**
 * The words of an act with braces for those things alone that were noted beside it: acts from before
 * their things were noted are told without them.
 */
export function notedWords(action: string, noted: ReadonlySet<string>): string {
  return withoutSlots(actWords(action), (slot) => slot !== 'whom' && !noted.has(slot));
}

/** The words of an act by itself, for a list of acts to choose from, without the person and what was noted. */
export function actName(action: string): string {
  const words = actWords(action)
    .replace(': {whom}', '')
    .replace('{whom}', text.nobody)
    .replace('{kobo}', text.money);
  return withoutSlots(words, () => true);
}

/** Words without some of their braces, and without the space before each. */
function withoutSlots(words: string, isLeftOut: (slot: string) => boolean): string {
  return words.replace(/ ?\{(\w+)\}/g, (found, slot: string) => (isLeftOut(slot) ? '' : found));
}
