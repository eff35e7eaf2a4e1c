import { pathTo } from '@institute/contract/routes';
import { TriangleAlert } from 'lucide-react';
import { useDifferences } from '../../domains/payments/managed-api.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { text } from './text.ts';

/** Says that payments are open which the ledger and the card provider do not agree on; else nothing. */
export function DifferencesNotice() {
  const list = useDifferences({ page: 1, perPage: 1 });
  const last = list.data?.meta;
  const isUnanswered = last?.state === 'failed';
  if (!last || (last.openCount === 0 && !isUnanswered)) return null;
  return (
    <section
      aria-label={text.provider}
      className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-gold-soft p-4 text-gold-strong"
    >
      <TriangleAlert size={22} className="shrink-0" />
      <p className="min-w-48 grow basis-48 font-medium">
        {last.openCount > 0 ? text.differ(last.openCount) : text.unanswered}
      </p>
      <LinkButton to={`${pathTo('books')}?tab=provider`} variant="secondary">
        {text.look}
      </LinkButton>
    </section>
  );
}
