import { formatKobo } from '@institute/contract/money';
import type { Difference } from '@institute/contract/payments/managed-payments';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { ClockNote, timeColumn } from '../../domains/settings/widgets/time-column.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { CellNote } from '../../ui/table/cell-note.tsx';
import type { Column } from '../../ui/table/column.ts';
import { booksText as text } from './books-text.ts';
import { kindNames } from './text.ts';

/** Kobo as naira, or hundredths of the currency that was paid instead. */
function amountText(hundredths: number, currency: string): string {
  return currency === 'NGN'
    ? formatKobo(hundredths)
    : `${currency} ${(hundredths / 100).toFixed(2)}`;
}

/** What a difference is, whose, and how much on either side. */
export function differenceColumns(isSettled: boolean): Column<Difference>[] {
  const when = (at: Date | null) => (at ? <InstituteTime at={at} withTime isBare /> : '–');
  return [
    {
      id: 'reference',
      header: text.reference,
      cell: ({ reference, reason }) => (
        <>
          <bdi className="figures max-md:[overflow-wrap:anywhere]">{reference}</bdi>
          <CellNote>{reason}</CellNote>
        </>
      ),
      isTitle: true,
    },
    {
      id: 'kind',
      isWhole: true,
      header: text.difference,
      cell: ({ kind }) => (
        <Badge tone={kind === 'not_credited' ? 'gold' : 'bad'}>{kindNames[kind]}</Badge>
      ),
    },
    {
      id: 'name',
      header: text.student,
      cell: ({ studentId, name, email }) => (
        <StudentLink id={studentId}>
          <PersonText>{name || email || '–'}</PersonText>
        </StudentLink>
      ),
    },
    {
      id: 'provider',
      header: text.atProvider,
      cell: ({ providerAmount, currency }) => (
        <bdi className="figures">{amountText(providerAmount, currency)}</bdi>
      ),
      align: 'end',
    },
    {
      id: 'ledger',
      header: text.inLedger,
      cell: ({ ledgerKobo }) => <bdi className="figures">{formatKobo(ledgerKobo)}</bdi>,
      align: 'end',
    },
    isSettled
      ? {
          id: 'settled',
          header: text.settled,
          note: <ClockNote />,
          cell: ({ settledAt, note }) => (
            <>
              {when(settledAt)}
              <CellNote>
                <PersonText>{note}</PersonText>
              </CellNote>
            </>
          ),
        }
      : timeColumn({ id: 'paid', header: text.paid, at: ({ paidAt }) => paidAt }),
  ];
}
