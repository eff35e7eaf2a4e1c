import * as z from 'zod/mini';
import { newRequestKey } from '../platform/new-request-key.ts';

export { newRequestKey };

/**
 * An idempotency key and what was sent under it: the server does once what comes again under the
 * same key. It is kept with the draft of its form, because the answer to a request may be lost
 * together with the tab.
 */
export const RequestKey = z.object({
  key: z.string(),
  /** What was sent under the key, as `contentOf` writes it; empty while nothing was. */
  content: z.string(),
  /** Whether a request was sent whose answer is not known: what it asks for may be done already. */
  isUnanswered: z.boolean(),
});
export type RequestKey = z.output<typeof RequestKey>;

/** The key of a form whose every request asks for one and the same thing, such as one new class. */
export function keyOfForm(): RequestKey {
  return { key: newRequestKey(), content: '', isUnanswered: false };
}

/**
 * The key under which to send `content`: the last one as long as the same is sent again, another
 * one for anything else.
 */
export function keyFor(content: unknown, last: RequestKey | null): RequestKey {
  const written = JSON.stringify(content);
  if (last && last.content === written) return last;
  return { key: newRequestKey(), content: written, isUnanswered: false };
}
