import {
  BookOpen,
  GraduationCap,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  ShieldCheck,
  UserRound,
  Wallet,
} from 'lucide-react';
import {
  adminArea,
  classesPage,
  dashboardPage,
  messagesPage,
  myClassesPage,
  profilePage,
  walletPage,
} from '../pages.ts';
import { text } from './text.ts';

export interface NavEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Only role 11 sees it. */
  adminOnly?: true;
  /** Fetches the page's code when the entry is pointed at. */
  preload?: () => Promise<void>;
}

/** The sidebar's entries, in the specification's order. */
export const navEntries: readonly NavEntry[] = [
  { to: '/', label: text.nav.dashboard, icon: LayoutDashboard, preload: dashboardPage.preload },
  { to: '/classes', label: text.nav.classes, icon: BookOpen, preload: classesPage.preload },
  {
    to: '/my-classes',
    label: text.nav.myClasses,
    icon: GraduationCap,
    preload: myClassesPage.preload,
  },
  { to: '/messages', label: text.nav.messages, icon: Mail, preload: messagesPage.preload },
  { to: '/wallet-history', label: text.nav.wallet, icon: Wallet, preload: walletPage.preload },
  { to: '/profile', label: text.nav.profile, icon: UserRound, preload: profilePage.preload },
  {
    to: '/admin',
    label: text.nav.admin,
    icon: ShieldCheck,
    adminOnly: true,
    preload: adminArea.preload,
  },
];
