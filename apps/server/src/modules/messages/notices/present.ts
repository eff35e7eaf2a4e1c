import { isolated } from '@institute/contract/arabic/two-scripts';
import { dateFormat } from '@institute/contract/text/formats';
import { displayTime } from '@institute/contract/time/calendar';
import { text as words } from '../text.ts';

const text = words.notices;

/** The words of a message that the product itself sends. */
export interface NoticeWords {
  subject: string;
  body: string;
}

/** A day of the calendar for people: `30 November 2026`. */
export const dayWords = (day: string) =>
  dateFormat({ timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );

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

/** There is new homework. */
export function homeworkGivenWords(news: {
  className: string;
  title: string;
  dueOn: string | null;
}): NoticeWords {
  const { subject, body, due } = text.homeworkGiven;
  const [title, className] = [isolated(news.title), isolated(news.className)];
  const lines = [body(title, className)];
  if (news.dueOn !== null) lines.push(due(dayWords(news.dueOn)));
  return { subject: subject(title), body: lines.join('\n\n') };
}

/** What was handed in, at home or by reading a line aloud, is answered, or asked for again. */
export function homeworkAnsweredWords(news: {
  className: string;
  title: string;
  isReadAloud: boolean;
  isAgain: boolean;
  mark: number | null;
  outOf: number | null;
  replies: number;
}): NoticeWords {
  const { isAgain, mark, outOf, replies } = news;
  const [title, className] = [isolated(news.title), isolated(news.className)];
  const { points, replies: repliesOf } = text.homeworkAnswered;
  const words = news.isReadAloud ? text.readingHeard : text.homeworkAnswered;
  const lines = [(isAgain ? words.again : words.body)(title, className)];
  if (mark !== null && outOf !== null) lines.push(points(mark, outOf));
  if (replies > 0) lines.push(repliesOf(replies));
  return {
    subject: (isAgain ? words.againSubject : words.subject)(title),
    body: lines.join('\n\n'),
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

/** Letters that have come; what they say is read in the conversation alone. */
interface LetterNews {
  className: string;
  by: string;
  page: string;
}

/** A teacher has written a letter to a student. */
export function letterCameWords({ className, by, page }: LetterNews): NoticeWords {
  const { subject, body } = text.letterCame;
  const [name, who] = [isolated(className), isolated(by)];
  return { subject: subject(who), body: [body(who, name), page].join('\n') };
}

/** Letters of a student wait for a teacher. */
export function letterWaitsWords({ className, by, page }: LetterNews): NoticeWords {
  const { subject, body } = text.letterWaits;
  const [name, who] = [isolated(className), isolated(by)];
  return { subject: subject(who), body: [body(who, name), page].join('\n') };
}
