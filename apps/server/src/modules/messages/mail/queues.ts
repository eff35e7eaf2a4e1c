import { defineQueue } from '../../../platform/job-queue.ts';

/** A message has recipients by e-mail, whose rows are to be made. */
export const recipientFanOuts = defineQueue<{ messageId: number }>('expand-mailing');

/** Mails may wait. One job sends what is due, whatever message it belongs to. */
export const mailRounds = defineQueue<Record<string, never>>('mail-round', { timeLimit: 900 });
