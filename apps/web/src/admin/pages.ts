import { lazyRoute } from '../platform/lazy-route.tsx';

/** The screens of the area, each in a file of its own that is fetched when first needed. */
export const dashboardPage = lazyRoute(() =>
  import('./dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
);
export const classesPage = lazyRoute(() =>
  import('./classes/classes-page.tsx').then((module) => module.ClassesPage),
);
export const classPage = lazyRoute(() =>
  import('./classes/class-page.tsx').then((module) => module.ClassPage),
);
export const lessonPage = lazyRoute(() =>
  import('./lesson-editor/lesson-editor-page.tsx').then((module) => module.LessonEditorPage),
);
export const studentsPage = lazyRoute(() =>
  import('./students/students-page.tsx').then((module) => module.StudentsPage),
);
export const paymentsPage = lazyRoute(() =>
  import('./payments/payments-page.tsx').then((module) => module.PaymentsPage),
);
export const messagesPage = lazyRoute(() =>
  import('./messages/messages-page.tsx').then((module) => module.MessagesPage),
);
export const settingsPage = lazyRoute(() =>
  import('./settings/settings-page.tsx').then((module) => module.SettingsPage),
);
export const certificatesPage = lazyRoute(() =>
  import('./certificates/certificates-page.tsx').then((module) => module.CertificatesPage),
);
export const examsPage = lazyRoute(() =>
  import('./exams/exams-page.tsx').then((module) => module.ExamsPage),
);
export const auditPage = lazyRoute(() =>
  import('./audit/audit-page.tsx').then((module) => module.AuditPage),
);
export const booksPage = lazyRoute(() =>
  import('./payments/books-page.tsx').then((module) => module.BooksPage),
);
