import type { Invoice } from '@institute/contract/invoices/invoices';
import { PersonText } from '../../../ui/person-text.tsx';
import { DueDay, InvoiceTitle, RestOf } from './invoice-words.tsx';

interface InvoiceSummaryProps {
  invoice: Invoice;
  /** Whose it is. */
  name: string;
}

/** Whose debt a dialog is about: who owes what for what, and until when. */
export function InvoiceSummary({ invoice, name }: InvoiceSummaryProps) {
  return (
    <div className="rounded-field bg-sunken px-3 py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <PersonText isName className="min-w-0 font-medium [overflow-wrap:anywhere]">
          {name}
        </PersonText>
        <span className="font-medium">
          <RestOf invoice={invoice} />
        </span>
      </p>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">
        <InvoiceTitle invoice={invoice} />
        {' · '}
        <DueDay dueOn={invoice.dueOn} />
      </p>
    </div>
  );
}
