import { getRefunds } from '@institute/contract/payments/refunds';
import { pathTo } from '@institute/contract/routes';
import { Undo2 } from 'lucide-react';
import { usePaged } from '../../platform/paged-list.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { refundsText as text } from './refunds-text.ts';

/** The number of all is asked for, and not the refunds. */
const ONE = { page: 1, perPage: 1 };

/** Says that money is on its way back; else nothing. */
export function RefundsNotice() {
  const { data } = usePaged(getRefunds, ONE, { filters: { state: 'open' } });
  if (!data || data.total === 0) return null;
  return (
    <section
      aria-label={text.title}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-gold-soft p-4 text-gold-strong"
    >
      <Undo2 size={22} className="shrink-0" />
      <p className="min-w-48 grow basis-48 font-medium">{text.waits(data.total)}</p>
      <LinkButton to={`${pathTo('refunds')}?state=open`} variant="secondary">
        {text.look}
      </LinkButton>
    </section>
  );
}
