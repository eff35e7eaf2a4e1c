import type { RouteNameFor } from '@institute/contract/routes';
import { lazyRoute, type RouteCode } from '../platform/lazy-route.tsx';

/** The pages of the office, each in a file of its own that is fetched when first needed. */
export const officePages: Readonly<Record<RouteNameFor<'office'>, RouteCode>> = {
  office: lazyRoute(() =>
    import('./dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
  ),
  managedClasses: lazyRoute(() =>
    import('./classes/classes-page.tsx').then((module) => module.ClassesPage),
  ),
  managedClass: lazyRoute(() =>
    import('./classes/class-page.tsx').then((module) => module.ClassPage),
  ),
  managedLesson: lazyRoute(() =>
    import('./lesson-editor/lesson-editor-page.tsx').then((module) => module.LessonEditorPage),
  ),
  managedBank: lazyRoute(() =>
    import('./lesson-editor/bank/bank-page.tsx').then((module) => module.BankPage),
  ),
  students: lazyRoute(() =>
    import('./students/students-page.tsx').then((module) => module.StudentsPage),
  ),
  student: lazyRoute(() =>
    import('./students/student-page.tsx').then((module) => module.StudentPage),
  ),
  payments: lazyRoute(() =>
    import('./payments/payments-page.tsx').then((module) => module.PaymentsPage),
  ),
  books: lazyRoute(() => import('./payments/books-page.tsx').then((module) => module.BooksPage)),
  sentMessages: lazyRoute(() =>
    import('./messages/messages-page.tsx').then((module) => module.MessagesPage),
  ),
  settings: lazyRoute(() =>
    import('./settings/settings-page.tsx').then((module) => module.SettingsPage),
  ),
  certificates: lazyRoute(() =>
    import('./certificates/certificates-page.tsx').then((module) => module.CertificatesPage),
  ),
  exams: lazyRoute(() => import('./exams/exams-page.tsx').then((module) => module.ExamsPage)),
  health: lazyRoute(() => import('./health/health-page.tsx').then((module) => module.HealthPage)),
  security: lazyRoute(() =>
    import('./security/security-page.tsx').then((module) => module.SecurityPage),
  ),
  trash: lazyRoute(() => import('./trash/trash-page.tsx').then((module) => module.TrashPage)),
  audit: lazyRoute(() => import('./audit/audit-page.tsx').then((module) => module.AuditPage)),
};
