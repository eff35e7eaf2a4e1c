import type { AbilityName } from '@institute/contract/rules/abilities';
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
import type { SidebarPage } from '../pages.ts';

export interface NavEntry {
  page: SidebarPage;
  label: string;
  icon: LucideIcon;
  /** Only whoever has it sees the entry. */
  ability?: AbilityName;
}

/** The sidebar's entries, in the specification's order. */
export const navEntries: readonly NavEntry[] = [
  { page: 'dashboard', label: 'Dashboard', icon: LayoutDashboard },
  { page: 'classes', label: 'Classes', icon: BookOpen },
  { page: 'myClasses', label: 'My Classes', icon: GraduationCap },
  { page: 'messages', label: 'Messages', icon: Mail },
  { page: 'wallet', label: 'Wallet', icon: Wallet },
  { page: 'profile', label: 'Profile', icon: UserRound },
  { page: 'office', label: 'Admin', icon: ShieldCheck, ability: 'office.enter' },
];
