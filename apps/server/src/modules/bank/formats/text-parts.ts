import { plainText } from '../../../shared/plain-text.ts';
import { text } from '../text.ts';
import { Unreadable } from './bank-file.ts';

/* What the formats of files have in common about texts. */

/** Cuts a text at each `mark` that no backslash stands before. */
export function split(typed: string, mark: string): string[] {
  const parts = [''];
  for (let at = 0; at < typed.length; at += 1) {
    const letter = typed.charAt(at);
    if (letter === mark) parts.push('');
    else {
      const taken = letter === '\\' ? typed.slice(at, at + 2) : letter;
      parts.push(`${parts.pop()}${taken}`);
      at += taken.length - 1;
    }
  }
  return parts;
}

/** A text without the backslashes that make letters of signs. */
export const unescaped = (typed: string): string => typed.replace(/\\(.)/gs, '$1');

/** Orders by the numbers of their items from 1: `2 1 3; 3 1 2`. */
export const writtenOrders = (orders: readonly (readonly number[])[]): string =>
  orders.map((order) => order.map((at) => at + 1).join(' ')).join('; ');

/** Orders that are written so, in an exercise; nothing where there are none. What is no number is no place. */
export function readOrders(written = ''): { otherOrders?: number[][] } {
  const orders = written.split(/[;؛\n]/).map((order) => order.split(/[\s,،]+/).filter(Boolean));
  const otherOrders = orders
    .filter((order) => order.length > 0)
    .map((order) => order.map((one) => Number(one) - 1));
  return otherOrders.length > 0 ? { otherOrders } : {};
}

/** A choice of these options, of one or of several; what is wrong with it is said by its check. */
export function choicesOf(
  common: { prompt: string; explanation: string },
  options: readonly string[],
  right: readonly number[],
  isOne: boolean,
): unknown {
  if (isOne)
    return { ...common, type: 'choice', options, answer: right.length === 1 ? right[0] : -1 };
  return { ...common, type: 'choices', options, answers: right };
}

/** What HTML says as plain text. Throws {@link Unreadable} where it shows pictures, sounds or films. */
export const textOnly = (html: string): string =>
  plainText(html, () => {
    throw new Unreadable(text.withMedia);
  });
