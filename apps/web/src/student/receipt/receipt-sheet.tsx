import type { Receipt } from '@institute/contract/payments/payments';
import type { ReactNode } from 'react';
import { Money, SignedMoney } from '../../domains/ledger/widgets/money.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { cardClass } from '../../ui/card.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { text } from './text.ts';

const states: Record<Receipt['state'], { words: string; tone: BadgeTone }> = {
  paid: { words: text.paid, tone: 'good' },
  credited: { words: text.kept, tone: 'info' },
  pending: { words: text.pending, tone: 'neutral' },
  failed: { words: text.failedState, tone: 'bad' },
};

/** The receipt itself: who paid what to whom, when, for what, and what became of it. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { words, tone } = states[receipt.state];
  return (
    <article className={`${cardClass} p-5 sm:p-8 print:border-0 print:p-0 print:shadow-none`}>
      <header className="flex flex-wrap items-start justify-between gap-3 border-line border-b pb-5">
        <div className="min-w-0">
          <p className="text-muted">
            <PersonText isName>{receipt.siteName}</PersonText>
          </p>
          <h1 className="text-2xl">{text.title}</h1>
        </div>
        <Badge tone={tone}>{words}</Badge>
      </header>
      <div className="py-5">
        <p className="text-muted text-sm">{text.amount}</p>
        <p className="font-semibold text-4xl">
          <Money kobo={receipt.amountKobo} />
        </p>
      </div>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 border-line border-t py-5 sm:grid-cols-2">
        <Fact name={text.purpose}>
          {receipt.className ? <PersonText>{receipt.className}</PersonText> : text.funding}
        </Fact>
        <Fact name={text.date}>
          <InstituteTime at={receipt.paidAt ?? receipt.createdAt} withTime />
        </Fact>
        <Fact name={text.payer}>
          <PersonText isName className="block">
            {receipt.name}
          </PersonText>
          <bdi className="text-muted text-sm [overflow-wrap:anywhere]">{receipt.email}</bdi>
        </Fact>
        <Fact name={text.method}>
          <bdi>{receipt.method || text.card}</bdi>
        </Fact>
        <Fact name={text.reference} isWide>
          <bdi translate="no" className="figures [overflow-wrap:anywhere]">
            {receipt.reference}
          </bdi>
        </Fact>
        {receipt.reason !== '' && (
          <Fact name={text.state} isWide>
            {receipt.reason}
          </Fact>
        )}
      </dl>
      {receipt.lines.length > 0 && (
        <section aria-labelledby="movements" className="border-line border-t pt-5">
          <h2 id="movements" className="mb-2 font-semibold text-base">
            {text.movements}
          </h2>
          <ul>
            {receipt.lines.map((line) => (
              <li
                key={`${line.id}-${line.type}`}
                className="flex items-baseline justify-between gap-4 py-1.5"
              >
                <PersonText className="min-w-0 [overflow-wrap:anywhere]">
                  {line.description}
                </PersonText>
                <SignedMoney kobo={line.amountKobo} type={line.type} className="shrink-0" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Fact({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${isWide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
