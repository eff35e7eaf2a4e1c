import type { Claim, OwnClaim } from '@institute/contract/payments/claims';
import { officeReceiptReference } from '@institute/contract/payments/ways';
import { restOf, whatFor } from '../../invoices/index.ts';
import { claimState } from './claim-rules.ts';
import type { ClaimLine } from './store-claims.ts';
import type { SeenBefore, TakenTransfer } from './store-seen.ts';

/** Where a stored picture is fetched. */
type AddressOf = (name: string | null) => string;

const stateOf = ({ claim, payment }: ClaimLine) =>
  claimState({ state: claim.state, paymentState: payment?.state ?? null });

function common(line: ClaimLine, address: AddressOf) {
  const { claim, className, invoice } = line;
  const { id, amount, classId, invoiceId, paidOn, reference, picture, sentAt } = claim;
  return {
    ...{ id, classId, invoiceId, paidOn, reference, sentAt },
    amountKobo: amount,
    state: stateOf(line),
    className: invoice ? whatFor(invoice, className) : (className ?? ''),
    picture: address(picture),
  };
}

/** A claim as whoever sent it sees it. */
export function presentOwnClaim(line: ClaimLine, address: AddressOf): OwnClaim {
  const { claim, payment } = line;
  const shown = common(line, address);
  const isBooked = shown.state === 'confirmed' || shown.state === 'returned';
  return {
    ...shown,
    isOpen: claim.state === 'waiting',
    reply: claim.reply || (shown.state === 'refused' ? (payment?.refusal ?? '') : ''),
    decidedAt: shown.state === 'waiting' ? null : claim.decidedAt,
    receipt: isBooked && payment ? officeReceiptReference(payment.id, payment.token) : '',
  };
}

/** How many of each kind are told. */
const TOLD = 5;

/** A claim as the office confirms it; `readerId` is who looks. */
export function presentClaim(
  line: ClaimLine,
  { address, readerId, seen }: { address: AddressOf; readerId: number; seen: SeenBefore },
): Claim {
  const { claim, student, invoice, price, walletKobo } = line;
  const { id, userId, pictureHash, referenceKey } = claim;
  const told = (matches: (other: ClaimLine) => boolean) =>
    seen.claims
      .filter((other) => other.claim.id !== id && matches(other))
      .slice(0, TOLD)
      .map(presentSeen);
  const isSameReference = (key: string | null) => key !== null && key === referenceKey;
  return {
    ...common(line, address),
    ...{ name: student, studentId: userId, walletKobo: walletKobo ?? 0 },
    isOwn: userId === readerId,
    priceKobo: invoice ? restOf(invoice) : claim.classId === null ? null : price,
    others: told((other) => other.claim.userId === userId),
    samePicture: told((other) => pictureHash !== null && other.claim.pictureHash === pictureHash),
    sameReference: [
      ...seen.taken
        .filter(({ payment }) => isSameReference(payment.referenceKey))
        .map(presentTaken),
      // One that was booked stands among the payments.
      ...told(
        (other) => isSameReference(other.claim.referenceKey) && other.claim.state !== 'confirmed',
      ),
    ],
  };
}

const presentSeen = (line: ClaimLine): Claim['others'][number] => ({
  studentId: line.claim.userId,
  name: line.student,
  amountKobo: line.claim.amount,
  state: stateOf(line),
  at: line.claim.sentAt,
});

const presentTaken = ({ payment, student }: TakenTransfer): Claim['others'][number] => ({
  studentId: payment.userId,
  name: student,
  amountKobo: payment.amount,
  state: payment.state === 'waiting' ? 'waiting' : 'confirmed',
  at: payment.takenAt,
});
