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

export interface AdminEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Its code is fetched when the entry is pointed at. */
  page: RouteCode;
}

/** The screens of the area in the order of a teacher's day; what is seldom needed comes last. */
export const adminEntries: readonly AdminEntry[] = [
  { to: '/admin', label: 'Overview', icon: LayoutDashboard, page: dashboardPage },
  { to: '/admin/classes', label: 'Classes', icon: BookOpen, page: classesPage },
  { to: '/admin/students', label: 'Students', icon: Users, page: studentsPage },
  { to: '/admin/exams', label: 'Exams', icon: ClipboardCheck, page: examsPage },
  { to: '/admin/messages', label: 'Messaging', icon: Send, page: messagesPage },
  { to: '/admin/certificates', label: 'Certificates', icon: Award, page: certificatesPage },
  { to: '/admin/payments', label: 'Payments', icon: Receipt, page: paymentsPage },
  { to: '/admin/books', label: 'Books', icon: Scale, page: booksPage },
  { to: '/admin/audit', label: 'Audit log', icon: History, page: auditPage },
  { to: '/admin/settings', label: 'Settings', icon: Settings, page: settingsPage },
];

/** The entry a path belongs to: itself or a page below it. */
export function entryAt(path: string): AdminEntry | undefined {
  return adminEntries.findLast(({ to }) => path === to || path.startsWith(`${to}/`));
}
