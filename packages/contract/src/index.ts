import * as audit from './audit/audit.ts';
import * as consent from './auth/consent.ts';
import * as invitations from './auth/invitations.ts';
import * as secondFactor from './auth/second-factor.ts';
import * as sessions from './auth/sessions.ts';
import * as signIn from './auth/sign-in.ts';
import * as user from './auth/user.ts';
import * as verification from './auth/verification.ts';
import * as bank from './bank/bank.ts';
import type { Call } from './call.ts';
import * as assignmentRevocation from './certificates/assignment-revocation.ts';
import * as certificateTemplates from './certificates/certificate-templates.ts';
import * as certificates from './certificates/certificates.ts';
import * as managedCertificates from './certificates/managed-certificates.ts';
import * as classList from './classes/class-list.ts';
import * as classes from './classes/classes.ts';
import * as coupons from './classes/coupons.ts';
import * as managedClasses from './classes/managed-classes.ts';
import * as staff from './classes/staff.ts';
import * as teacherProfile from './classes/teacher-profile.ts';
import * as comments from './comments/comments.ts';
import * as duplicates from './duplicates/duplicates.ts';
import * as examItems from './exams/exam-items.ts';
import * as exams from './exams/exams.ts';
import * as gradebook from './exams/gradebook.ts';
import * as grades from './exams/grades.ts';
import * as marking from './exams/marking.ts';
import * as sitting from './exams/sitting.ts';
import * as submissionLists from './exams/submission-lists.ts';
import * as game from './game/game.ts';
import * as health from './health/health.ts';
import * as homeworkAnswers from './homework/answers.ts';
import * as myHomework from './homework/my-homework.ts';
import * as invoices from './invoices/invoices.ts';
import * as ledger from './ledger/ledger.ts';
import * as attendance from './lessons/attendance.ts';
import * as classLessons from './lessons/class-lessons.ts';
import * as classToJoin from './lessons/class-to-join.ts';
import * as lessonFiles from './lessons/lesson-files.ts';
import * as lessons from './lessons/lessons.ts';
import * as managedLessons from './lessons/managed-lessons.ts';
import * as managedQuestions from './lessons/managed-questions.ts';
import * as study from './lessons/study.ts';
import * as answeringHours from './letters/hours.ts';
import * as letters from './letters/letters.ts';
import * as letterReports from './letters/reports.ts';
import * as calendarFeed from './meetings/calendar-feed.ts';
import * as closures from './meetings/closures.ts';
import * as groups from './meetings/groups.ts';
import * as meetings from './meetings/meetings.ts';
import * as myMeetings from './meetings/my-meetings.ts';
import * as officeRegisters from './meetings/office-registers.ts';
import * as recordings from './meetings/recordings.ts';
import * as registers from './meetings/registers.ts';
import * as reminders from './meetings/reminders.ts';
import * as seats from './meetings/seats.ts';
import * as studentMeetings from './meetings/student-meetings.ts';
import * as teacherChanges from './meetings/teacher-changes.ts';
import * as mailChoice from './messages/mail-choice.ts';
import * as managedMessages from './messages/managed-messages.ts';
import * as messageTemplates from './messages/message-templates.ts';
import * as messages from './messages/messages.ts';
import * as phonePush from './messages/phone-push.ts';
import * as scheduledMessages from './messages/scheduled-messages.ts';
import * as offline from './offline/offline.ts';
import * as accountNumbers from './payments/account-numbers.ts';
import * as books from './payments/books.ts';
import * as claims from './payments/claims.ts';
import * as disputes from './payments/disputes.ts';
import * as income from './payments/income.ts';
import * as managedPayments from './payments/managed-payments.ts';
import * as months from './payments/months.ts';
import * as officePayments from './payments/office-payments.ts';
import * as officeReceipt from './payments/office-receipt.ts';
import * as paymentHistory from './payments/payment-history.ts';
import * as payments from './payments/payments.ts';
import * as refunds from './payments/refunds.ts';
import * as renewals from './payments/renewals.ts';
import * as settlements from './payments/settlements.ts';
import * as officePowers from './people/office-powers.ts';
import * as studentNotes from './people/student-notes.ts';
import * as students from './people/students.ts';
import * as places from './places/places.ts';
import * as prices from './prices/prices.ts';
import * as joining from './privacy/joining.ts';
import * as myData from './privacy/my-data.ts';
import * as referrals from './referrals/referrals.ts';
import * as questions from './reports/questions.ts';
import * as reports from './reports/reports.ts';
import * as studentAnswers from './reports/student-answers.ts';
import * as studentPractice from './reports/student-practice.ts';
import * as studentRecord from './reports/student-record.ts';
import * as teaching from './reports/teaching.ts';
import * as roster from './roster/roster.ts';
import * as sheets from './roster/sheets.ts';
import * as instituteProfile from './settings/institute-profile.ts';
import * as legal from './settings/legal.ts';
import * as managedSettings from './settings/managed-settings.ts';
import * as settings from './settings/settings.ts';
import * as trash from './trash/trash.ts';
import * as lessonWords from './words/lesson-words.ts';
import * as managedWords from './words/managed-words.ts';
import * as placement from './words/placement.ts';
import * as practiceCare from './words/practice-care.ts';
import * as practiceCount from './words/practice-count.ts';
import * as reviews from './words/reviews.ts';
import * as wordRoots from './words/word-roots.ts';
import * as words from './words/words.ts';
import * as writtenAnswers from './words/written-answers.ts';

/** The files of the contract that declare calls, in the order of the domains. */
const files = {
  'settings/settings': settings,
  'settings/managed-settings': managedSettings,
  'settings/institute-profile': instituteProfile,
  'settings/legal': legal,
  'auth/consent': consent,
  'invoices/invoices': invoices,
  'ledger/ledger': ledger,
  'referrals/referrals': referrals,
  'auth/sign-in': signIn,
  'auth/user': user,
  'auth/sessions': sessions,
  'auth/verification': verification,
  'auth/invitations': invitations,
  'auth/second-factor': secondFactor,
  'reports/student-answers': studentAnswers,
  'reports/student-practice': studentPractice,
  'reports/student-record': studentRecord,
  'people/office-powers': officePowers,
  'people/students': students,
  'people/student-notes': studentNotes,
  'roster/roster': roster,
  'roster/sheets': sheets,
  'audit/audit': audit,
  'classes/classes': classes,
  'classes/class-list': classList,
  'classes/managed-classes': managedClasses,
  'classes/teacher-profile': teacherProfile,
  'duplicates/duplicates': duplicates,
  'classes/staff': staff,
  'meetings/groups': groups,
  'meetings/meetings': meetings,
  'meetings/calendar-feed': calendarFeed,
  'meetings/closures': closures,
  'meetings/my-meetings': myMeetings,
  'meetings/recordings': recordings,
  'meetings/office-registers': officeRegisters,
  'meetings/registers': registers,
  'meetings/reminders': reminders,
  'meetings/seats': seats,
  'meetings/student-meetings': studentMeetings,
  'meetings/teacher-changes': teacherChanges,
  'payments/payments': payments,
  'payments/payment-history': paymentHistory,
  'payments/managed-payments': managedPayments,
  'payments/account-numbers': accountNumbers,
  'payments/office-payments': officePayments,
  'payments/office-receipt': officeReceipt,
  'payments/claims': claims,
  'payments/books': books,
  'payments/income': income,
  'payments/months': months,
  'payments/refunds': refunds,
  'payments/renewals': renewals,
  'payments/disputes': disputes,
  'payments/settlements': settlements,
  'places/places': places,
  'lessons/lessons': lessons,
  'lessons/study': study,
  'lessons/managed-lessons': managedLessons,
  'lessons/class-lessons': classLessons,
  'lessons/class-to-join': classToJoin,
  'lessons/lesson-files': lessonFiles,
  'lessons/managed-questions': managedQuestions,
  'bank/bank': bank,
  'lessons/attendance': attendance,
  'exams/exams': exams,
  'exams/sitting': sitting,
  'exams/submission-lists': submissionLists,
  'exams/marking': marking,
  'exams/gradebook': gradebook,
  'exams/grades': grades,
  'exams/exam-items': examItems,
  'homework/my-homework': myHomework,
  'homework/answers': homeworkAnswers,
  'comments/comments': comments,
  'offline/offline': offline,
  'words/words': words,
  'words/lesson-words': lessonWords,
  'words/reviews': reviews,
  'words/word-roots': wordRoots,
  'words/practice-count': practiceCount,
  'words/practice-care': practiceCare,
  'words/placement': placement,
  'words/managed-words': managedWords,
  'words/written-answers': writtenAnswers,
  'letters/letters': letters,
  'letters/hours': answeringHours,
  'letters/reports': letterReports,
  'messages/messages': messages,
  'messages/managed-messages': managedMessages,
  'messages/message-templates': messageTemplates,
  'messages/scheduled-messages': scheduledMessages,
  'messages/mail-choice': mailChoice,
  'messages/phone-push': phonePush,
  'certificates/certificates': certificates,
  'trash/trash': trash,
  'certificates/certificate-templates': certificateTemplates,
  'certificates/managed-certificates': managedCertificates,
  'certificates/assignment-revocation': assignmentRevocation,
  'game/game': game,
  'reports/reports': reports,
  'reports/questions': questions,
  'reports/teaching': teaching,
  'health/health': health,
  'classes/coupons': coupons,
  'prices/prices': prices,
  'privacy/joining': joining,
  'privacy/my-data': myData,
};

type Exports = (typeof files)[keyof typeof files];
type AllOf<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;
type Whole = AllOf<Exports>;

/** Every call by its name. */
export type Calls = {
  [Name in keyof Whole as Whole[Name] extends Call ? Name : never]: Whole[Name];
};

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'name' in value && 'response' in value;
}

/** The calls by the file that declares them: `classes/class-list`. */
export const callsByFile: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries(files).map(([file, declared]) => [
    file,
    Object.values(declared as Record<string, unknown>).filter(isCall),
  ]),
);

/**
 * Every call of the product: the routes, the access sweep and the fuzz tests iterate over this
 * list.
 */
export const allCalls: readonly Call[] = Object.values(callsByFile).flat();
