import { type FixedRouteName, pathTo, type RouteNameFor } from '@institute/contract/routes';
import type { AbilityName } from '@institute/contract/rules/abilities';
import {
  Activity,
  Award,
  BookOpen,
  ClipboardCheck,
  History,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Receipt,
  Scale,
  Send,
  Settings,
  Users,
} from 'lucide-react';
import { text } from './text.ts';

export interface AdminEntry {
  page: RouteNameFor<'office'> & FixedRouteName;
  label: string;
  icon: LucideIcon;
  /** Only whoever has it sees the entry. */
  ability: AbilityName;
}

/** The screens of the area in the order of a teacher's day; what is seldom needed comes last. */
export const adminEntries: readonly AdminEntry[] = [
  { page: 'office', label: text.nav.overview, icon: LayoutDashboard, ability: 'reports.read' },
  { page: 'managedClasses', label: text.nav.classes, icon: BookOpen, ability: 'classes.edit' },
  { page: 'students', label: text.nav.students, icon: Users, ability: 'people.manage' },
  { page: 'exams', label: text.nav.exams, icon: ClipboardCheck, ability: 'exams.mark' },
  { page: 'sentMessages', label: text.nav.messages, icon: Send, ability: 'messages.send' },
  {
    page: 'certificates',
    label: text.nav.certificates,
    icon: Award,
    ability: 'certificates.manage',
  },
  { page: 'payments', label: text.nav.payments, icon: Receipt, ability: 'payments.manage' },
  { page: 'books', label: text.nav.books, icon: Scale, ability: 'payments.manage' },
  { page: 'audit', label: text.nav.audit, icon: History, ability: 'audit.read' },
  { page: 'health', label: text.nav.health, icon: Activity, ability: 'health.read' },
  { page: 'security', label: text.nav.security, icon: KeyRound, ability: 'security.see' },
  { page: 'settings', label: text.nav.settings, icon: Settings, ability: 'settings.manage' },
];

/** The entry a path belongs to: itself or a page below it. */
export function entryAt(path: string): AdminEntry | undefined {
  return adminEntries.findLast(({ page }) => {
    const to = pathTo(page);
    return path === to || path.startsWith(`${to}/`);
  });
}
