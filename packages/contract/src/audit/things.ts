/**
 * What the audit log is asked about beside people and classes. An exam is a lesson; a message that waits
 * for its time has an id of its own.
 */
export const thingKinds = [
  ...(['lesson', 'message', 'scheduledMessage', 'messageTemplate'] as const),
  ...(['certificate', 'certificateTemplate'] as const),
] as const;
export type ThingKind = (typeof thingKinds)[number];

/** One of them. */
export interface Thing {
  kind: ThingKind;
  id: number;
}

/** A thing as an address and a call name it: `lesson:12`. */
export const thingName = ({ kind, id }: Thing): string => `${kind}:${id}`;

/** The thing of a name; null where it is the name of none. */
export function thingOf(name: string): Thing | null {
  const [kind, digits, ...rest] = name.split(':');
  const known = thingKinds.find((one) => one === kind);
  if (!known || rest.length > 0 || !/^[1-9]\d{0,9}$/.test(digits ?? '')) return null;
  const id = Number(digits);
  return id <= LARGEST_ID ? { kind: known, id } : null;
}

const LARGEST_ID = 2_147_483_647;
