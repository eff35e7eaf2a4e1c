import { isolated } from '@institute/contract/arabic/two-scripts';
import { formatNaira, type Kobo, nairaNumber } from '@institute/contract/money';
import { text as words } from '../text.ts';
import { dayWords, type NoticeWords } from './present.ts';

/* What messages say of what is owed. */

const text = words.notices;

const money = (kobo: Kobo) => formatNaira(nairaNumber(kobo));

/** A part that was due was taken from the wallet, or some of it. */
export function invoicePaidWords(news: { what: string; amount: Kobo; left: Kobo }): NoticeWords {
  const what = isolated(news.what);
  const { subject, whole, part } = text.invoicePaid;
  const amount = money(news.amount);
  const body = news.left === 0 ? whole(amount, what) : part(amount, what, money(news.left));
  return { subject: subject(what), body };
}

/** The office has billed a student. */
export function invoiceMadeWords(news: { what: string; amount: Kobo; dueOn: string }): NoticeWords {
  const what = isolated(news.what);
  return {
    subject: text.invoiceMade.subject(what),
    body: text.invoiceMade.body(money(news.amount), what, dayWords(news.dueOn)),
  };
}

/** A reminder of what is owed, by how it stands to the day on which it is due. */
export function invoiceDueWords(news: {
  what: string;
  rest: Kobo;
  dueOn: string;
  today: string;
  isMonth: boolean;
}): NoticeWords {
  const what = isolated(news.what);
  const day = dayWords(news.dueOn);
  if (news.isMonth) {
    const { subject, body } = text.invoiceDue.month[news.dueOn < news.today ? 'over' : 'coming'];
    return { subject: subject(what), body: body(money(news.rest), what, day) };
  }
  const when = news.dueOn > news.today ? 'coming' : news.dueOn === news.today ? 'today' : 'over';
  const { subject, body } = text.invoiceDue[when];
  return { subject: subject(what, day), body: body(money(news.rest), what, day) };
}

/** More time was given, or nothing is owed any more. */
export function invoiceChangedWords(news: {
  what: string;
  amount: Kobo;
  dueOn: string | null;
  reason: string;
}): NoticeWords {
  const what = isolated(news.what);
  const { subject, later, ended, reason } = text.invoiceChanged;
  const amount = money(news.amount);
  const [title, said] =
    news.dueOn === null
      ? [subject.ended(what), ended(amount, what)]
      : [subject.later(what), later(amount, what, dayWords(news.dueOn))];
  return { subject: title, body: [said, reason(isolated(news.reason))].join('\n') };
}
