import { flagOf } from '@institute/contract/fields';
import {
  getMyInvoices,
  type Invoice,
  payInvoice,
  setPartPayments,
} from '@institute/contract/invoices/invoices';
import { getWalletHistory } from '@institute/contract/ledger/ledger';
import { useState } from 'react';
import { useRefreshUser } from '../../domains/auth/api.ts';
import { useCan } from '../../domains/auth/use-actor.ts';
import { useUser } from '../../domains/auth/use-user.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { useToday } from '../../domains/settings/time-zone.ts';
import { brokenWords, refusalWords } from '../../forms/submit-error.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { formatDate, formatDay } from '../../ui/format.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { SavedCheckbox } from '../../ui/saved-checkbox.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { owedText as text } from './text.ts';

const isUnpaid = ({ restKobo }: Invoice) => restKobo > 0;

interface OnFund {
  /** Opens the way to fund the wallet; null where there is none. */
  onFund: (() => void) | null;
}

/** What the student owes, for what and until when, with the way to pay it; and what of it is paid. Nothing where there is nothing. */
export function Owed({ onFund }: OnFund) {
  const { data } = useAnswer(getMyInvoices, {}, { staleTime: 0 });
  if (!data || data.invoices.length === 0) return null;
  const owed = data.invoices.filter(isUnpaid);
  const others = data.invoices.filter((invoice) => !isUnpaid(invoice));
  return (
    <section aria-labelledby="owed" className={`${cardClass} mb-6 p-4 sm:p-5`}>
      <h2 id="owed" className="font-semibold text-lg">
        {text.title}
      </h2>
      {owed.length === 0 ? (
        <p className="text-muted">{text.nothing}</p>
      ) : (
        <>
          <ul className="divide-y divide-line">
            {owed.map((invoice) => (
              <OwedLine key={invoice.id} invoice={invoice} onFund={onFund} />
            ))}
          </ul>
          {owed.some(({ isMonth }) => !isMonth) && <PartPayments paysPartly={data.paysPartly} />}
        </>
      )}
      {others.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer py-2 text-primary">{text.before}</summary>
          <ul className="divide-y divide-line">
            {others.map((invoice) => (
              <li key={invoice.id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <What invoice={invoice} />
                <span>
                  <Money kobo={invoice.paidKobo} /> {text.states[invoice.state]}
                  {invoice.settledAt && ` ${formatDate(invoice.settledAt)}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function What({ invoice: { title, part, parts, isMonth } }: { invoice: Invoice }) {
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <PersonText>{title}</PersonText>
      {parts > 1 && <span className="text-muted"> · {text.part(part, parts)}</span>}
      {isMonth && <span className="text-muted"> · {text.month}</span>}
    </span>
  );
}

function OwedLine({ invoice, onFund }: OnFund & { invoice: Invoice }) {
  const { restKobo, paidKobo, amountKobo, dueOn, reason, isMonth, overdueAt } = invoice;
  // The grace ends with a day: the moment after it is the next one's.
  const lastDay = new Date(overdueAt.getTime() - 1000);
  const today = useToday();
  const [isAsking, setAsking] = useState(false);
  const canPay = useCan('money.pay');
  const isOver = dueOn < today;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">
          <What invoice={invoice} />
        </p>
        <p className="flex flex-wrap items-center gap-x-2">
          <span>
            <Sentence
              words={isOver ? text.wasDue : text.isDue}
              fill={{ amount: <Money kobo={restKobo} />, day: formatDay(dueOn) }}
            />
          </span>
          {isOver && <Badge tone="bad">{text.overdue}</Badge>}
        </p>
        {paidKobo > 0 && (
          <p className="text-muted text-sm">
            <Sentence
              words={text.partPaid}
              fill={{ paid: <Money kobo={paidKobo} />, amount: <Money kobo={amountKobo} /> }}
            />
          </p>
        )}
        {isMonth && (
          <p className="text-muted text-sm">
            <Sentence words={text.lapses} fill={{ day: formatDate(lastDay) }} />
          </p>
        )}
        {reason !== '' && (
          <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
            {reason}
          </p>
        )}
      </div>
      {canPay && (
        <Button variant={isOver ? 'primary' : 'secondary'} onClick={() => setAsking(true)}>
          {text.pay}
        </Button>
      )}
      {isAsking && <PayDialog invoice={invoice} onFund={onFund} onClose={() => setAsking(false)} />}
    </li>
  );
}

function PayDialog({
  invoice,
  onFund,
  onClose,
}: OnFund & { invoice: Invoice; onClose: () => void }) {
  const balance = useUser()?.walletKobo ?? 0;
  const refreshUser = useRefreshUser();
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync, isPending } = useAct(payInvoice, {
    refreshes: [getMyInvoices, getWalletHistory],
  });
  const missing = Math.max(0, invoice.restKobo - balance);
  const run = async () => {
    if (missing > 0) {
      onClose();
      return onFund?.();
    }
    try {
      await mutateAsync({ invoiceId: invoice.id });
      await refreshUser();
      toast.success(text.paid);
      onClose();
    } catch (error) {
      void refreshUser();
      setFailure(refusalWords(error, text.failed, brokenWords(error)));
    }
  };
  return (
    <ConfirmDialog
      open
      title={missing > 0 ? text.short : text.payTitle}
      confirmLabel={missing === 0 ? text.pay : onFund ? text.fund : text.close}
      busy={isPending}
      busyLabel={text.paying}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p className="mb-2 font-medium text-ink">
        <What invoice={invoice} />
      </p>
      <p>
        <Sentence
          words={missing > 0 ? text.shortDetail : text.payDetail}
          fill={{
            amount: <Money kobo={invoice.restKobo} />,
            balance: <Money kobo={balance} />,
            missing: <Money kobo={missing} />,
          }}
        />
      </p>
      <FormAlert message={failure} />
    </ConfirmDialog>
  );
}

function PartPayments({ paysPartly }: { paysPartly: boolean }) {
  const canPay = useCan('money.pay');
  const { mutateAsync } = useAct(setPartPayments, { refreshes: [getMyInvoices] });
  const change = async (partly: boolean) => {
    try {
      await mutateAsync({ partly: flagOf(partly) });
    } catch (error) {
      toast.error(refusalWords(error, text.partlyFailed, brokenWords(error)));
    }
  };
  return (
    <div className="mt-2 border-line border-t pt-3">
      <p className="text-muted text-sm">{text.byItself}</p>
      {canPay && <SavedCheckbox label={text.partly} checked={paysPartly} onSave={change} />}
    </div>
  );
}
