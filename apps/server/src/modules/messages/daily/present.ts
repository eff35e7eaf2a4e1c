import { isolated } from '@institute/contract/arabic/two-scripts';
import { formatNaira, nairaNumber } from '@institute/contract/money';
import { pathTo } from '@institute/contract/routes';
import { dayWords, type NoticeWords } from '../notices/present.ts';
import { text as words } from '../text.ts';
import { minutesFor } from './daily-rules.ts';
import type { Waiting } from './what-waits.ts';

const text = words.daily;

/**
 * The one reminder of a day, of all that waits; null where nothing does. Each line ends with the way to the one thing
 * that it is about.
 */
export function dailyWords(waiting: Waiting, publicUrl: string): NoticeWords | null {
  const { cards, exam, fee } = waiting;
  const subjects: string[] = [];
  const lines: string[] = [];
  const add = (subject: string, line: string, path: string) => {
    subjects.push(subject);
    lines.push(`${line} ${publicUrl}${path}`);
  };
  if (exam) {
    const [subject, className] = [isolated(exam.subject), isolated(exam.className)];
    const path = pathTo('lesson', { classId: exam.classRand, lessonId: exam.lessonRand });
    add(text.exam.subject(subject), text.exam.line(subject, className), path);
  }
  if (fee) {
    const [amount, what] = [formatNaira(nairaNumber(fee.rest)), isolated(fee.what)];
    const day = dayWords(fee.dueOn);
    add(text.fee.subject(amount, what), text.fee.line(amount, what, day), pathTo('wallet'));
  }
  if (cards > 0) {
    const minutes = minutesFor(cards);
    add(text.words.subject(cards, minutes), text.words.line(cards), pathTo('practice'));
  }
  if (subjects.length === 0) return null;
  return { subject: subjects.join(' · '), body: lines.join('\n') };
}
