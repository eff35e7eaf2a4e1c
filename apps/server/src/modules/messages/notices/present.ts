import { formatNaira, type Kobo, nairaNumber } from '@institute/contract/money';
import { displayTime } from '@institute/contract/rules/calendar';
import { isolated } from '@institute/contract/rules/isolate';
import { text as words } from '../text.ts';

const text = words.notices;

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
  const { subject, body, bodyWithScore } = text.examMarked;
  const [exam, className] = [isolated(news.subject), isolated(news.className)];
  return {
    subject: subject(exam),
    body: news.total === null ? body(exam, className) : bodyWithScore(exam, className, news.total),
  };
}

/** A scheduled lesson may be opened now. */
export function lessonOpenWords(news: { subject: string; className: string }): NoticeWords {
  return {
    subject: text.lessonOpen.subject(isolated(news.subject)),
    body: text.lessonOpen.body(isolated(news.subject), isolated(news.className)),
  };
}

/** A subscription ends within three days. */
export function subscriptionEndingWords(
  news: { className: string; endsAt: Date },
  timeZone: string,
): NoticeWords {
  const className = isolated(news.className);
  return {
    subject: text.subscriptionEnding.subject(className),
    body: text.subscriptionEnding.body(className, displayTime(news.endsAt, timeZone)),
  };
}

/** A subscription has ended. */
export function subscriptionEndedWords(
  news: { className: string; endsAt: Date },
  timeZone: string,
): NoticeWords {
  const className = isolated(news.className);
  return {
    subject: text.subscriptionEnded.subject(className),
    body: text.subscriptionEnded.body(className, displayTime(news.endsAt, timeZone)),
  };
}

/** A class that was paid for has been taken away. */
export function classDeletedWords(news: { className: string }): NoticeWords {
  return {
    subject: text.classDeleted.subject(isolated(news.className)),
    body: text.classDeleted.body(isolated(news.className)),
  };
}

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
