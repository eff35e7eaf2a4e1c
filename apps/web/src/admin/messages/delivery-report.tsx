import { formatNumber } from '@institute/contract/language';
import {
  getFailedDeliveries,
  getSentMessages,
  type MailReport,
  retryFailedDeliveries,
} from '@institute/contract/messages/managed-messages';
import { refusalWords } from '../../forms/submit-error.ts';
import { useAct } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { toast } from '../../ui/toast.ts';
import { FailedList } from './failed-list.tsx';
import { text } from './text.ts';

/** How far the e-mails of a message are, as it goes on; the failed ones with their reasons. */
export function DeliveryReport({ id, mail }: { id: number; mail: MailReport }) {
  const { total, sent, failed, unsubscribed, waiting, trouble } = mail;
  return (
    <>
      <Card aria-label={text.report}>
        <h2 className="mb-3 text-xl">{text.report}</h2>
        <ProgressBar value={total - waiting} max={total} label={text.progress} />
        <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
          <Count label={text.counts.sent} value={sent} />
          <Count label={text.counts.waiting} value={waiting} />
          <Count label={text.counts.failed} value={failed} isBad={failed > 0} />
          <Count label={text.counts.unsubscribed} value={unsubscribed} />
        </dl>
        <div role="status" className="mt-3 text-muted">
          {waiting > 0 ? <p>{text.mayLeave}</p> : failed === 0 && <p>{text.allSent}</p>}
          {unsubscribed > 0 && <p>{text.whyUnsubscribed}</p>}
          {trouble && (
            <div className="mt-3 rounded-field bg-gold-soft px-3 py-2 text-gold-strong">
              <p className="font-medium">{text.trouble}</p>
              <p>
                {text.serverSaid}{' '}
                <bdi dir="auto" className="[overflow-wrap:anywhere]">
                  {trouble}
                </bdi>
              </p>
            </div>
          )}
        </div>
      </Card>
      {failed > 0 && <FailedList id={id} failed={failed} tools={<RetryButton id={id} />} />}
    </>
  );
}

function Count({ label, value, isBad }: { label: string; value: number; isBad?: boolean }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className={cx('figures font-semibold text-2xl', isBad && 'text-bad')}>
        {formatNumber(value)}
      </dd>
    </div>
  );
}

function RetryButton({ id }: { id: number }) {
  const retry = useAct(retryFailedDeliveries, {
    refreshes: [getSentMessages, getFailedDeliveries],
  });
  const run = async () => {
    try {
      const { retried } = await retry.mutateAsync({ messageId: id });
      toast.success(text.retried(retried));
    } catch (error) {
      toast.error(refusalWords(error, text.retryFailed, text.broken));
    }
  };
  return (
    <Button
      variant="secondary"
      busy={retry.isPending}
      busyLabel={text.retrying}
      onClick={() => void run()}
    >
      {text.retry}
    </Button>
  );
}
