import { reachOf } from '@institute/contract/auth/abilities';
import { formatNumber } from '@institute/contract/language';
import { pathTo } from '@institute/contract/routes';
import { Eye } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useActor } from '../domains/auth/use-actor.ts';
import { useOfficeWork } from '../domains/reports/work-api.ts';
import { useSettings } from '../domains/settings/api.ts';
import { cx } from '../ui/class-names.ts';
import { type AdminEntry, adminEntries, adminGroups, entryAt } from './nav-entries.ts';
import { officePages } from './pages.ts';
import { text } from './text.ts';

type CountedPage = keyof typeof text.counts;

/** As high as a finger needs; lower where there is a mouse, so that all of them fit a laptop. */
const linkClass =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 font-medium transition-colors duration-150 lg:min-h-8.5';
const restClass = 'text-muted hover:bg-sunken hover:text-ink';

/** The navigation of the office: its screens in four groups with what waits there, and the way out. */
export function OfficeNav() {
  const here = entryAt(useLocation().pathname);
  const actor = useActor();
  const counts = useCounts();
  const takesTransfers = useSettings().data?.transfer != null;
  const entries = adminEntries.filter(
    ({ page, ability }) =>
      actor &&
      reachOf(actor, ability) !== 'none' &&
      // Who takes no transfers has nothing to confirm, but what was sent before.
      (page !== 'claims' || takesTransfers || (counts.claims ?? 0) > 0),
  );
  return (
    <nav aria-label={text.area} className="grow overflow-y-auto px-3 py-1">
      {adminGroups.map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group} className="mb-2">
            {group && (
              <h2 className="px-3 pb-0.5 font-semibold text-muted text-xs">{text.groups[group]}</h2>
            )}
            <ul>
              {own.map((entry) => (
                <li key={entry.page}>
                  <Entry entry={entry} isHere={entry === here} count={counts[entry.page]} />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <Link to={pathTo('dashboard')} className={cx(linkClass, restClass)}>
        <Eye size={20} className="shrink-0" />
        {text.viewAsStudent}
      </Link>
    </nav>
  );
}

/** What waits behind some of the entries. */
function useCounts(): Partial<Record<string, number>> {
  const { data } = useOfficeWork();
  if (!data) return {};
  return {
    questions: data.comments.count,
    handIns: data.homework.count,
    managedClasses: data.subscriptions.count,
    exams: data.exams.waiting,
    claims: data.claims,
    certificates: data.certificates.count,
    sentMessages: data.mails.count,
    payments: data.payments.count,
    owing: data.owing.count,
    books: data.differences,
  } satisfies Record<CountedPage, number>;
}

interface EntryProps {
  entry: AdminEntry;
  isHere: boolean;
  count: number | undefined;
}

function Entry({ entry: { page, icon: Icon, label }, isHere, count = 0 }: EntryProps) {
  const preload = () => void officePages[page].preload();
  return (
    <Link
      to={pathTo(page)}
      aria-current={isHere ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
      className={cx(linkClass, isHere ? 'bg-primary-soft text-primary-strong' : restClass)}
    >
      <Icon size={20} className="shrink-0" />
      <span className="grow">{label}</span>
      {count > 0 && (
        <span className="figures rounded-full bg-gold-soft px-2 font-semibold text-gold-strong text-xs leading-5">
          <span aria-hidden="true">{formatNumber(count)}</span>
          <span className="sr-only">{text.counts[page as CountedPage](count)}</span>
        </span>
      )}
    </Link>
  );
}
