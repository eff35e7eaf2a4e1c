import type { RouteNameFor } from '@institute/contract/routes';
import { lazyCode, type RouteCode } from '../platform/lazy-route.tsx';

/** The pages of the office, each in a file of its own that is fetched when first needed. */
export const officePages: Readonly<Record<RouteNameFor<'office'>, RouteCode>> = {
  office: lazyCode(() =>
    import('./dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
  ),
  managedClasses: lazyCode(() =>
    import('./classes/classes-page.tsx').then((module) => module.ClassesPage),
  ),
  managedClass: lazyCode(() =>
    import('./classes/class-page.tsx').then((module) => module.ClassPage),
  ),
  managedLesson: lazyCode(() =>
    import('./lesson-editor/lesson-editor-page.tsx').then((module) => module.LessonEditorPage),
  ),
  managedBank: lazyCode(() =>
    import('./lesson-editor/bank/bank-page.tsx').then((module) => module.BankPage),
  ),
  students: lazyCode(() =>
    import('./students/students-page.tsx').then((module) => module.StudentsPage),
  ),
  student: lazyCode(() =>
    import('./students/student-page.tsx').then((module) => module.StudentPage),
  ),
  payments: lazyCode(() =>
    import('./payments/payments-page.tsx').then((module) => module.PaymentsPage),
  ),
  books: lazyCode(() => import('./payments/books-page.tsx').then((module) => module.BooksPage)),
  sentMessages: lazyCode(() =>
    import('./messages/messages-page.tsx').then((module) => module.MessagesPage),
  ),
  settings: lazyCode(() =>
    import('./settings/settings-page.tsx').then((module) => module.SettingsPage),
  ),
  certificates: lazyCode(() =>
    import('./certificates/certificates-page.tsx').then((module) => module.CertificatesPage),
  ),
  exams: lazyCode(() => import('./exams/exams-page.tsx').then((module) => module.ExamsPage)),
  health: lazyCode(() => import('./health/health-page.tsx').then((module) => module.HealthPage)),
  security: lazyCode(() =>
    import('./security/security-page.tsx').then((module) => module.SecurityPage),
  ),
  trash: lazyCode(() => import('./trash/trash-page.tsx').then((module) => module.TrashPage)),
  audit: lazyCode(() => import('./audit/audit-page.tsx').then((module) => module.AuditPage)),
};
