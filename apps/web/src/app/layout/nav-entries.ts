import type { AbilityName } from '@institute/contract/auth/abilities';
import {
  BookOpen,
  GraduationCap,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MailQuestion,
  Mic,
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
  /** Not for whoever has the office, whose own navigation leads there. */
  isTeachers?: boolean;
}

/** Where teachers begin: the first entry of theirs. */
const teaching: NavEntry = {
  ...{ page: 'teaching', label: text.nav.teaching, icon: ShieldCheck, ability: 'teaching.enter' },
};

/** The sidebar's entries, in the specification's order behind what teachers have besides. */
export const navEntries: readonly NavEntry[] = [
  teaching,
  {
    ...{ page: 'handIns', label: text.nav.handIns, icon: Mic, ability: 'homework.review' },
    isTeachers: true,
  },
  {
    ...{ page: 'managedLetters', label: text.nav.letters, icon: MailQuestion },
    ...{ ability: 'letters.review', isTeachers: true },
  },
  { page: 'dashboard', label: text.nav.dashboard, icon: LayoutDashboard },
  { page: 'classes', label: text.nav.classes, icon: BookOpen },
  { page: 'myClasses', label: text.nav.myClasses, icon: GraduationCap },
  { page: 'practice', label: text.nav.practice, icon: Target },
  { page: 'messages', label: text.nav.messages, icon: Mail },
  { page: 'wallet', label: text.nav.wallet, icon: Wallet },
  { page: 'profile', label: text.nav.profile, icon: UserRound },
  { page: 'office', label: text.nav.admin, icon: ShieldCheck, ability: 'office.enter' },
];

const studentBar: readonly NavEntry[] = [
  { page: 'dashboard', label: text.home, icon: LayoutDashboard },
  { page: 'myClasses', label: text.nav.myClasses, icon: GraduationCap },
  { page: 'practice', label: text.nav.practice, icon: Target },
  { page: 'messages', label: text.nav.messages, icon: Mail },
];
const teacherBar = [teaching, ...studentBar.filter(({ page }) => page !== 'practice')];

/** The entries of the bottom bar; the menu behind its last place has all the others. */
export const barEntriesOf = (teaches: boolean): readonly NavEntry[] =>
  teaches ? teacherBar : studentBar;

/** Fetches the code of a page as soon as its entry is pointed at, touched or reached by a key. */
export function fetchedAhead(page: SidebarPage) {
  const preload = () => void codeOf(page).preload();
  return { onPointerEnter: preload, onFocus: preload };
}
