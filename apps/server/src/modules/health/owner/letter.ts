import { pathTo } from '@institute/contract/routes';
import { displayTime } from '@institute/contract/time/calendar';
import type { Mail } from '../../../platform/mail.ts';
import { letterHtml, signatureHtml } from '../../../shared/letter-html.ts';
import type { AlertKind } from '../alerts/rules.ts';
import { digestLines } from '../digest/present.ts';
import type { DigestFigures } from '../digest/read-figures.ts';
import { text } from '../text.ts';

/** What the owner is written about; kept as JSON until it is sent. */
export type OwnerLetter =
  | { about: 'alert'; kind: AlertKind; since: string }
  | { about: 'digest'; week: string; figures: DigestFigures };

/** Who writes, and by which clock. */
export interface Writer {
  name: string;
  url: string;
  timeZone: string;
}

/** A letter as a mail, in plain text and in simple HTML. */
export function letterMail(
  letter: OwnerLetter,
  writer: Writer,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, lines } =
    letter.about === 'alert' ? alertLines(letter, writer) : digestLines(letter, writer);
  const settings = `${text.whoIsTold} ${writer.url}${pathTo('settings')}`;
  const all = [...lines, '', settings];
  const named = `${subject} (${writer.name})`;
  return {
    subject: named,
    text: `${all.join('\n')}\n\n--\n${writer.name}\n${writer.url}\n`,
    html: letterHtml(named, all, [signatureHtml(writer.name, writer.url)]),
  };
}

function alertLines(
  { kind, since }: Extract<OwnerLetter, { about: 'alert' }>,
  { url, timeZone }: Writer,
) {
  const { subject, told } = text.alerts[kind];
  return {
    subject,
    lines: [
      told,
      '',
      text.seenAt(displayTime(new Date(since), timeZone)),
      `${text.whatToDo} ${url}${pathTo('health')}`,
      '',
      text.toldOnce,
    ],
  };
}
