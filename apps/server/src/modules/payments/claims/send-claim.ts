import { can } from '@institute/contract/auth/abilities';
import { AppError } from '@institute/contract/errors';
import type { Kobo } from '@institute/contract/money';
import { MOST_CLAIMS } from '@institute/contract/payments/claims';
import { type Actor, type Context, signedIn } from '../../../context.ts';
import type { Database } from '../../../platform/db.ts';
import { withStored } from '../../../platform/files.ts';
import { bytesOfDataUrl, reencodePicture } from '../../../platform/pictures.ts';
import { hash } from '../../../platform/random.ts';
import { isDayOfPayment } from '../../../shared/day-of-payment.ts';
import { throttle } from '../../auth/index.ts';
import { type ClassRow, classByRef, quoteEnrolment } from '../../classes/index.ts';
import { lockPair } from '../../referrals/index.ts';
import { readSettings, transferAccount } from '../../settings/index.ts';
import { referenceKeyOf } from '../office/office-rules.ts';
import { owedBy } from '../office/take-payment.ts';
import { text } from '../text.ts';
import {
  type ClaimRow,
  claimById,
  claimUnder,
  countWaiting,
  insertClaim,
  lockClaim,
  updateClaim,
} from './store-claims.ts';

/** What a student says to have paid. */
export interface ClaimOrder {
  amount: Kobo;
  paidOn: string;
  /** The class it is for; null for the wallet. */
  classRef: string | null;
  /** The invoice it is for, in the place of a class; null for none. */
  invoiceId: number | null;
  reference: string;
  /** The proof as a data URL; empty for none. */
  picture: string;
}

/**
 * Says that a transfer was made; nothing moves. The same key says it once. Errors: those of `claimPayment`
 * in the contract.
 */
export async function sendClaim(
  context: Context,
  order: ClaimOrder,
  requestKey: string | undefined,
): Promise<ClaimRow> {
  const payer = payerOf(context);
  const request = {
    requestKey: requestKey === undefined ? null : `${payer.userId}:${requestKey}`,
    // What is for no invoice has the hash that it had before there were any.
    orderHash: hash(JSON.stringify({ ...order, invoiceId: order.invoiceId ?? undefined })),
  };
  const before = await sentBefore(context.db, request);
  if (before) return before;
  if (!isDayOfPayment(order.paidOn, context.clock.now(), context.config.timeZone)) {
    throw new AppError('day_out_of_reach', text.office.dayOfPayment);
  }
  if (!transferAccount(await readSettings(context.db))) throw new AppError('payment_unconfigured');
  const target = order.classRef === null ? null : await classToPay(context, order.classRef);
  if (target?.price === 0) throw new AppError('class_free');
  if (order.invoiceId !== null) await owedBy(context.db, order.invoiceId, payer.userId);
  await throttle(context, 'payment-claim', payer.signInName);
  const proof = await proofOf(order.picture);
  const keep = (picture: string | null) =>
    keepClaim(context, { order, classId: target?.id ?? null, request, picture, proof });
  if (!proof) return keep(null);
  return withStored(
    context.files,
    () => context.files.write(proof.bytes, 'jpg'),
    async (picture) => {
      const claim = await keep(picture);
      // The same request at the same moment was faster: its picture is the one that is named.
      if (claim.picture !== picture) await context.files.remove(picture);
      return claim;
    },
  );
}

/** The class as it may be joined or, also ahead of time, renewed. Errors: those of `quoteEnrolment`. */
async function classToPay(context: Context, ref: string): Promise<ClassRow> {
  try {
    return (await quoteEnrolment(context, ref)).row;
  } catch (error) {
    const isJoined = error instanceof AppError && error.code === 'already_enrolled';
    const row = isJoined ? await classByRef(context.db, ref) : null;
    if (!row?.isMonthly) throw error;
    return row;
  }
}

interface Proof {
  bytes: Uint8Array;
  /** Of the bytes as they were sent. */
  hash: string;
}

/** The picture of a proof made safe to keep; null where none was sent. */
async function proofOf(dataUrl: string): Promise<Proof | null> {
  if (dataUrl === '') return null;
  const sent = bytesOfDataUrl(dataUrl);
  const picture = await reencodePicture(sent, 'proof');
  if (!picture) throw new AppError('image_unreadable');
  return { bytes: picture.bytes, hash: hash(sent.toString('base64')) };
}

/** Writes a claim, unless too many of the student wait. */
function keepClaim(
  context: Context,
  claim: {
    order: ClaimOrder;
    classId: number | null;
    request: { requestKey: string | null; orderHash: string };
    picture: string | null;
    proof: Proof | null;
  },
): Promise<ClaimRow> {
  const { order, classId, request, picture, proof } = claim;
  const { userId } = signedIn(context);
  return context.transaction(async (tx) => {
    await lockPair(tx, userId);
    // The same request at the same moment was waited for.
    const meanwhile = await sentBefore(tx, request);
    if (meanwhile) return meanwhile;
    if ((await countWaiting(tx, userId)) >= MOST_CLAIMS) throw new AppError('claims_waiting');
    const added = await insertClaim(tx, {
      ...{
        userId,
        classId,
        invoiceId: order.invoiceId,
        amount: order.amount,
        paidOn: order.paidOn,
      },
      ...{ reference: order.reference, referenceKey: referenceKeyOf(order.reference) },
      ...{ picture, pictureHash: proof?.hash ?? null, sentAt: context.clock.now(), ...request },
    });
    if (!added) throw new Error('a claim appeared under the lock of its student');
    return added;
  });
}

async function sentBefore(
  db: Database,
  { requestKey, orderHash }: { requestKey: string | null; orderHash: string },
): Promise<ClaimRow | null> {
  const found = requestKey === null ? null : await claimUnder(db, requestKey);
  if (found && found.orderHash !== orderHash) {
    throw new AppError('invalid_input', text.claims.otherClaim);
  }
  return found;
}

/**
 * Takes back what one has said, while nobody has dealt with it; its picture goes. Errors: not_as_student,
 * payment_not_found, payment_decided.
 */
export async function withdrawClaim(context: Context, id: number): Promise<void> {
  const { userId } = payerOf(context);
  const picture = await context.transaction(async (tx) => {
    const named = await claimById(tx, id);
    if (named?.userId !== userId) throw new AppError('payment_not_found');
    await lockPair(tx, userId);
    const claim = await lockClaim(tx, id);
    if (claim?.state !== 'waiting') throw new AppError('payment_decided');
    const decidedAt = context.clock.now();
    await updateClaim(tx, id, { state: 'withdrawn', picture: null, decidedAt });
    return claim.picture;
  });
  if (picture) await context.files.remove(picture);
}

/** Who acts; an administrator who is signed in as somebody says nothing for them about money. */
function payerOf(context: Context): Actor {
  const payer = signedIn(context);
  if (!can(payer, 'money.pay')) throw new AppError('not_as_student');
  return payer;
}
