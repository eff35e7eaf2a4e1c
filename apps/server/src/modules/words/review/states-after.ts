import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type CardState, type Review, stateAfter } from './schedule-rules.ts';

/**
 * The state of each card after its reviews; `keyOf` says which card a review is of. It yields to the event
 * loop between two cards, so that other requests are served meanwhile.
 */
export async function statesAfter<Log extends Review, Key extends object>(
  logs: readonly Log[],
  keyOf: (log: Log) => Key,
  timeZone: string,
): Promise<(Key & CardState)[]> {
  const byCard = new Map<string, { key: Key; own: Log[] }>();
  for (const log of logs) {
    const key = keyOf(log);
    const name = Object.values(key).join(' ');
    const card = byCard.get(name) ?? { key, own: [] };
    card.own.push(log);
    byCard.set(name, card);
  }
  const states: (Key & CardState)[] = [];
  for (const { key, own } of byCard.values()) {
    const state = stateAfter(own, timeZone);
    if (state) states.push({ ...key, ...state });
    await yieldToEventLoop();
  }
  return states;
}
