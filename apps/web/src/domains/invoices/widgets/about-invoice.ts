import type { Invoice } from '@institute/contract/invoices/invoices';

/** Who owes something. */
export interface Debtor {
  id: number;
  name: string;
  phone: string;
}

/** What every dialog about a debt is given. */
export interface AboutInvoice {
  invoice: Invoice;
  student: Debtor;
  onClose: () => void;
}
