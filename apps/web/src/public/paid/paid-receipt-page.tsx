import { formatKobo } from '@institute/contract/money';
import type { OfficeReceipt } from '@institute/contract/payments/office-receipt';
import { Printer } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { officeReceipt } from '../../domains/payments/office-receipt-api.ts';
import { wayNames } from '../../domains/payments/office-words.ts';
import { errorCode, errorMessage } from '../../platform/api-error.ts';
import { useBrowserLocation } from '../../platform/browser-location.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { When } from '../../ui/when.tsx';
import { text } from './text.ts';

/** The receipt, or why it is not shown. */
type State = { receipt: OfficeReceipt } | { failure: string; isMissing: boolean } | null;

/** The receipt of a payment that the institute took, for whoever was sent its address. */
export function PaidReceiptPage() {
  const { path } = useBrowserLocation();
  const reference = path.split('/')[2] ?? '';
  const [state, setState] = useState<State>(null);
  const look = useCallback(async () => {
    setState(null);
    try {
      setState({ receipt: await officeReceipt(reference) });
    } catch (error) {
      const isMissing = ['payment_not_found', 'invalid_input'].includes(errorCode(error) ?? '');
      setState({ failure: errorMessage(error), isMissing });
    }
  }, [reference]);
  useEffect(() => void look(), [look]);
  useTitle(text.title);
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-4 p-4 sm:py-8 print:m-0 print:max-w-none print:p-0">
      {state === null ? (
        <Loading label={text.loading}>
          <Skeleton className="h-128 w-full rounded-card" />
        </Loading>
      ) : 'receipt' in state ? (
        <>
          <Button
            variant="secondary"
            onClick={() => window.print()}
            icon={<Printer size={18} />}
            className="self-end print:hidden"
          >
            {text.print}
          </Button>
          <Sheet receipt={state.receipt} />
        </>
      ) : (
        <>
          <h1 className="text-2xl">{text.title}</h1>
          {state.isMissing ? (
            <EmptyState title={text.missing}>{text.missingDetail}</EmptyState>
          ) : (
            <div className="flex flex-col items-start gap-4">
              <FormAlert message={state.failure} />
              <Button onClick={() => void look()}>{text.retry}</Button>
            </div>
          )}
        </>
      )}
    </main>
  );
}

/** The receipt itself: who paid what to whom, when, how and for what. */
function Sheet({ receipt }: { receipt: OfficeReceipt }) {
  const isReturned = receipt.state === 'returned';
  return (
    <article className={`${cardClass} p-5 sm:p-8 print:border-0 print:p-0 print:shadow-none`}>
      <header className="flex flex-wrap items-start justify-between gap-3 border-line border-b pb-5">
        <div className="min-w-0">
          <p className="text-muted">
            <PersonText isName>{receipt.siteName}</PersonText>
          </p>
          <h1 className="text-2xl">{receipt.way === 'waiver' ? text.waived : text.title}</h1>
        </div>
        <Badge tone={isReturned ? 'bad' : 'good'}>{isReturned ? text.returned : text.paid}</Badge>
      </header>
      <div className="py-5">
        <p className="text-muted text-sm">{text.amount}</p>
        <p className="figures font-semibold text-4xl">{formatKobo(receipt.amountKobo)}</p>
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
