import { can, reachOf } from '@institute/contract/auth/abilities';
import { signInNameOf } from '@institute/contract/auth/user';
import { pathTo } from '@institute/contract/routes';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useLogout } from '../../domains/auth/logout.ts';
import { useActor } from '../../domains/auth/use-actor.ts';
import { useUser } from '../../domains/auth/use-user.ts';
import { cx } from '../../ui/class-names.ts';
import { lazy } from '../../ui/lazy.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Brand } from './brand.tsx';
import { fetchedAhead, type NavEntry, navEntries } from './nav-entries.ts';
import { text } from './text.ts';
import { useIsOffice } from './use-is-office.ts';

const OfficeNav = lazy(() => import('../../admin/office-nav.tsx').then((code) => code.OfficeNav), {
  whenLost: 'hide',
});

const entryClass =
  'tap flex w-full items-center gap-3 rounded-field px-3 font-medium transition-colors duration-150';

const UnsentQuestion = lazy(
  () => import('./unsent-question.tsx').then((code) => code.UnsentQuestion),
  { whenLost: 'close' },
);

interface SidebarProps {
  className?: string;
  /** How much is due, beside the entry of practice. */
  due: ReactNode;
}

/** Brand, navigation (in the office its own), who is signed in, Logout. The drawer of small screens shows the same. */
export function Sidebar({ className, due }: SidebarProps) {
  const actor = useActor();
  const user = useUser();
  const { logOut, isPending, isAsking, leaveNow, stay } = useLogout();
  const isOffice = useIsOffice();
  return (
    <aside
      aria-label={text.sidebar}
      className={cx('flex-col border-line border-e bg-surface', className)}
    >
      <Brand className="px-4 py-4" />
      {isOffice ? (
        <OfficeNav fallback={<span className="grow" />} />
      ) : (
        <nav aria-label={text.main} className="grow overflow-y-auto px-3 py-2">
          <ul className="flex flex-col gap-1">
            {navEntries
              .filter(
                ({ ability, isTeachers }) =>
                  !ability ||
                  (actor &&
                    reachOf(actor, ability) !== 'none' &&
                    !(isTeachers && can(actor, 'office.enter'))),
              )
              .map((entry) => (
                <li key={entry.page}>
                  <Entry entry={entry} due={due} />
                </li>
              ))}
          </ul>
        </nav>
      )}
      <div className="border-line border-t p-3">
        {user && (
          <p className="px-3 pb-2 text-sm">
            <span className="block truncate font-medium">
              <PersonText isName>{user.name}</PersonText>
            </span>
            <span className="block truncate text-muted">{signInNameOf(user)}</span>
          </p>
        )}
        <button
          type="button"
          onClick={logOut}
          disabled={isPending}
          className={cx(entryClass, 'text-bad hover:bg-bad-soft')}
        >
          {isPending ? (
            <Spinner className="size-5" />
          ) : (
            <LogOut size={20} className="rtl:-scale-x-100" />
          )}
          {text.logOut}
        </button>
        {isAsking && <UnsentQuestion onLeave={leaveNow} onClose={stay} />}
      </div>
    </aside>
  );
}

function Entry({ entry, due }: { entry: NavEntry; due: ReactNode }) {
  const { icon: Icon } = entry;
  return (
    <NavLink
      to={pathTo(entry.page)}
      end={entry.page === 'dashboard'}
      {...fetchedAhead(entry.page)}
      className={({ isActive }) =>
        cx(
          entryClass,
          isActive
            ? 'bg-primary-soft text-primary-strong'
            : 'text-muted hover:bg-sunken hover:text-ink',
        )
      }
    >
      <Icon size={20} />
      {entry.label}
      {entry.page === 'practice' && due}
    </NavLink>
  );
}
