import { type FixedRouteName, pathTo, type RouteNameFor } from '@institute/contract/routes';
import type { AbilityName } from '@institute/contract/rules/abilities';
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

export interface AdminEntry {
  page: RouteNameFor<'office'> & FixedRouteName;
  label: string;
  icon: LucideIcon;
  /** Only whoever has it sees the entry. */
  ability: AbilityName;
}

/** The screens of the area in the order of a teacher's day; what is seldom needed comes last. */
export const adminEntries: readonly AdminEntry[] = [
  { page: 'office', label: 'Overview', icon: LayoutDashboard, ability: 'reports.read' },
  { page: 'managedClasses', label: 'Classes', icon: BookOpen, ability: 'classes.edit' },
  { page: 'students', label: 'Students', icon: Users, ability: 'people.manage' },
  { page: 'exams', label: 'Exams', icon: ClipboardCheck, ability: 'exams.mark' },
  { page: 'sentMessages', label: 'Messaging', icon: Send, ability: 'messages.send' },
  { page: 'certificates', label: 'Certificates', icon: Award, ability: 'certificates.manage' },
  { page: 'payments', label: 'Payments', icon: Receipt, ability: 'payments.manage' },
  { page: 'books', label: 'Books', icon: Scale, ability: 'payments.manage' },
  { page: 'audit', label: 'Audit log', icon: History, ability: 'audit.read' },
  { page: 'settings', label: 'Settings', icon: Settings, ability: 'settings.manage' },
];

/** The entry a path belongs to: itself or a page below it. */
export function entryAt(path: string): AdminEntry | undefined {
  return adminEntries.findLast(({ page }) => {
    const to = pathTo(page);
    return path === to || path.startsWith(`${to}/`);
  });
}
