import { getDisputes } from '@institute/contract/payments/disputes';
import { pathTo } from '@institute/contract/routes';
import { Scale } from 'lucide-react';
import { usePaged } from '../../platform/paged-list.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { disputesText as text } from './disputes-text.ts';

/** The number of all is asked for, and not the disputes. */
const ONE = { page: 1, perPage: 1 };

/** Says that payers dispute payments; else nothing. */
export function DisputesNotice() {
  const { data } = usePaged(getDisputes, ONE, { filters: { state: 'waiting' } });
  if (!data || data.total === 0) return null;
  return (
    <section
      aria-label={text.title}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-bad-soft p-4 text-bad"
    >
      <Scale size={22} className="shrink-0" />
      <p className="min-w-48 grow basis-48 font-medium">{text.waits(data.total)}</p>
      <LinkButton to={`${pathTo('disputes')}?state=waiting`} variant="secondary">
        {text.look}
      </LinkButton>
    </section>
  );
}
