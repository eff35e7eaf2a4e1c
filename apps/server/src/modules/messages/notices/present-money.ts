import { isolated } from '@institute/contract/arabic/two-scripts';
import { formatNaira, type Kobo, nairaNumber } from '@institute/contract/money';
import type { RefundState, RefundWay } from '@institute/contract/payments/refunds';
import type { PaymentWay } from '@institute/contract/payments/ways';
import { text as words } from '../text.ts';
import type { NoticeWords } from './present.ts';

/* What messages say of payments. */

const text = words.notices;

/** Another amount came by card than was asked for. */
export const paymentDiffersWords = (reason: string): NoticeWords => ({
  subject: text.paymentDiffers,
  body: reason,
});

/** Money that came by card for a class is in the wallet instead. */
export function paymentKeptWords(news: {
  className: string | null;
  amount: Kobo;
  reason: string;
}): NoticeWords {
  const what = news.className === null ? text.paymentKept.aClass : isolated(news.className);
  const amount = formatNaira(nairaNumber(news.amount));
  return {
    subject: text.paymentKept.subject(what),
    body: text.paymentKept.body(amount, what, news.reason),
  };
}

/** A payment was returned to the wallet. */
export function paymentReturnedWords(news: {
  what: string;
  amount: Kobo;
  reason: string;
}): NoticeWords {
  const amount = formatNaira(nairaNumber(news.amount));
  return {
    subject: text.paymentReturned.subject(isolated(news.what)),
    body: text.paymentReturned.body(amount, isolated(news.what), isolated(news.reason)),
  };
}

/** A step of money that goes back; null for one that nobody is told of. */
export function refundMovedWords(news: {
  amount: Kobo;
  way: RefundWay;
  state: RefundState;
  reason: string;
}): NoticeWords | null {
  if (news.state === 'waiting') return null;
  const amount = formatNaira(nairaNumber(news.amount));
  const { ways, because, ...steps } = text.refundMoved;
  const { subject, body } = steps[news.state];
  const said = body(amount, ways[news.way]);
  const why = news.reason === '' ? [] : [because(isolated(news.reason))];
  return { subject: subject(amount), body: [said, ...why].join('\n') };
}

/** Money of the office was taken back out of the wallet. */
export function fundingTakenBackWords(news: { amount: Kobo; reason: string }): NoticeWords {
  const amount = formatNaira(nairaNumber(news.amount));
  return {
    subject: text.fundingTakenBack.subject(amount),
    body: text.fundingTakenBack.body(amount, isolated(news.reason)),
  };
}

/** A payment was taken by the office. */
export function paymentTakenWords(news: {
  amount: Kobo;
  way: PaymentWay;
  className: string | null;
  invoice?: { what: string; left: Kobo };
  spent?: Kobo | null;
}): NoticeWords {
  const amount = formatNaira(nairaNumber(news.amount));
  const wallet = walletWords(news.amount, news.spent ?? null);
  const words = text.paymentTaken[news.way === 'waiver' ? 'waived' : 'taken'];
  const way = text.paymentTaken.ways[news.way];
  if (news.invoice) {
    const { what: owed, left } = news.invoice;
    const body = words.owed(
      amount,
      way,
      isolated(owed),
      formatNaira(nairaNumber(left)),
      left === 0,
    );
    return { subject: words.subject(amount), body: body + wallet };
  }
  const what = news.className === null ? null : isolated(news.className);
  return {
    subject: words.subject(amount),
    body: words.body(amount, way, what) + wallet,
  };
}

/** What the wallet has given to a payment or kept of it, as it follows what is said of that; or nothing. */
function walletWords(amount: Kobo, spent: Kobo | null): string {
  if (spent === null || spent === amount) return '';
  const rest = formatNaira(nairaNumber(Math.abs(spent - amount)));
  return ` ${text.paymentTaken[spent > amount ? 'fromWallet' : 'stayed'](rest)}`;
}

/** A transfer for a class stays in the wallet. */
export function transferKeptWords(news: {
  amount: Kobo;
  className: string;
  reason: string;
}): NoticeWords {
  const amount = formatNaira(nairaNumber(news.amount));
  const what = isolated(news.className);
  const { subject, body } = text.transferKept;
  return { subject: subject(what), body: body(amount, what, news.reason) };
}

/** What was said to have been paid could not be confirmed. */
export function claimRefusedWords(news: { amount: Kobo; reason: string }): NoticeWords {
  const amount = formatNaira(nairaNumber(news.amount));
  const { subject, body } = text.claimRefused;
  return { subject: subject(amount), body: body(amount, isolated(news.reason)) };
}

/** The wallet has paid for a place that the office gave. */
export function placePaidWords(news: { amount: Kobo; className: string }): NoticeWords {
  const amount = formatNaira(nairaNumber(news.amount));
  const what = isolated(news.className);
  return { subject: text.placePaid.subject(what), body: text.placePaid.body(amount, what) };
}
