import type { PhoneNews } from '@institute/contract/messages/phone-push';
import { pathTo } from '@institute/contract/routes';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@institute/contract/time/durations';
import type { PushText } from '../../../platform/web-push.ts';

/** What is older is found in the app; no phone rings for it. */
export const RING_MS = 6 * HOUR_MS;

/** What a phone shows of a subject. */
const LONGEST_TITLE = 140;

/** For how long it is kept that a phone rang. */
export const KEPT_MS = 30 * DAY_MS;

/** A message for a device. */
export interface Ring {
  name: string;
  rand: string;
  subject: string;
  sentAt: Date;
  /** When the first meeting begins of which it reminds; null for any other message. */
  startsAt: Date | null;
}

/** Until when a message is worth a ring: a reminder until its meeting begins. */
export const worthUntil = ({ sentAt, startsAt }: Pick<Ring, 'sentAt' | 'startsAt'>): Date =>
  startsAt ?? new Date(sentAt.getTime() + RING_MS);

/** What goes to a device: subject and path, for the name of the device, for as long as it is worth it. */
export function textOf(ring: Ring, now: Date): PushText {
  const { name, rand, subject, startsAt } = ring;
  const letters = [...subject];
  const title =
    letters.length > LONGEST_TITLE ? `${letters.slice(0, LONGEST_TITLE - 1).join('')}…` : subject;
  const news: PhoneNews = { title, path: pathTo('message', { id: rand }), name };
  const left = worthUntil(ring).getTime() - now.getTime();
  const isUrgent = startsAt !== null && left <= 2 * HOUR_MS;
  return { text: JSON.stringify(news), seconds: Math.max(0, Math.floor(left / 1000)), isUrgent };
}

/** When a push service that could not take it is asked again: after 1, 2, 4 … minutes, an hour at most. */
export const askAgainAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(HOUR_MS, 2 ** (attempts - 1) * MINUTE_MS));
