import { formatNaira, nairaNumber } from '@institute/contract/money';
import { pathTo } from '@institute/contract/routes';
import { displayTime } from '@institute/contract/time/calendar';
import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { userById } from '../../auth/index.ts';
import { text } from '../text.ts';
import { paymentLine } from './store-cards.ts';

/** Receipts of card payments that have arrived, for their payers' mailboxes. */
export const receiptMails = defineQueue<{ paymentId: number }>('payment-receipts', {
  retries: 5,
  backoff: 15,
  timeLimit: 60,
});

/**
 * Mails a payer what has arrived, what it was for and where the receipt stands. Every try bears the same
 * Message-ID, so that a mail which went twice is seen as one.
 */
export async function mailReceipt(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  { paymentId }: { paymentId: number },
): Promise<void> {
  const { payment, name: className } = await paymentLine(db, paymentId);
  const { userId, received, settledAt, reference, reason, method, state } = payment;
  const payer = userId === null ? null : await userById(db, userId);
  if (!payer?.email || received === null || !settledAt) return;
  const { subject, text: body } = text.mails.receipt;
  const amount = formatNaira(nairaNumber(received));
  const { hostname } = new URL(config.publicUrl);
  await unlessRefused(
    mailer.send({
      to: payer.email,
      subject: subject(amount),
      text: body(payer.name, {
        ...{ amount, className, reason, method, reference, isKept: state === 'credited' },
        date: displayTime(settledAt, config.timeZone),
        address: `${config.publicUrl}${pathTo('receipt', { reference })}`,
      }),
      messageId: `<receipt.${payment.referenceKey}@${hostname}>`,
    }),
  );
}
