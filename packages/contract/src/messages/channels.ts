import * as z from 'zod/mini';

/** How a message reaches people (admin §3). */
export const channels = ['inApp', 'email'] as const;
export type Channel = (typeof channels)[number];

/** The calls' word for each set of channels (admin §5); a channel more brings the words of its sets. */
const setsOfChannels = {
  inApp: ['inApp'],
  email: ['email'],
  both: ['inApp', 'email'],
} as const satisfies Record<string, readonly Channel[]>;
export type DeliveryMethod = keyof typeof setsOfChannels;
export const deliveryMethods = Object.keys(setsOfChannels) as [DeliveryMethod, ...DeliveryMethod[]];

/** The channels that a word of the calls means. */
export const channelsOf = (delivery: DeliveryMethod): readonly Channel[] =>
  setsOfChannels[delivery];

/** The calls' word for a set of channels, in whatever order they are named. */
export function deliveryOf(wanted: readonly Channel[]): DeliveryMethod {
  const isSame = (set: readonly Channel[]) =>
    set.length === new Set(wanted).size && set.every((one) => wanted.includes(one));
  const word = deliveryMethods.find((one) => isSame(setsOfChannels[one]));
  if (!word) throw new Error(`no word for the channels ${wanted.join(', ')}`);
  return word;
}

/** A word for a set of channels, as a call is sent it: the channels themselves inside. */
export const deliveryField = z.pipe(z.enum(deliveryMethods), z.transform(channelsOf));
