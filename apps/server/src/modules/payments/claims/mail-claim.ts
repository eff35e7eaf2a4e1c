import { formatNaira, nairaNumber } from '@institute/contract/money';
import { officeReceiptReference } from '@institute/contract/payments/ways';
import { pathTo } from '@institute/contract/routes';
import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { unlessRefused } from '../../../platform/mail-problem.ts';
import { userById } from '../../auth/index.ts';
import { text } from '../text.ts';
import { claimLine } from './store-claims.ts';

/** What became of claims, for the mailboxes of those who had sent them. */
export const claimMails = defineQueue<{ claimId: number }>('payment-claims', {
  retries: 5,
  backoff: 15,
  timeLimit: 60,
});

/**
 * Mails a student what became of a claim. Every try bears the same Message-ID, so that a mail which went
 * twice is seen as one.
 */
export async function mailClaim(
  { db, config, mailer }: Pick<Services, 'db' | 'config' | 'mailer'>,
  { claimId }: { claimId: number },
): Promise<void> {
  const { claim, payment } = await claimLine(db, claimId);
  const student = await userById(db, claim.userId);
  if (!student?.email) return;
  const amount = formatNaira(nairaNumber(claim.amount));
  const isBooked = payment?.state === 'booked';
  const words = isBooked ? text.mails.claimConfirmed : text.mails.claimRefused;
  const path = isBooked
    ? pathTo('paidReceipt', { reference: officeReceiptReference(payment.id, payment.token) })
    : pathTo('wallet');
  const { hostname } = new URL(config.publicUrl);
  await unlessRefused(
    mailer.send({
      to: student.email,
      subject: words.subject(amount),
      text: words.text(student.name, {
        amount,
        reply: claim.reply || (payment?.refusal ?? ''),
        address: `${config.publicUrl}${path}`,
      }),
      messageId: `<claim.${claimId}.${claim.state}@${hostname}>`,
    }),
  );
}
