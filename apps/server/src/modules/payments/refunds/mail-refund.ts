import { formatNaira, nairaNumber } from '@institute/contract/money';
import type { RefundState } from '@institute/contract/payments/refunds';
import { pathTo } from '@institute/contract/routes';
import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { userById } from '../../auth/index.ts';
import { text } from '../text.ts';
import { refundById } from './store-sent-refunds.ts';

/** The steps of refunds, for the mailboxes of those whose money it is. */
export const refundMails = defineQueue<{ refundId: number; state: RefundState }>('refund-mails', {
  retries: 5,
  backoff: 15,
  timeLimit: 60,
});

/** Mails a student a step of a refund. Every try bears the same Message-ID, so that a mail which went twice is seen as one. */
export async function mailRefund(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  { refundId, state }: { refundId: number; state: RefundState },
): Promise<void> {
  const refund = await refundById(db, refundId);
  if (!refund || state === 'waiting') return;
  const student = await userById(db, refund.userId);
  if (!student?.email) return;
  const amount = formatNaira(nairaNumber(refund.amount));
  const words = text.mails.refund[state];
  const reason = state === 'stopped' ? refund.problem : refund.reason;
  const { hostname } = new URL(config.publicUrl);
  await unlessRefused(
    mailer.send({
      to: student.email,
      subject: words.subject(amount),
      text: text.mails.refundBody(student.name, {
        said: words.text(amount, text.refunds.to[refund.way]),
        reason,
        address: `${config.publicUrl}${pathTo('wallet')}`,
      }),
      messageId: `<refund.${refundId}.${state}@${hostname}>`,
    }),
  );
}
