import type { Invoice } from '@institute/contract/invoices/invoices';
import { formatKobo } from '@institute/contract/money';
import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Money } from '../../ledger/widgets/money.tsx';
import { useToday } from '../../settings/time-zone.ts';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { daysOver, noonOf } from '../model.ts';
import { text } from '../text.ts';

/** What something is for, and which part of its price. */
export function InvoiceTitle({
  invoice,
}: {
  invoice: Pick<Invoice, 'title' | 'part' | 'parts' | 'isMonth'>;
}) {
  const { title, part, parts, isMonth } = invoice;
  return (
    <>
      <PersonText>{title}</PersonText>
      {isMonth && <span className="text-muted">, {text.month}</span>}
      {parts > 1 && <span className="text-muted">, {text.part(part, parts)}</span>}
    </>
  );
}

/** The day on which something is due, and how many days it is over it. */
export function DueDay({ dueOn }: { dueOn: string }) {
  const over = daysOver(dueOn, useToday());
  return (
    <>
      <InstituteTime at={noonOf(dueOn)} />
      {over >= 0 && (
        <span className={over > 0 ? 'text-bad' : 'text-muted'}>
          , {over > 0 ? text.over(over) : text.dueToday}
        </span>
      )}
    </>
  );
}

/** What is left of how much. */
export function RestOf({ invoice }: { invoice: Pick<Invoice, 'restKobo' | 'amountKobo'> }) {
  const { restKobo, amountKobo } = invoice;
  return (
    <>
      <Money kobo={restKobo} />
      {restKobo < amountKobo && (
        <span className="text-muted text-sm">
          {' '}
          <Sentence
            words={text.leftOf}
            fill={{ amount: <bdi className="figures">{formatKobo(amountKobo)}</bdi> }}
          />
        </span>
      )}
    </>
  );
}
