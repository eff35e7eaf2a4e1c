import type { Invoice } from '@institute/contract/invoices/invoices';
import { InvoiceTitle } from '../../domains/invoices/widgets/invoice-words.tsx';
import { SettledState } from '../../domains/invoices/widgets/settled-state.tsx';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { owedText as text } from './owed-text.ts';

/** What is owed no more, folded: what was paid, waived or cancelled, and why; nothing where there is none. */
export function SettledInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="tap inline-flex cursor-pointer items-center font-medium text-primary">
        {text.settled(invoices.length)}
      </summary>
      <ul className="divide-y divide-line">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <p className="min-w-0 grow basis-48 [overflow-wrap:anywhere]">
              <InvoiceTitle invoice={invoice} />
              <SettledState invoice={invoice} />
            </p>
            <Money kobo={invoice.amountKobo} className="shrink-0" />
          </li>
        ))}
      </ul>
    </details>
  );
}
