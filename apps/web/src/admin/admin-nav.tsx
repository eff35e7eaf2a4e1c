import { pathTo } from '@institute/contract/routes';
import { reachOf } from '@institute/contract/rules/abilities';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useActor } from '../domains/people/use-actor.ts';
import { cx } from '../ui/class-names.ts';
import { type AdminEntry, adminEntries, entryAt } from './nav-entries.ts';
import { officePages } from './pages.ts';
import { text } from './text.ts';

/**
 * The way between the screens of the area: a row of links where there is room, and on small screens
 * one button that names the screen in view and opens the rest.
 */
export function AdminNav() {
  const { pathname } = useLocation();
  const here = entryAt(pathname);
  const actor = useActor();
  const entries = adminEntries.filter(({ ability }) => actor && reachOf(actor, ability) !== 'none');
  return (
    <nav aria-label={text.area} className="mb-5 border-line border-b pb-3 lg:pb-2">
      <SmallNav key={pathname} entries={entries} here={here} />
      <ul className="-mx-2 hidden flex-wrap lg:flex">
        {entries.map((entry) => (
          <li key={entry.page}>
            <Entry entry={entry} here={here} className="px-2 text-sm xl:px-2.5" />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SmallNavProps {
  entries: readonly AdminEntry[];
  here: AdminEntry | undefined;
}

function SmallNav({ entries, here }: SmallNavProps) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [open]);

  const Icon = here?.icon;
  return (
    <div ref={ref} className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="admin-screens"
        onClick={() => setOpen(!open)}
        className="tap flex w-full items-center gap-3 rounded-field border border-line bg-surface px-3 font-medium"
      >
        {Icon && <Icon size={20} className="text-primary" />}
        <span className="grow text-start">
          <span className="sr-only">{text.area}: </span>
          {here?.label ?? text.area}
        </span>
        <ChevronDown
          size={20}
          className={cx('text-muted transition-transform duration-150', open && 'rotate-180')}
        />
      </button>
      <ul
        id="admin-screens"
        hidden={!open}
        className="mt-2 grid animate-rise grid-cols-1 gap-0.5 rounded-card border border-line bg-surface p-1.5 shadow-card min-[22rem]:grid-cols-2 sm:grid-cols-3"
      >
        {entries.map((entry) => (
          <li key={entry.page}>
            <Entry entry={entry} here={here} className="w-full px-2.5" />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  entry: AdminEntry;
  here: AdminEntry | undefined;
  className: string;
}

function Entry({ entry, here, className }: EntryProps) {
  const { icon: Icon } = entry;
  const isHere = entry === here;
  const preload = () => void officePages[entry.page].preload();
  return (
    <Link
      to={pathTo(entry.page)}
      aria-current={isHere ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      className={cx(
        'tap inline-flex items-center gap-1.5 rounded-field font-medium transition-colors duration-150',
        isHere
          ? 'bg-primary-soft text-primary-strong'
          : 'text-muted hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      <Icon size={18} className="shrink-0 lg:hidden 2xl:block" />
      {entry.label}
    </Link>
  );
}
