import type { Difference } from '@institute/contract/managed-payments';
import { formatNaira } from '@institute/contract/money';
import { Badge } from '../../ui/badge.tsx';
import { dateOfUnix } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';
import type { Column } from '../../ui/table/column.ts';
import { When } from '../../ui/when.tsx';
import { kindNames, text } from './books-text.ts';

/** Naira, or the currency that was paid instead. */
function amountText(amount: number, currency: string): string {
  return currency === 'NGN' ? formatNaira(amount) : `${currency} ${amount.toFixed(2)}`;
}

/** What a difference is, whose, and how much on either side. */
export function differenceColumns(timeZone: string, isSettled: boolean): Column<Difference>[] {
  const when = (seconds: number) => {
    const at = dateOfUnix(seconds);
    return at ? <When at={at} timeZone={timeZone} withTime /> : '–';
  };
  return [
    {
      id: 'reference',
      header: 'Reference',
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
      header: 'Difference',
      cell: ({ kind }) => (
        <Badge tone={kind === 'not_credited' ? 'gold' : 'bad'}>{kindNames[kind]}</Badge>
      ),
    },
    {
      id: 'name',
      header: 'Student',
      cell: ({ name, email }) => (
        <span className="[overflow-wrap:anywhere]">
          <PersonText>{name || email || '–'}</PersonText>
        </span>
      ),
    },
    {
      id: 'provider',
      header: text.atProvider,
      cell: ({ provider_amount, currency }) => (
        <bdi className="figures">{amountText(provider_amount, currency)}</bdi>
      ),
      align: 'end',
    },
    {
      id: 'ledger',
      header: text.inLedger,
      cell: ({ ledger_amount }) => <bdi className="figures">{formatNaira(ledger_amount)}</bdi>,
      align: 'end',
    },
    isSettled
      ? {
          id: 'settled',
          header: text.settled,
          cell: ({ settled_at, note }) => (
            <span className="block">
              {when(settled_at)}
              <PersonText className="block text-muted text-sm">{note}</PersonText>
            </span>
          ),
        }
      : { id: 'paid', header: 'Paid', cell: ({ paid_at }) => when(paid_at) },
  ];
}
