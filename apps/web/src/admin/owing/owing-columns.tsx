import type { OwedInvoice } from '@institute/contract/invoices/invoices';
import { DueDay, InvoiceTitle, RestOf } from '../../domains/invoices/widgets/invoice-words.tsx';
import { FoundText } from '../../ui/marked-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { text } from './text.ts';

/** Who owes what for what, since when, and how they are reached; what was searched for is marked. */
export const owingColumns = (search: string): Column<OwedInvoice>[] => [
  {
    id: 'name',
    header: text.name,
    isTitle: true,
    cell: ({ name }) => <FoundText text={name} search={search} byWord />,
  },
  { id: 'what', header: text.what, cell: (owed) => <InvoiceTitle invoice={owed} /> },
  {
    id: 'due',
    header: text.due,
    isWhole: true,
    cell: ({ dueOn }) => <DueDay dueOn={dueOn} />,
  },
  {
    id: 'rest',
    header: text.rest,
    align: 'end',
    cell: (owed) => <RestOf invoice={owed} />,
  },
  {
    id: 'phone',
    header: text.phone,
    isWhole: true,
    cell: ({ phone }) =>
      phone === '' ? (
        ''
      ) : (
        <bdi translate="no" dir="ltr" className="figures">
          {phone}
        </bdi>
      ),
  },
];
