import { formatKobo } from '@institute/contract/money';
import type { OfficeReceipt } from '@institute/contract/payments/office-receipt';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { When } from '../../../ui/when.tsx';
import { receiptText as text, wayNames } from '../office-words.ts';
import { Besides } from './besides.tsx';
import { TakenBack } from './taken-back.tsx';

/** The receipt itself: who paid what to whom, when, how and for what. */
export function OfficeReceiptSheet({ receipt }: { receipt: OfficeReceipt }) {
  return (
    <article className={`${cardClass} p-5 sm:p-8 print:border-0 print:p-0 print:shadow-none`}>
      <header className="flex flex-wrap items-start justify-between gap-3 border-line border-b pb-5">
        <div className="min-w-0">
          <p className="text-muted">
            <PersonText isName>{receipt.siteName}</PersonText>
          </p>
          <h1 className="text-2xl">{receipt.way === 'waiver' ? text.waived : text.title}</h1>
        </div>
        <State receipt={receipt} />
      </header>
      <div className="py-5">
        <p className="text-muted text-sm">{text.amount}</p>
        <p className="figures font-semibold text-4xl">{formatKobo(receipt.amountKobo)}</p>
        <TakenBack of={receipt} className="mt-2 font-medium" />
        <Besides of={receipt} className="mt-2" />
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 border-line border-t py-5 sm:grid-cols-2">
        <Fact name={text.name}>
          <PersonText isName>{receipt.name}</PersonText>
        </Fact>
        <Fact name={text.purpose}>
          {receipt.className ? <PersonText>{receipt.className}</PersonText> : text.wallet}
        </Fact>
        <Fact name={text.way}>{wayNames[receipt.way]}</Fact>
        <Fact name={text.day}>
          {/* A day of the calendar: its noon is the same day everywhere. */}
          <When at={new Date(`${receipt.paidOn}T12:00:00Z`)} timeZone="UTC" />
        </Fact>
        {receipt.reference !== '' && (
          <Fact name={text.reference}>
            <bdi translate="no" className="figures [overflow-wrap:anywhere]">
              {receipt.reference}
            </bdi>
          </Fact>
        )}
        <Fact name={text.number}>
          <bdi translate="no" className="figures">
            {receipt.number}
          </bdi>
        </Fact>
      </dl>
    </article>
  );
}

/** Whether it stands, or has gone back, whole or in part. */
function State({ receipt: { state, takenBackKobo } }: { receipt: OfficeReceipt }) {
  if (state === 'returned') return <Badge tone="bad">{text.returned}</Badge>;
  if (takenBackKobo !== null) return <Badge tone="gold">{text.partly}</Badge>;
  return <Badge tone="good">{text.paid}</Badge>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
