import { getOfficeReceipt, type OfficeReceipt } from '@institute/contract/payments/office-receipt';
import { getPaymentReceipt, type Receipt } from '@institute/contract/payments/payments';
import { OFFICE_RECEIPT } from '@institute/contract/payments/ways';
import { pathTo } from '@institute/contract/routes';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';
import { OfficeReceiptSheet } from '../../domains/payments/widgets/office-receipt-sheet.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { errorCode } from '../../platform/api-error.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { text } from './text.ts';

/** The receipt of a payment, by card or taken by the office: on paper there is the sheet and nothing else. */
export function ReceiptPage() {
  const { reference = '' } = useParams();
  const isOffice = OFFICE_RECEIPT.test(reference);
  const byCard = useAnswer(getPaymentReceipt, isOffice ? null : { reference });
  const byOffice = useAnswer(getOfficeReceipt, isOffice ? { reference } : null);
  const receipt = isOffice ? byOffice : byCard;
  const isMissing = errorCode(receipt.error) === 'payment_not_found';
  const seesPayments = useCan('payments.manage');
  useTitle(text.title);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-4 p-4 sm:py-8 print:m-0 print:max-w-none print:p-0">
      <header className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink to={pathTo(seesPayments ? 'payments' : 'wallet')}>
          {seesPayments ? text.backToPayments : text.back}
        </BackLink>
        {receipt.data && (
          <Button variant="secondary" onClick={() => window.print()} icon={<Printer size={18} />}>
            {text.print}
          </Button>
        )}
      </header>
      {receipt.data ? (
        <Sheet card={byCard.data} office={byOffice.data} />
      ) : receipt.isPending ? (
        <Loading label={text.loading}>
          <Skeleton className="h-128 w-full rounded-card" />
        </Loading>
      ) : (
        <>
          <h1 className="text-2xl">{text.title}</h1>
          {isMissing ? (
            <EmptyState
              title={text.missing}
              action={<LinkButton to={pathTo('wallet')}>{text.wallet}</LinkButton>}
            >
              {text.missingDetail}
            </EmptyState>
          ) : (
            <ErrorState title={text.failed} query={receipt} />
          )}
        </>
      )}
    </main>
  );
}

/** The receipt of whichever way it was paid by. */
function Sheet({ card, office }: { card: Receipt | undefined; office: OfficeReceipt | undefined }) {
  if (office) return <OfficeReceiptSheet receipt={office} />;
  return card && <ReceiptSheet receipt={card} />;
}
