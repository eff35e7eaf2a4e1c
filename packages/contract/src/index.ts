import * as assignmentRevocation from './assignment-revocation.ts';
import * as attendance from './attendance.ts';
import * as audit from './audit.ts';
import * as bank from './bank.ts';
import * as books from './books.ts';
import type { Call } from './call.ts';
import * as certificateTemplates from './certificate-templates.ts';
import * as certificates from './certificates.ts';
import * as classLessons from './class-lessons.ts';
import * as classList from './class-list.ts';
import * as classes from './classes.ts';
import * as comments from './comments.ts';
import * as consent from './consent.ts';
import * as examItems from './exam-items.ts';
import * as exams from './exams.ts';
import * as game from './game.ts';
import * as gradebook from './gradebook.ts';
import * as health from './health.ts';
import * as instituteProfile from './institute-profile.ts';
import * as invitations from './invitations.ts';
import * as ledger from './ledger.ts';
import * as legal from './legal.ts';
import * as lessonFiles from './lesson-files.ts';
import * as lessonWords from './lesson-words.ts';
import * as lessons from './lessons.ts';
import * as mailChoice from './mail-choice.ts';
import * as managedCertificates from './managed-certificates.ts';
import * as managedClasses from './managed-classes.ts';
import * as managedLessons from './managed-lessons.ts';
import * as managedMessages from './managed-messages.ts';
import * as managedPayments from './managed-payments.ts';
import * as managedQuestions from './managed-questions.ts';
import * as managedSettings from './managed-settings.ts';
import * as managedWords from './managed-words.ts';
import * as marking from './marking.ts';
import * as messageTemplates from './message-templates.ts';
import * as messages from './messages.ts';
import * as myData from './my-data.ts';
import * as offline from './offline.ts';
import * as paymentHistory from './payment-history.ts';
import * as payments from './payments.ts';
import * as people from './people.ts';
import * as practiceCare from './practice-care.ts';
import * as practiceCount from './practice-count.ts';
import * as referrals from './referrals.ts';
import * as reports from './reports.ts';
import * as reviews from './reviews.ts';
import * as roster from './roster.ts';
import * as scheduledMessages from './scheduled-messages.ts';
import * as secondFactor from './second-factor.ts';
import * as sessions from './sessions.ts';
import * as settings from './settings.ts';
import * as signIn from './sign-in.ts';
import * as sitting from './sitting.ts';
import * as staff from './staff.ts';
import * as studentAnswers from './student-answers.ts';
import * as studentPractice from './student-practice.ts';
import * as studentRecord from './student-record.ts';
import * as students from './students.ts';
import * as study from './study.ts';
import * as submissionLists from './submission-lists.ts';
import * as teaching from './teaching.ts';
import * as trash from './trash.ts';
import * as verification from './verification.ts';
import * as wordRoots from './word-roots.ts';
import * as words from './words.ts';

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
