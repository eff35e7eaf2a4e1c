import type { AbilityName } from '@institute/contract/auth/abilities';
import {
  BookOpen,
  GraduationCap,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  ShieldCheck,
  Target,
  UserRound,
  Wallet,
} from 'lucide-react';
import { codeOf, type SidebarPage } from '../pages.ts';
import { text } from './text.ts';

export interface NavEntry {
  page: SidebarPage;
  label: string;
  icon: LucideIcon;
  /** Only whoever has it sees the entry. */
  ability?: AbilityName;
}

/** The sidebar's entries, in the specification's order. */
export const navEntries: readonly NavEntry[] = [
  { page: 'dashboard', label: text.nav.dashboard, icon: LayoutDashboard },
  { page: 'classes', label: text.nav.classes, icon: BookOpen },
  { page: 'myClasses', label: text.nav.myClasses, icon: GraduationCap },
  { page: 'practice', label: text.nav.practice, icon: Target },
  { page: 'teaching', label: text.nav.teaching, icon: ShieldCheck, ability: 'teaching.enter' },
  { page: 'messages', label: text.nav.messages, icon: Mail },
  { page: 'wallet', label: text.nav.wallet, icon: Wallet },
  { page: 'profile', label: text.nav.profile, icon: UserRound },
  { page: 'office', label: text.nav.admin, icon: ShieldCheck, ability: 'office.enter' },
];

/** The entries of the bottom bar of students; the menu behind its last place has all the others. */
export const barEntries: readonly NavEntry[] = [
  { page: 'dashboard', label: text.home, icon: LayoutDashboard },
  { page: 'myClasses', label: text.nav.myClasses, icon: GraduationCap },
  { page: 'practice', label: text.nav.practice, icon: Target },
  { page: 'messages', label: text.nav.messages, icon: Mail },
];

/** Fetches the code of a page as soon as its entry is pointed at, touched or reached by a key. */
export function fetchedAhead(page: SidebarPage) {
  const preload = () => void codeOf(page).preload();
  return { onPointerEnter: preload, onFocus: preload };
}
