import { slot } from '../platform/lazy-route.tsx';

/** The screens of the area, each in a file of its own that is fetched when first needed. */
export const dashboardPage = slot(() =>
  import('./dashboard/dashboard-page.tsx').then((module) => module.DashboardPage),
);
export const classesPage = slot(() =>
  import('./classes/classes-page.tsx').then((module) => module.ClassesPage),
);
export const classPage = slot(() =>
  import('./classes/class-page.tsx').then((module) => module.ClassPage),
);
export const lessonPage = slot(() =>
  import('./lesson-editor/lesson-editor-page.tsx').then((module) => module.LessonEditorPage),
);
export const studentsPage = slot(() =>
  import('./students/students-page.tsx').then((module) => module.StudentsPage),
);
export const paymentsPage = slot(() =>
  import('./payments/payments-page.tsx').then((module) => module.PaymentsPage),
);
export const messagesPage = slot(() =>
  import('./messages/messages-page.tsx').then((module) => module.MessagesPage),
);
export const settingsPage = slot(() =>
  import('./settings/settings-page.tsx').then((module) => module.SettingsPage),
);
export const certificatesPage = slot(() =>
  import('./certificates/certificates-page.tsx').then((module) => module.CertificatesPage),
);
export const examsPage = slot(() =>
  import('./exams/exams-page.tsx').then((module) => module.ExamsPage),
);
export const auditPage = slot(() =>
  import('./audit/audit-page.tsx').then((module) => module.AuditPage),
);
export const booksPage = slot(() =>
  import('./payments/books-page.tsx').then((module) => module.BooksPage),
);
