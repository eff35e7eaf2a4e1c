import {
  claimPayment,
  confirmClaim as confirmClaimCall,
  getClaims,
  getMyClaims,
  refuseClaim as refuseClaimCall,
  withdrawClaim as withdrawClaimCall,
} from '@institute/contract/payments/claims';
import { type Context, signedIn } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { text } from '../text.ts';
import { confirmClaim, refuseClaim } from './decide-claim.ts';
import { presentClaim, presentOwnClaim } from './present-claims.ts';
import { sendClaim, withdrawClaim } from './send-claim.ts';
import { claimLine, claimsOf, waitingClaims } from './store-claims.ts';
import { seenBefore } from './store-seen.ts';

/** How many of a student are told to the student, and how many that wait to the office. */
const MOST = { own: 20, waiting: 50 };

const own = async ({ db, files }: Context, id: number) =>
  presentOwnClaim(await claimLine(db, id), files.address);

/** What it is for: an invoice, in the place of a class, or a class, or the wallet. */
const purposeOf = (sent: { class_id?: string | undefined; invoice_id?: number | undefined }) => ({
  classRef: sent.invoice_id === undefined ? (sent.class_id ?? null) : null,
  invoiceId: sent.invoice_id ?? null,
});

/** Calls about what students say to have paid. */
export const claimHandlers = [
  handle(claimPayment, async (context, { class_id, invoice_id, paid_on, request_key, ...sent }) => {
    const order = { ...sent, ...purposeOf({ class_id, invoice_id }), paidOn: paid_on };
    const { id } = await sendClaim(context, order, request_key);
    return { data: await own(context, id), message: text.claims.sent };
  }),

  handle(getMyClaims, async (context) => {
    const lines = await claimsOf(context.db, signedIn(context).userId, MOST.own);
    return { data: lines.map((line) => presentOwnClaim(line, context.files.address)) };
  }),

  handle(withdrawClaimCall, async (context, { claim_id }) => {
    await withdrawClaim(context, claim_id);
    return { data: await own(context, claim_id), message: text.claims.withdrawn };
  }),

  handle(getClaims, async (context) => {
    const { db, files } = context;
    const lines = await waitingClaims(db, MOST.waiting);
    const seen = await seenBefore(
      db,
      lines.map(({ claim }) => claim),
    );
    const shown = { address: files.address, readerId: signedIn(context).userId, seen };
    return { data: lines.map((line) => presentClaim(line, shown)) };
  }),

  handle(
    confirmClaimCall,
    async (context, { claim_id, class_id, invoice_id, paid_on, ...sent }) => {
      const confirmed = { ...sent, ...purposeOf({ class_id, invoice_id }), paidOn: paid_on };
      const { isBooked, ...told } = await confirmClaim(context, claim_id, confirmed);
      return {
        data: { state: isBooked ? ('booked' as const) : ('waiting' as const), ...told },
        message: isBooked ? text.office.taken : text.office.waits,
      };
    },
  ),

  handle(refuseClaimCall, async (context, { claim_id, reason }) => {
    await refuseClaim(context, claim_id, reason);
    return { data: null, message: text.office.refused };
  }),
];
