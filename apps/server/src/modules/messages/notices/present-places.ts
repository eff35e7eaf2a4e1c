import { isolated } from '@institute/contract/arabic/two-scripts';
import { formatNaira, type Kobo, nairaNumber } from '@institute/contract/money';
import { text as words } from '../text.ts';
import type { NoticeWords } from './present.ts';

/* What messages say of classes and of places in them. */

const text = words.notices;

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

/** The office has had somebody go on to the next class. */
export function placePromotedWords(news: {
  className: string;
  toClass: string;
  reason: string;
}): NoticeWords {
  const [from, to] = [isolated(news.className), isolated(news.toClass)];
  const { subject, body } = text.placePromoted;
  const { why } = text.placeEnded;
  return { subject: subject(to), body: [body(from, to), why(isolated(news.reason))].join('\n') };
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

/** The office has put a place on hold. */
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

/** A place on hold goes on. */
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
