import { getOfficeReceipt, type OfficeReceipt } from '@institute/contract/payments/office-receipt';
import { Printer } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { OfficeReceiptSheet } from '../../domains/payments/widgets/office-receipt-sheet.tsx';
import { callApi } from '../../platform/api.ts';
import { errorCode, errorMessage } from '../../platform/api-error.ts';
import { useBrowserLocation } from '../../platform/browser-location.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { text } from './text.ts';

/** The receipt, or why it is not shown. */
type State = { receipt: OfficeReceipt } | { failure: string; isMissing: boolean } | null;

/**
 * The receipt of a payment that the institute took, for whoever was sent its address. Asked for without the
 * store of answers, which visitors need not load.
 */
export function PaidReceiptPage() {
  const { path } = useBrowserLocation();
  const reference = path.split('/')[2] ?? '';
  const [state, setState] = useState<State>(null);
  const look = useCallback(async () => {
    setState(null);
    try {
      setState({ receipt: await callApi(getOfficeReceipt, { reference }) });
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
          <OfficeReceiptSheet receipt={state.receipt} />
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
