import { AppError } from '@institute/contract/errors';
import {
  answerDispute as answerDisputeCall,
  type Dispute,
  getDisputeEvidence,
  getDisputes,
} from '@institute/contract/payments/disputes';
import type { Context } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { pageOf } from '../../../shared/page.ts';
import { text } from '../text.ts';
import { answerDispute } from './answer-dispute.ts';
import { evidenceOf } from './evidence.ts';
import { type DisputeLine, disputeLine, disputeLines } from './store-disputes.ts';

/** A dispute as the office sees it. */
function presentDispute({ dispute, payment, student, answeredBy, lost }: DisputeLine): Dispute {
  const { id, state, reference, openedAt, dueAt, remindedAt, endedAt, problem } = dispute;
  return {
    ...{ id, state, reference, openedAt, dueAt, remindedAt, endedAt, problem },
    ...{ studentId: payment?.userId ?? 0, name: student ?? '', amountKobo: dispute.amount },
    ...{ answer: dispute.message, answeredBy: answeredBy ?? '', lostKobo: lost ?? 0 },
  };
}

async function lineOf({ db }: Context, id: number): Promise<DisputeLine> {
  const line = await disputeLine(db, id);
  if (!line) throw new AppError('dispute_not_found');
  return line;
}

/** Calls about payments that their payers dispute. */
export const disputeHandlers = [
  handle(getDisputes, async ({ db }, { state, ...input }) => {
    const page = pageOf(input);
    const { total, lines } = await disputeLines(db, page, state);
    return { data: lines.map(presentDispute), meta: page.meta(total) };
  }),

  handle(getDisputeEvidence, async (context, { dispute_id }) => {
    const { name, html } = await evidenceOf(context, await lineOf(context, dispute_id));
    return { data: { name, html } };
  }),

  handle(answerDisputeCall, async (context, { dispute_id, answer, message }) => {
    await answerDispute(context, dispute_id, { answer, message });
    return {
      data: presentDispute(await lineOf(context, dispute_id)),
      message: text.disputes.answered,
    };
  }),
];
