import type { RouteNameFor } from '@institute/contract/routes';
import { lazy, type PageCode } from '../ui/lazy.tsx';

/** The pages of the office, each in a file of its own that is fetched when first needed. */
export const officePages: Readonly<Record<RouteNameFor<'office'>, PageCode>> = {
  office: lazy(() =>
    import('./dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
  ),
  managedClasses: lazy(() =>
    import('./classes/classes-page.tsx').then((module) => module.ClassesPage),
  ),
  managedClass: lazy(() => import('./classes/class-page.tsx').then((module) => module.ClassPage)),
  managedLesson: lazy(() =>
    import('./lesson-editor/lesson-editor-page.tsx').then((module) => module.LessonEditorPage),
  ),
  managedBank: lazy(() =>
    import('./lesson-editor/bank/bank-page.tsx').then((module) => module.BankPage),
  ),
  students: lazy(() =>
    import('./students/students-page.tsx').then((module) => module.StudentsPage),
  ),
  student: lazy(() => import('./students/student-page.tsx').then((module) => module.StudentPage)),
  studentStatement: lazy(() =>
    import('./students/statement-page.tsx').then((module) => module.StatementPage),
  ),
  payments: lazy(() =>
    import('./payments/payments-page.tsx').then((module) => module.PaymentsPage),
  ),
  officePayments: lazy(() =>
    import('./payments/office-payments-page.tsx').then((module) => module.OfficePaymentsPage),
  ),
  coupons: lazy(() => import('./payments/coupons-page.tsx').then((module) => module.CouponsPage)),
  disputes: lazy(() =>
    import('./payments/disputes-page.tsx').then((module) => module.DisputesPage),
  ),
  settlements: lazy(() =>
    import('./payments/settlements-page.tsx').then((module) => module.SettlementsPage),
  ),
  refunds: lazy(() => import('./payments/refunds-page.tsx').then((module) => module.RefundsPage)),
  claims: lazy(() => import('./payments/claims-page.tsx').then((module) => module.ClaimsPage)),
  owing: lazy(() => import('./owing/owing-page.tsx').then((module) => module.OwingPage)),
  week: lazy(() => import('./week/week-page.tsx').then((module) => module.WeekPage)),
  closures: lazy(() =>
    import('./closures/closures-page.tsx').then((module) => module.ClosuresPage),
  ),
  books: lazy(() => import('./payments/books-page.tsx').then((module) => module.BooksPage)),
  sentMessages: lazy(() =>
    import('./messages/messages-page.tsx').then((module) => module.MessagesPage),
  ),
  settings: lazy(() =>
    import('./settings/settings-page.tsx').then((module) => module.SettingsPage),
  ),
  quizQuestions: lazy(() =>
    import('./settings/quiz-questions-page.tsx').then((module) => module.QuizQuestionsPage),
  ),
  certificates: lazy(() =>
    import('./certificates/certificates-page.tsx').then((module) => module.CertificatesPage),
  ),
  exams: lazy(() => import('./exams/exams-page.tsx').then((module) => module.ExamsPage)),
  managedLetters: lazy(() =>
    import('./letters/letters-page.tsx').then((module) => module.LettersPage),
  ),
  questions: lazy(() =>
    import('./questions/questions-page.tsx').then((module) => module.QuestionsPage),
  ),
  handIns: lazy(() => import('./hand-ins/hand-ins-page.tsx').then((module) => module.HandInsPage)),
  health: lazy(() => import('./health/health-page.tsx').then((module) => module.HealthPage)),
  security: lazy(() =>
    import('./security/security-page.tsx').then((module) => module.SecurityPage),
  ),
  trash: lazy(() => import('./trash/trash-page.tsx').then((module) => module.TrashPage)),
  audit: lazy(() => import('./audit/audit-page.tsx').then((module) => module.AuditPage)),
};
