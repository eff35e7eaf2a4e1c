import { Spinner } from '../../../ui/spinner.tsx';
import { text } from '../text.ts';

interface ConfirmingProps {
  reference: string;
  /** False when nothing says that it has been paid. */
  isClaimed: boolean;
  isSlow: boolean;
  isOffline: boolean;
  isStopped: boolean;
  /** Left out where something else carries the title, such as a dialog. */
  hasTitle?: boolean;
}

/** A payment on its way from the provider: what is happening, and that the payer need not wait for it. */
export function Confirming({
  reference,
  isClaimed,
  isSlow,
  isOffline,
  isStopped,
  hasTitle = false,
}: ConfirmingProps) {
  const detail = isOffline
    ? text.offline
    : isStopped
      ? text.stopped
      : isSlow
        ? text.slow
        : !isClaimed
          ? text.checkingLastDetail
          : hasTitle
            ? text.confirmingDetail
            : text.moment;
  return (
    <div role="status" className="flex gap-3">
      {!isStopped && <Spinner className="mt-1 size-5 text-primary" />}
      <div className="min-w-0">
        {hasTitle && (
          <p className="font-semibold">{isClaimed ? text.confirming : text.checkingLast}</p>
        )}
        <p>{detail}</p>
        <p className="mt-1 text-muted text-sm">
          {text.reference}{' '}
          <bdi translate="no" className="figures [overflow-wrap:anywhere]">
            {reference}
          </bdi>
        </p>
      </div>
    </div>
  );
}
