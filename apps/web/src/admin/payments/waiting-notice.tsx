import { getOfficePayments } from '@institute/contract/payments/office-payments';
import { pathTo } from '@institute/contract/routes';
import { Hourglass } from 'lucide-react';
import { usePaged } from '../../platform/paged-list.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { takenText as text } from './text.ts';

/** The number of all is asked for, and not the payments. */
const ONE = { page: 1, perPage: 1 };

/** Says that payments wait for a second person; else nothing. */
export function WaitingNotice() {
  const { data } = usePaged(getOfficePayments, ONE, { filters: { state: 'waiting' } });
  if (!data || data.total === 0) return null;
  return (
    <section
      aria-label={text.listTitle}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-gold-soft p-4 text-gold-strong"
    >
      <Hourglass size={22} className="shrink-0" />
      <p className="min-w-48 grow basis-48 font-medium">{text.waiting(data.total)}</p>
      <LinkButton to={`${pathTo('officePayments')}?state=waiting`} variant="secondary">
        {text.look}
      </LinkButton>
    </section>
  );
}
