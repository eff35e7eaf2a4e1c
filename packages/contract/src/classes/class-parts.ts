import type { Kobo } from '../money.ts';
import { daysAfter, isCalendarDay } from '../time/calendar.ts';

/** One part of the price of a class. */
export interface PricePart {
  /** Hundredths of the price. */
  share: number;
  /** Days after joining on which it is due, or the day itself, `2027-01-15`. */
  due: number | string;
}

/** A part as somebody who joins owes it. */
export interface PlannedPart {
  amount: Kobo;
  /** The day on which it is due, `2027-01-15`. */
  dueOn: string;
}

export const MOST_PARTS = 6;
/** The last day after joining on which a part may be due. */
export const LAST_PART_DAY = 730;

const PART = /^(\d{1,3}):(\d{1,3}|\d{4}-\d{2}-\d{2})$/;

function readPart(text: string): PricePart | null {
  const [, share, due] = PART.exec(text) ?? [];
  if (!share || !due) return null;
  if (due.includes('-')) return isCalendarDay(due) ? { share: Number(share), due } : null;
  return { share: Number(share), due: Number(due) };
}

/** Whether each part is due after the one before it, as far as one can say without a day of joining. */
function inOrder(parts: readonly PricePart[]): boolean {
  const days = parts.flatMap(({ due }) => (typeof due === 'number' ? [due] : []));
  const dates = parts.flatMap(({ due }) => (typeof due === 'string' ? [due] : []));
  const rises = <Due>(all: readonly Due[]) =>
    all.every((one, at) => at === 0 || one > (all[at - 1] as Due));
  return rises(days) && rises(dates);
}

/**
 * The parts in which a class is paid, as the form keeps them: `50:0,25:28,25:2027-01-15`. Two to six, whose
 * shares come to 100; the first is paid on joining. Null for what says nothing of the kind.
 */
export function readParts(text: string): readonly PricePart[] | null {
  const parts = text.split(',').map(readPart);
  if (!parts.every((part) => part !== null)) return null;
  const isCounted = parts.length >= 2 && parts.length <= MOST_PARTS;
  const isWhole = parts.reduce((sum, { share }) => sum + share, 0) === 100;
  const areShares = parts.every(({ share }) => share > 0);
  const areNear = parts.every(({ due }) => typeof due === 'string' || due <= LAST_PART_DAY);
  const isOnJoining = parts[0]?.due === 0;
  const isRight = isCounted && isWhole && areShares && areNear && isOnJoining && inOrder(parts);
  return isRight ? parts : null;
}

/** The same as the form keeps it. */
export const partsText = (parts: readonly PricePart[]): string =>
  parts.map(({ share, due }) => `${share}:${due}`).join(',');

const amountOf = (price: Kobo, share: number): Kobo => Math.floor((price * share) / 100);

/** What is paid on joining: the first part, or all of it where a class is not paid in parts. */
export function dueOnJoining({ price, parts }: { price: Kobo; parts: string }): Kobo {
  const first = readParts(parts)?.[0];
  return first ? amountOf(price, first.share) : price;
}

/**
 * What somebody who joins on a day owes, and until when. Kobo that the shares leave over are in the last part; a
 * day that is over when somebody joins, or not after the part before, is the day of that part.
 */
export function planParts(
  price: Kobo,
  parts: readonly PricePart[],
  joinedOn: string,
): readonly PlannedPart[] {
  const planned: PlannedPart[] = [];
  let rest = price;
  let before = joinedOn;
  for (const [at, { share, due }] of parts.entries()) {
    const amount = at === parts.length - 1 ? rest : amountOf(price, share);
    const day = typeof due === 'string' ? due : daysAfter(joinedOn, due);
    const dueOn = day > before ? day : before;
    planned.push({ amount, dueOn });
    rest -= amount;
    before = dueOn;
  }
  return planned;
}
