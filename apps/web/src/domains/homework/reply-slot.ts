/** What a reply is pinned to: all of a hand-in, a take, or a place in it. */
export interface Target {
  takeId: number | null;
  /** The place in a recording, in milliseconds. */
  atMs: number | null;
  /** The place in a picture, in thousandths of its width and height. */
  x: number | null;
  y: number | null;
}

export const ofTheWhole: Target = { takeId: null, atMs: null, x: null, y: null };

const REPLY = 'reply';
const ANSWER = 'answer';

/**
 * Names what waits on this device for one reply. Where it is pinned to stands in the name, so that a recording
 * that a page left behind is still known to belong there.
 */
export const replySlot = (handInId: number, target: Target, key: string): string =>
  [REPLY, handInId, target.takeId, target.atMs, target.x, target.y, key]
    .map((part) => part ?? '')
    .join('/');

/** Begins the names of all replies to a hand-in. */
export const repliesTo = (handInId: number): string => `${REPLY}/${handInId}/`;

export const answerSlot = (handInId: number): string => `${ANSWER}/${handInId}`;

/** Whether a slot is a reply or an answer. */
export const isOfInbox = (slot: string): boolean =>
  slot.startsWith(`${REPLY}/`) || slot.startsWith(`${ANSWER}/`);

const numberOf = (part: string | undefined): number | null =>
  part !== undefined && /^\d+$/.test(part) ? Number(part) : null;

/** What a slot names; null where that is no reply. */
export function replyIn(slot: string): { handInId: number; target: Target } | null {
  const [kind, id, takeId, atMs, x, y] = slot.split('/');
  const handInId = numberOf(id);
  if (kind !== REPLY || handInId === null) return null;
  const target = { takeId: numberOf(takeId), atMs: numberOf(atMs), x: numberOf(x), y: numberOf(y) };
  return { handInId, target };
}

/** The hand-in whose answer a slot names; null where that is none. */
export function answerIn(slot: string): number | null {
  const [kind, id] = slot.split('/');
  return kind === ANSWER ? numberOf(id) : null;
}
