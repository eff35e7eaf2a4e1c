import { isolated } from '@institute/contract/arabic/two-scripts';
import { formatNaira, type Kobo, nairaNumber } from '@institute/contract/money';
import type { StopReason } from '@institute/contract/payments/renewals';
import { text as words } from '../text.ts';
import { dayWords, type NoticeWords } from './present.ts';

/* What messages say of what is paid by itself. */

const text = words.notices.renewals;

const money = (kobo: Kobo) => formatNaira(nairaNumber(kobo));

/** What a place costs next will be paid by itself. */
export function renewalComingWords(news: {
  what: string;
  amount: Kobo;
  day: string;
  card: string | null;
  balance: Kobo;
}): NoticeWords {
  const [what, amount, day] = [isolated(news.what), money(news.amount), dayWords(news.day)];
  const { subject, byCard, byWallet, stop } = text.coming;
  const said = news.card
    ? byCard(amount, what, day, isolated(news.card))
    : byWallet(amount, what, day, money(news.balance));
  return { subject: subject(what, day), body: [said, stop].join('\n') };
}

/** It was paid. */
export function renewalPaidWords(news: { what: string; amount: Kobo; by: string }): NoticeWords {
  const what = isolated(news.what);
  const { subject, byCard, byWallet } = text.paid;
  const amount = money(news.amount);
  const body = news.by === '' ? byWallet(amount, what) : byCard(amount, what, isolated(news.by));
  return { subject: subject(what), body };
}

/** The card was declined. */
export function renewalDeclinedWords(news: { what: string; amount: Kobo }): NoticeWords {
  const what = isolated(news.what);
  const { subject, body } = text.declined;
  return { subject: subject(what), body: body(money(news.amount), what) };
}

/** It is paid by itself no more. */
export function renewalStoppedWords(news: { what: string; reason: StopReason }): NoticeWords {
  const what = isolated(news.what);
  const { subject, body, reasons } = text.stopped;
  return { subject: subject(what), body: [reasons[news.reason], body(what)].join('\n') };
}
