import { MAX_CELL } from '@institute/contract/roster/columns';
import { withoutUnseen } from '@institute/contract/text/typed';
import { newPace } from '../../../platform/in-steps.ts';
import type { SheetLine } from '../../../shared/workbook/read-sheet.ts';
import { chatLine } from './chat-line.ts';

const number = /\+?\(?\d[\d\s().\-\u00a0\u2011]{6,}\d/;
/** Bounded before its sign, so that a long line is not read once for each of its letters. */
const email = /[^\s<>(),;@]{1,64}@[^\s<>(),;@.]+(?:\.[^\s<>(),;@.]+)+/;

/**
 * People of a text without columns, in turns: a list of contacts, each in a line with a number or an e-mail
 * somewhere, or a group of WhatsApp, whose members are those who write, come and are added. The cells
 * are name, e-mail and phone.
 */
export async function readContacts(text: string): Promise<SheetLine[]> {
  const lines: SheetLine[] = [];
  const seen = new Set<string>();
  const pace = newPace();
  for (const [at, whole] of text.split(/\r?\n/).entries()) {
    await pace();
    const line = whole.slice(0, MAX_CELL);
    const chat = chatLine.exec(line);
    for (const person of chat ? peopleOf(chat[1] ?? '') : [line]) {
      const cells = contactOf(person);
      const key = cells.join('\n');
      if (cells.every((cell) => cell === '') || (chat && seen.has(key))) continue;
      seen.add(key);
      // A line of a group may name several.
      lines.push({ row: chat ? lines.length + 1 : at + 1, cells });
    }
  }
  return lines;
}

/** Those of whom a line of a group speaks: who wrote it, or who came. */
function peopleOf(line: string): string[] {
  const [, writer] = /^([^:]{1,80}): /.exec(line) ?? [];
  if (writer) return [writer];
  const [, joined] = /^(.{1,80}?) (?:joined|was added|left)\b/.exec(line) ?? [];
  if (joined) return [joined];
  const [, added] = /^.{1,80}? added (.+)$/.exec(line) ?? [];
  return (added ?? '').split(/,| and /).filter((one) => one.trim() !== '' && one.trim() !== 'you');
}

/** The name, e-mail and phone of a line. */
function contactOf(line: string): string[] {
  const plain = withoutUnseen(line).replace(/^\s*(?:\d{1,4}[.)]|[-*•~])\s+/, '');
  const [mail = ''] = email.exec(plain) ?? [];
  const [phone = ''] = number.exec(plain.replace(mail, ' ')) ?? [];
  const name = plain
    .replace(mail, ' ')
    .replace(phone, ' ')
    .replace(/^[\s~:;,\-–<>()]+|[\s:;,\-–<>()]+$/g, '')
    .replace(/\s+/g, ' ');
  return [name, mail, phone.trim()];
}
