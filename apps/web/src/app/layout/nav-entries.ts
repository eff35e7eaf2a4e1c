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
  { to: '/', label: 'Dashboard', icon: LayoutDashboard, preload: dashboardPage.preload },
  { to: '/classes', label: 'Classes', icon: BookOpen, preload: classesPage.preload },
  { to: '/my-classes', label: 'My Classes', icon: GraduationCap, preload: myClassesPage.preload },
  { to: '/messages', label: 'Messages', icon: Mail, preload: messagesPage.preload },
  { to: '/wallet-history', label: 'Wallet', icon: Wallet, preload: walletPage.preload },
  { to: '/profile', label: 'Profile', icon: UserRound, preload: profilePage.preload },
  { to: '/admin', label: 'Admin', icon: ShieldCheck, adminOnly: true, preload: adminArea.preload },
];
