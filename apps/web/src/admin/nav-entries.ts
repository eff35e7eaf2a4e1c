import type { AbilityName } from '@institute/contract/auth/abilities';
import { type FixedRouteName, pathTo, type RouteNameFor } from '@institute/contract/routes';
import {
  Activity,
  Award,
  Banknote,
  BookOpen,
  CalendarDays,
  CalendarOff,
  ClipboardCheck,
  History,
  Hourglass,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageCircle,
  Mic,
  Receipt,
  Scale,
  Send,
  Settings,
  Trash2,
  Users,
} from 'lucide-react';
import { text } from './text.ts';

/** A page of the office that its navigation leads to. */
export type AdminPage = RouteNameFor<'office'> & FixedRouteName;

/** Under which heading an entry stands; null for what stands above them all. */
export type AdminGroup = keyof typeof text.groups | null;

export interface AdminEntry {
  page: AdminPage;
  group: AdminGroup;
  label: string;
  icon: LucideIcon;
  /** Only whoever has it sees the entry. */
  ability: AbilityName;
}

const { nav } = text;

const entry = (
  page: AdminPage,
  group: AdminGroup,
  label: string,
  icon: LucideIcon,
  ability: AbilityName,
): AdminEntry => ({ page, group, label, icon, ability });

/** The screens of the area, in each group in the order of a teacher's day. */
export const adminEntries: readonly AdminEntry[] = [
  entry('office', null, nav.overview, LayoutDashboard, 'reports.read'),
  entry('managedClasses', 'teaching', nav.classes, BookOpen, 'classes.seeHidden'),
  entry('week', 'teaching', nav.week, CalendarDays, 'timetable.manage'),
  entry('closures', 'teaching', nav.closures, CalendarOff, 'timetable.manage'),
  entry('exams', 'teaching', nav.exams, ClipboardCheck, 'exams.mark'),
  entry('claims', 'teaching', nav.claims, Banknote, 'payments.manage'),
  entry('handIns', 'teaching', nav.handIns, Mic, 'homework.review'),
  entry('questions', 'teaching', nav.questions, MessageCircle, 'comments.review'),
  entry('certificates', 'teaching', nav.certificates, Award, 'certificates.manage'),
  entry('students', 'people', nav.students, Users, 'people.see'),
  entry('sentMessages', 'people', nav.messages, Send, 'messages.send'),
  entry('managedLetters', 'people', nav.letters, Mail, 'letters.review'),
  entry('payments', 'money', nav.payments, Receipt, 'payments.manage'),
  entry('owing', 'money', nav.owing, Hourglass, 'payments.manage'),
  entry('books', 'money', nav.books, Scale, 'payments.manage'),
  entry('settings', 'institute', nav.settings, Settings, 'settings.manage'),
  entry('audit', 'institute', nav.audit, History, 'audit.read'),
  entry('trash', 'institute', nav.trash, Trash2, 'trash.manage'),
  entry('health', 'institute', nav.health, Activity, 'health.read'),
  entry('security', 'institute', nav.security, KeyRound, 'security.see'),
];

/** What opens the pages that no entry leads to. */
const innerPages: Readonly<Partial<Record<RouteNameFor<'office'>, AbilityName>>> = {
  managedClass: 'classes.seeHidden',
  managedLesson: 'classes.seeHidden',
  managedBank: 'classes.seeHidden',
  student: 'people.see',
  studentStatement: 'payments.manage',
  officePayments: 'payments.manage',
  refunds: 'payments.manage',
  disputes: 'payments.manage',
  settlements: 'payments.manage',
  coupons: 'payments.manage',
  quizQuestions: 'settings.manage',
};

/** What opens a page of the office. */
export const abilityOfPage = (page: RouteNameFor<'office'>): AbilityName | undefined =>
  innerPages[page] ?? adminEntries.find((one) => one.page === page)?.ability;

/** The groups in their order. */
export const adminGroups: readonly AdminGroup[] = [
  null,
  'teaching',
  'people',
  'money',
  'institute',
];

/** The entry a path belongs to: itself or a page below it. */
export function entryAt(path: string): AdminEntry | undefined {
  return [...adminEntries].reverse().find(({ page }) => {
    const to = pathTo(page);
    return path === to || (page !== 'office' && path.startsWith(`${to}/`));
  });
}
