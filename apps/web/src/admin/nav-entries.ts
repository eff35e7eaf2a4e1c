import {
  Award,
  BookOpen,
  ClipboardCheck,
  History,
  LayoutDashboard,
  type LucideIcon,
  Receipt,
  Scale,
  Send,
  Settings,
  Users,
} from 'lucide-react';
import type { RouteCode } from '../platform/lazy-route.tsx';
import {
  auditPage,
  booksPage,
  certificatesPage,
  classesPage,
  dashboardPage,
  examsPage,
  messagesPage,
  paymentsPage,
  settingsPage,
  studentsPage,
} from './pages.ts';
import { text } from './text.ts';

export interface AdminEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Its code is fetched when the entry is pointed at. */
  page: RouteCode;
}

/** The screens of the area in the order of a teacher's day; what is seldom needed comes last. */
export const adminEntries: readonly AdminEntry[] = [
  { to: '/admin', label: text.nav.overview, icon: LayoutDashboard, page: dashboardPage },
  { to: '/admin/classes', label: text.nav.classes, icon: BookOpen, page: classesPage },
  { to: '/admin/students', label: text.nav.students, icon: Users, page: studentsPage },
  { to: '/admin/exams', label: text.nav.exams, icon: ClipboardCheck, page: examsPage },
  { to: '/admin/messages', label: text.nav.messages, icon: Send, page: messagesPage },
  { to: '/admin/certificates', label: text.nav.certificates, icon: Award, page: certificatesPage },
  { to: '/admin/payments', label: text.nav.payments, icon: Receipt, page: paymentsPage },
  { to: '/admin/books', label: text.nav.books, icon: Scale, page: booksPage },
  { to: '/admin/audit', label: text.nav.audit, icon: History, page: auditPage },
  { to: '/admin/settings', label: text.nav.settings, icon: Settings, page: settingsPage },
];

/** The entry a path belongs to: itself or a page below it. */
export function entryAt(path: string): AdminEntry | undefined {
  return adminEntries.findLast(({ to }) => path === to || path.startsWith(`${to}/`));
}
