import { type CardState, type Review, stateAfter } from './schedule-rules.ts';

/** Where each of some cards stands after all its reviews; `keyOf` says which card a review is of. */
export function statesAfter<Log extends Review, Key extends object>(
  logs: readonly Log[],
  keyOf: (log: Log) => Key,
  timeZone: string,
): (Key & CardState)[] {
  const byCard = new Map<string, { key: Key; own: Log[] }>();
  for (const log of logs) {
    const key = keyOf(log);
    const name = Object.values(key).join(' ');
    const card = byCard.get(name) ?? { key, own: [] };
    card.own.push(log);
    byCard.set(name, card);
  }
  return [...byCard.values()].flatMap(({ key, own }) => {
    const state = stateAfter(own, timeZone);
    return state ? [{ ...key, ...state }] : [];
  });
}
