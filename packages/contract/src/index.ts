import * as audit from './audit/audit.ts';
import * as consent from './auth/consent.ts';
import * as invitations from './auth/invitations.ts';
import * as secondFactor from './auth/second-factor.ts';
import * as sessions from './auth/sessions.ts';
import * as signIn from './auth/sign-in.ts';
import * as people from './auth/user.ts';
import * as verification from './auth/verification.ts';
import * as bank from './bank/bank.ts';
import type { Call } from './call.ts';
import * as assignmentRevocation from './certificates/assignment-revocation.ts';
import * as certificateTemplates from './certificates/certificate-templates.ts';
import * as certificates from './certificates/certificates.ts';
import * as managedCertificates from './certificates/managed-certificates.ts';
import * as classList from './classes/class-list.ts';
import * as classes from './classes/classes.ts';
import * as managedClasses from './classes/managed-classes.ts';
import * as staff from './classes/staff.ts';
import * as comments from './comments/comments.ts';
import * as examItems from './exams/exam-items.ts';
import * as exams from './exams/exams.ts';
import * as gradebook from './exams/gradebook.ts';
import * as marking from './exams/marking.ts';
import * as sitting from './exams/sitting.ts';
import * as submissionLists from './exams/submission-lists.ts';
import * as game from './game/game.ts';
import * as health from './health/health.ts';
import * as ledger from './ledger/ledger.ts';
import * as attendance from './lessons/attendance.ts';
import * as classLessons from './lessons/class-lessons.ts';
import * as lessonFiles from './lessons/lesson-files.ts';
import * as lessons from './lessons/lessons.ts';
import * as managedLessons from './lessons/managed-lessons.ts';
import * as managedQuestions from './lessons/managed-questions.ts';
import * as study from './lessons/study.ts';
import * as mailChoice from './messages/mail-choice.ts';
import * as managedMessages from './messages/managed-messages.ts';
import * as messageTemplates from './messages/message-templates.ts';
import * as messages from './messages/messages.ts';
import * as scheduledMessages from './messages/scheduled-messages.ts';
import * as offline from './offline/offline.ts';
import * as books from './payments/books.ts';
import * as managedPayments from './payments/managed-payments.ts';
import * as paymentHistory from './payments/payment-history.ts';
import * as payments from './payments/payments.ts';
import * as students from './people/students.ts';
import * as myData from './privacy/my-data.ts';
import * as referrals from './referrals/referrals.ts';
import * as reports from './reports/reports.ts';
import * as studentAnswers from './reports/student-answers.ts';
import * as studentPractice from './reports/student-practice.ts';
import * as studentRecord from './reports/student-record.ts';
import * as teaching from './reports/teaching.ts';
import * as roster from './roster/roster.ts';
import * as instituteProfile from './settings/institute-profile.ts';
import * as legal from './settings/legal.ts';
import * as managedSettings from './settings/managed-settings.ts';
import * as settings from './settings/settings.ts';
import * as trash from './trash/trash.ts';
import * as lessonWords from './words/lesson-words.ts';
import * as managedWords from './words/managed-words.ts';
import * as practiceCare from './words/practice-care.ts';
import * as practiceCount from './words/practice-count.ts';
import * as reviews from './words/reviews.ts';
import * as wordRoots from './words/word-roots.ts';
import * as words from './words/words.ts';

const domains = {
  settings,
  managedSettings,
  instituteProfile,
  legal,
  consent,
  ledger,
  referrals,
  signIn,
  people,
  sessions,
  verification,
  invitations,
  secondFactor,
  studentAnswers,
  studentPractice,
  studentRecord,
  students,
  roster,
  audit,
  classes,
  classList,
  managedClasses,
  staff,
  payments,
  paymentHistory,
  managedPayments,
  books,
  lessons,
  study,
  managedLessons,
  classLessons,
  lessonFiles,
  managedQuestions,
  bank,
  attendance,
  exams,
  sitting,
  submissionLists,
  marking,
  gradebook,
  examItems,
  comments,
  offline,
  words,
  lessonWords,
  reviews,
  wordRoots,
  practiceCount,
  practiceCare,
  managedWords,
  messages,
  managedMessages,
  messageTemplates,
  scheduledMessages,
  mailChoice,
  certificates,
  trash,
  certificateTemplates,
  managedCertificates,
  assignmentRevocation,
  game,
  reports,
  teaching,
  health,
  myData,
};

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'encoding' in value && 'access' in value;
}

/** The calls by the file of the contract that declares them, in the order of the domains. */
export const callsByFile: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries(domains).map(([name, domain]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    Object.values(domain as Record<string, unknown>).filter(isCall),
  ]),
);

/**
 * Every call of the product: the routes, the access sweep and the fuzz tests iterate over this
 * list.
 */
export const allCalls: readonly Call[] = Object.values(callsByFile).flat();
