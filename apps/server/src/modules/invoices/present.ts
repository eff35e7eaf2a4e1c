import type { Invoice, OwedInvoice } from '@institute/contract/invoices/invoices';
import { restOf } from './rules.ts';
import type { InvoiceLine } from './store.ts';
import type { OwedLine } from './store-owing.ts';
import { text } from './text.ts';

/** An invoice as it is answered. */
export function presentInvoice({ invoice, className }: InvoiceLine): Invoice {
  const { id, part, parts, isMonth, classId, amount, paid, state, dueOn, overdueAt } = invoice;
  return {
    ...{ id, part, parts, isMonth, classId, state, dueOn, overdueAt },
    title: invoice.title || (className ?? text.noClass),
    amountKobo: amount,
    paidKobo: paid,
    restKobo: restOf(invoice),
    reason: invoice.reason,
    settledAt: invoice.settledAt,
  };
}

/** The same with whose it is. */
export function presentOwed({ student, ...line }: OwedLine): OwedInvoice {
  const { id, name, email, phone } = student;
  return { ...presentInvoice(line), studentId: id, name, email: email ?? '', phone };
}
