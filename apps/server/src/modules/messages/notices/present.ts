import { isolated } from '@institute/contract/arabic/two-scripts';
import { formatNaira, type Kobo, nairaNumber } from '@institute/contract/money';
import type { PaymentWay } from '@institute/contract/payments/ways';
import { displayTime } from '@institute/contract/time/calendar';
import { text as words } from '../text.ts';

const text = words.notices;

/** The words of a message that the product itself sends. */
export interface NoticeWords {
  subject: string;
  body: string;
}

/** An exam has its grade, or another one; `total` is a percentage. */
export function examMarkedWords(news: {
  subject: string;
  className: string;
  total: number | null;
  comment: string;
  change: { reason: string } | null;
}): NoticeWords {
  const { total, change, comment } = news;
  const { body, bodyWithScore } = text.examMarked;
  const [exam, className] = [isolated(news.subject), isolated(news.className)];
  const marked = () =>
    total === null ? body(exam, className) : bodyWithScore(exam, className, total);
  const lines = change
    ? [
        text.markChanged.body(exam, className, total),
        text.markChanged.reason(isolated(change.reason)),
      ]
    : [marked()];
  if (comment !== '') lines.push(text.markComment(isolated(comment)));
  return {
    subject: change ? text.markChanged.subject(exam) : text.examMarked.subject(exam),
    body: lines.join('\n\n'),
  };
}

/** What somebody asked under a lesson has an answer. */
export function commentAnsweredWords(news: {
  subject: string;
  className: string;
  by: string;
  answer: string;
}): NoticeWords {
  const [lesson, className, by] = [news.subject, news.className, news.by].map(isolated) as [
    string,
    string,
    string,
  ];
  const { subject, body } = text.commentAnswered;
  return {
    subject: subject(lesson),
    body: [body(by, lesson, className), isolated(news.answer)].join('\n\n'),
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

/** The office has given somebody a place in a class. */
export function placedInClassWords(news: { className: string }): NoticeWords {
  return {
    subject: text.placedInClass.subject(isolated(news.className)),
    body: text.placedInClass.body(isolated(news.className)),
  };
}

/** The office has taken somebody out of a class. */
export function placeEndedWords(news: {
  className: string;
  reason: string;
  returned: Kobo;
}): NoticeWords {
  const className = isolated(news.className);
  const { subject, body, returned, why } = text.placeEnded;
  const amount = formatNaira(nairaNumber(news.returned));
  return {
    subject: subject(className),
    body: [
      body(className),
      ...(news.returned > 0 ? [returned(amount)] : []),
      why(isolated(news.reason)),
    ].join('\n'),
  };
}

/** The office has moved somebody to another class. */
export function placeMovedWords(news: {
  className: string;
  toClass: string;
  reason: string;
  returned: Kobo;
  isCarried: boolean;
}): NoticeWords {
  const [from, to] = [isolated(news.className), isolated(news.toClass)];
  const { subject, body, carried } = text.placeMoved;
  const { returned, why } = text.placeEnded;
  const amount = formatNaira(nairaNumber(news.returned));
  return {
    subject: subject(to),
    body: [
      body(from, to),
      ...(news.isCarried ? [carried] : []),
      ...(news.returned > 0 ? [returned(amount)] : []),
      why(isolated(news.reason)),
    ].join('\n'),
  };
}

/** The office has extended somebody's place; `until` is a time for people. */
export function placeExtendedWords(news: {
  className: string;
  reason: string;
  until: string;
}): NoticeWords {
  const className = isolated(news.className);
  const { subject, body } = text.placeExtended;
  const lines = [body(className, news.until), text.placeEnded.why(isolated(news.reason))];
  return { subject: subject(className), body: lines.join('\n') };
}

export function placeHeldWords(news: {
  className: string;
  reason: string;
  from: string;
  until: string;
}): NoticeWords {
  const className = isolated(news.className);
  const { subject, body } = text.placeHeld;
  const said = body(className, { from: news.from, until: news.until });
  const lines = [said, text.placeEnded.why(isolated(news.reason))];
  return { subject: subject(className), body: lines.join('\n') };
}

export function placeResumedWords(news: { className: string; reason: string }): NoticeWords {
  const className = isolated(news.className);
  const { subject, body } = text.placeResumed;
  const lines = [body(className), text.placeEnded.why(isolated(news.reason))];
  return { subject: subject(className), body: lines.join('\n') };
}

/** A class is there again for those who have paid for it. */
export function classRestoredWords(news: { className: string }): NoticeWords {
  return {
    subject: text.classRestored.subject(isolated(news.className)),
    body: text.classRestored.body(isolated(news.className)),
  };
}

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
}): NoticeWords {
  const amount = formatNaira(nairaNumber(news.amount));
  const words = text.paymentTaken[news.way === 'waiver' ? 'waived' : 'taken'];
  const what = news.className === null ? null : isolated(news.className);
  return {
    subject: words.subject(amount),
    body: words.body(amount, text.paymentTaken.ways[news.way], what),
  };
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
