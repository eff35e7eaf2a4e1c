import { formatNaira, type Kobo, nairaNumber } from '@institute/contract/money';
import { displayTime } from '@institute/contract/rules/calendar';
import { isolated } from '@institute/contract/rules/isolate';

/** The words of a message that the product itself sends. */
export interface NoticeWords {
  subject: string;
  body: string;
}

/** An exam has its grade; `total` is a percentage. */
export function examMarkedWords(news: {
  subject: string;
  className: string;
  total: number | null;
}): NoticeWords {
  const total = news.total === null ? '' : ` Your total score is ${news.total}%.`;
  return {
    subject: `Exam marked: ${isolated(news.subject)}`,
    body: `Your exam “${isolated(news.subject)}” in ${isolated(news.className)} has been marked.${total}`,
  };
}

/** A scheduled lesson may be opened now. */
export function lessonOpenWords(news: { subject: string; className: string }): NoticeWords {
  return {
    subject: `New lesson: ${isolated(news.subject)}`,
    body: `The lesson “${isolated(news.subject)}” in ${isolated(news.className)} is now available.`,
  };
}

/** A subscription ends within three days. */
export function subscriptionEndingWords(
  news: { className: string; endsAt: Date },
  timeZone: string,
): NoticeWords {
  return {
    subject: `Your subscription ends soon: ${isolated(news.className)}`,
    body: `Your subscription of ${isolated(news.className)} ends on ${displayTime(news.endsAt, timeZone)}. Renew it on the page of the class to go on opening new lessons.`,
  };
}

/** A subscription has ended. */
export function subscriptionEndedWords(
  news: { className: string; endsAt: Date },
  timeZone: string,
): NoticeWords {
  return {
    subject: `Your subscription has ended: ${isolated(news.className)}`,
    body: `Your subscription of ${isolated(news.className)} ended on ${displayTime(news.endsAt, timeZone)}. What you have opened stays open; renew on the page of the class to open new lessons.`,
  };
}

/** A class that was paid for has been taken away. */
export function classDeletedWords(news: { className: string }): NoticeWords {
  return {
    subject: `Class closed: ${isolated(news.className)}`,
    body: `The institute has closed ${isolated(news.className)}, for which you have paid. Your payment stands in your wallet history and your results are kept. Please write to the institute about what you have paid for.`,
  };
}

/** Money that came by card for a class is in the wallet instead. */
export function paymentKeptWords(news: {
  className: string | null;
  amount: Kobo;
  reason: string;
}): NoticeWords {
  const what = news.className === null ? 'a class' : isolated(news.className);
  return {
    subject: `Your payment is in your wallet: ${what}`,
    body: `Your card payment of ${formatNaira(nairaNumber(news.amount))} for ${what} has arrived, but the class could not be joined. ${news.reason}`,
  };
}

/** A payment was returned to the wallet. */
export function paymentReturnedWords(news: {
  what: string;
  amount: Kobo;
  reason: string;
}): NoticeWords {
  return {
    subject: `A payment was returned to your wallet: ${isolated(news.what)}`,
    body: `${formatNaira(nairaNumber(news.amount))} was returned to your wallet for “${isolated(news.what)}”.\nReason: ${isolated(news.reason)}`,
  };
}
