import { signInNameOf } from '@institute/contract/auth/user';
import type { Invoice } from '@institute/contract/invoices/invoices';
import type { Transaction } from '@institute/contract/ledger/ledger';
import type { ReactNode } from 'react';
import { useSiteName } from '../../../platform/boot.ts';
import type { PageOfRows } from '../../../platform/paged-list.ts';
import { serverDate } from '../../../platform/server-clock.ts';
import { cardClass } from '../../../ui/card.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Money, SignedMoney } from '../../ledger/widgets/money.tsx';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { isOwed, noonOf } from '../model.ts';
import { text } from '../statement-text.ts';
import { InvoiceTitle } from './invoice-words.tsx';
import { SettledState } from './settled-state.tsx';

interface StatementSheetProps {
  student: { name: string; email: string | null; phone: string; walletKobo: number | null };
  invoices: readonly Invoice[];
  /** The last movements of the wallet. */
  movements: PageOfRows<Transaction>;
}

/** The statement itself: whose it is, what is owed until when, and what was paid by which way. */
export function StatementSheet({ student, invoices, movements }: StatementSheetProps) {
  const site = useSiteName();
  const settled = invoices.filter((one) => !isOwed(one));
  return (
    <article
      className={`${cardClass} flex flex-col gap-6 p-4 sm:p-8 print:border-0 print:p-0 print:shadow-none`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-b pb-5">
        <div className="min-w-0">
          <p className="text-muted">
            <PersonText isName>{site}</PersonText>
          </p>
          <h1 className="text-2xl">{text.title}</h1>
          <p className="text-muted">
            <Sentence words={text.on} fill={{ date: <InstituteTime at={serverDate()} /> }} />
          </p>
        </div>
        <div className="min-w-0">
          <p className="text-muted text-sm">{text.student}</p>
          <p className="font-medium [overflow-wrap:anywhere]">
            <PersonText isName>{student.name}</PersonText>
          </p>
          <p className="text-sm [overflow-wrap:anywhere]">
            <bdi dir="ltr">{signInNameOf(student)}</bdi>
          </p>
          <p className="mt-1 text-sm">
            {text.wallet}: <Money kobo={student.walletKobo ?? 0} className="font-medium" />
          </p>
        </div>
      </header>
      <Part title={text.owed}>
        <OwedLines invoices={invoices.filter(isOwed)} />
      </Part>
      {settled.length > 0 && (
        <Part title={text.settled}>
          <ul className="divide-y divide-line">
            {settled.map((invoice) => (
              <Line key={invoice.id} amount={<Money kobo={invoice.amountKobo} />}>
                <InvoiceTitle invoice={invoice} />
                <SettledState invoice={invoice} />
              </Line>
            ))}
          </ul>
        </Part>
      )}
      <Part title={text.movements}>
        {movements.total === 0 && <p className="text-muted">{text.noMovements}</p>}
        {movements.total > movements.rows.length && (
          <p className="text-muted text-sm">{text.more(movements.rows.length)}</p>
        )}
        <ul className="divide-y divide-line">
          {movements.rows.map(({ id, description, at, amountKobo, type }) => (
            <Line key={id} amount={<SignedMoney kobo={amountKobo} type={type} />}>
              <PersonText>{description}</PersonText>
              <span className="block text-muted text-sm">
                <InstituteTime at={at} />
              </span>
            </Line>
          ))}
        </ul>
      </Part>
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** A line of a list with its amount at the end. */
function Line({ amount, children }: { amount: ReactNode; children: ReactNode }) {
  return (
    <li className="flex justify-between gap-4 py-2 print:break-inside-avoid">
      <p className="min-w-0 [overflow-wrap:anywhere]">{children}</p>
      <p className="shrink-0 text-end">{amount}</p>
    </li>
  );
}

/** What is owed, with its day, what is paid of it and what is left, and all of it in a sum. */
function OwedLines({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return <p className="text-muted">{text.nothingOwed}</p>;
  const total = invoices.reduce((sum, { restKobo }) => sum + restKobo, 0);
  return (
    <ul className="divide-y divide-line">
      {invoices.map((invoice) => (
        <Line key={invoice.id} amount={<Money kobo={invoice.restKobo} />}>
          <InvoiceTitle invoice={invoice} />
          <span className="block text-muted text-sm">
            <Sentence
              words={invoice.paidKobo > 0 ? text.duePartPaid : text.dueOn}
              fill={{
                date: <InstituteTime at={noonOf(invoice.dueOn)} />,
                paid: <Money kobo={invoice.paidKobo} />,
                amount: <Money kobo={invoice.amountKobo} />,
              }}
            />
          </span>
        </Line>
      ))}
      <Line amount={<Money kobo={total} className="font-semibold" />}>
        <span className="font-semibold">{text.total}</span>
      </Line>
    </ul>
  );
}
