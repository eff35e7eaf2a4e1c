import { pathTo } from '@institute/contract/routes';
import { Menu } from 'lucide-react';
import type { ComponentType } from 'react';
import { NavLink } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { cx } from '../../ui/class-names.ts';
import { barEntriesOf, fetchedAhead, type NavEntry } from './nav-entries.ts';
import { PracticeWaiting } from './practice-due.tsx';
import { text } from './text.ts';
import { UnreadMessages } from './unread-messages.tsx';

/** How much waits behind an entry. */
const waiting: Partial<Record<NavEntry['page'], ComponentType>> = {
  practice: PracticeWaiting,
  messages: UnreadMessages,
};

/**
 * Where text is so large that five labels do not fit beside each other, the signs alone are seen; one that is longer in
 * another language goes on beneath.
 */
const labelClass = 'max-w-full [overflow-wrap:anywhere] @max-[19rem]:sr-only';

interface BottomBarProps {
  isMenuOpen: boolean;
  onMenu: () => void;
}

const placeClass =
  'flex min-h-[min(3.5rem,64px)] w-full flex-col-reverse items-center justify-center gap-0.5 text-center text-xs leading-tight focus-visible:-outline-offset-2';

/**
 * The pages that students, or those who teach, go to most, in the thumb's reach, and the menu with the others. It stands
 * in the flow of the page, so nothing ends beneath it; where a screen is too low it stays at the end.
 */
export function BottomBar({ isMenuOpen, onMenu }: BottomBarProps) {
  const teaches = useCan('teaching.enter');
  return (
    <nav
      data-bottom-bar
      aria-label={text.bar}
      className="@container bottom-(--notice-size) z-20 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden [@media(height>=32rem)]:sticky"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        {barEntriesOf(teaches).map((entry) => (
          <li key={entry.page}>
            <Place entry={entry} />
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMenu}
            className={cx(placeClass, 'text-muted')}
          >
            <span className={labelClass}>{text.more}</span>
            <Menu size={22} />
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Place({ entry: { page, label, icon: Icon } }: { entry: NavEntry }) {
  const Waiting = waiting[page];
  return (
    <NavLink
      to={pathTo(page)}
      end={page === 'dashboard'}
      {...fetchedAhead(page)}
      className={({ isActive }) =>
        cx(placeClass, isActive ? 'font-semibold text-primary-strong tracking-tight' : 'text-muted')
      }
    >
      <span className={labelClass}>{label}</span>
      <span className="relative px-4">
        <Icon size={22} />
        {Waiting && <Waiting />}
      </span>
    </NavLink>
  );
}
