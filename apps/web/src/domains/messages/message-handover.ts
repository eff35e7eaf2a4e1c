/** What another screen hands to Messaging along with its address: e-mails to write to, or ids. */
interface Handover {
  messageTo: readonly string[];
}

/** The state of a navigation to Messaging that brings them along. */
export function handOver(emails: readonly string[]): Handover {
  return { messageTo: emails };
}

/** Whom a navigation brought along; null when it brought none. */
export function handedOver(state: unknown): readonly string[] | null {
  if (typeof state !== 'object' || state === null || !('messageTo' in state)) return null;
  const { messageTo } = state;
  return Array.isArray(messageTo) && messageTo.every((one) => typeof one === 'string')
    ? messageTo
    : null;
}
