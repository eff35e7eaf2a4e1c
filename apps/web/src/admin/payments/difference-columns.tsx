import { formatKobo } from '@institute/contract/money';
import type { Difference } from '@institute/contract/payments/managed-payments';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { kindNames, booksText as text } from './text.ts';

/** Kobo as naira, or hundredths of the currency that was paid instead. */
function amountText(hundredths: number, currency: string): string {
  return currency === 'NGN'
    ? formatKobo(hundredths)
    : `${currency} ${(hundredths / 100).toFixed(2)}`;
}

/** What a difference is, whose, and how much on either side. */
export function differenceColumns(isSettled: boolean): Column<Difference>[] {
  const when = (at: Date | null) => (at ? <InstituteTime at={at} withTime /> : '–');
  return [
    {
      id: 'reference',
      header: text.reference,
      cell: ({ reference, reason }) => (
        <span className="block max-w-xs [overflow-wrap:anywhere]">
          <bdi className="figures">{reference}</bdi>
          <span className="block font-normal text-muted text-sm">{reason}</span>
        </span>
      ),
      isTitle: true,
    },
    {
      id: 'kind',
      header: text.difference,
      cell: ({ kind }) => (
        <Badge tone={kind === 'not_credited' ? 'gold' : 'bad'}>{kindNames[kind]}</Badge>
      ),
    },
    {
      id: 'name',
      header: text.student,
      cell: ({ studentId, name, email }) => (
        <span className="[overflow-wrap:anywhere]">
          <StudentLink id={studentId}>
            <PersonText>{name || email || '–'}</PersonText>
          </StudentLink>
        </span>
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
          cell: ({ settledAt, note }) => (
            <span className="block">
              {when(settledAt)}
              <PersonText className="block text-muted text-sm">{note}</PersonText>
            </span>
          ),
        }
      : { id: 'paid', header: text.paid, cell: ({ paidAt }) => when(paidAt) },
  ];
}
