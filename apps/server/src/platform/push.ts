import * as z from 'zod';
import { hexHash, sign } from './random.ts';
import { timeLimits } from './time-limits.ts';

/** News as a device shows it. */
export interface PushNews {
  title: string;
  text: string;
  /** What a click on it opens. */
  url: string;
  /** The same key is shown once, however often it is sent. */
  onceKey: string;
}

/** Whose devices news goes to. */
export interface PushOwner {
  id: number;
  /** How often they were signed out from afar; their devices have another name after each. */
  pushEpoch: number;
}

/** Sends news to the devices on which people have asked for it. */
export interface Push {
  /**
   * The name under which a user's devices are registered with the service. It tells nothing of the
   * user, and only the user's own browser is told it: a stranger who knows it could listen in. Nothing
   * is sent to a former one, which a device keeps that was signed out from afar.
   */
  idOf(owner: PushOwner): string;
  /**
   * Hands news over for the devices of some users, at most {@link MOST_AT_ONCE}; who has none is
   * passed over. Throws {@link PushRefused}, or anything else when it may be tried again.
   */
  send(owners: readonly PushOwner[], news: PushNews, signal?: AbortSignal): Promise<void>;
  /** Forgets the devices that stand under a name of {@link idOf}; throws as `send` does. */
  forget(pushId: string): Promise<void>;
}

/** The service will not take this, today or tomorrow. */
export class PushRefused extends Error {}

/** Fewer than the service takes in one request. */
export const MOST_AT_ONCE = 2000;
/** More than any reason that is worth a line of the log. */
const LONGEST_REASON = 300;

const Refusal = z.object({ errors: z.unknown() });

/**
 * OneSignal's "create message" call, aimed at external ids; `idKey` is the institute's own secret.
 * `timeoutMs` is shorter in tests.
 */
export function openPush(options: {
  appId: string;
  key: string;
  url: string;
  idKey: string;
  timeoutMs?: number;
}): Push {
  const { appId, key, url, idKey, timeoutMs = timeLimits.push } = options;
  // The first name is that of all who have never been signed out from afar, as it always was.
  const idOf = ({ id, pushEpoch }: PushOwner) =>
    sign(idKey, pushEpoch === 0 ? `push:${id}` : `push:${id}:${pushEpoch}`);
  return {
    idOf,
    async send(owners, { title, text, url: webUrl, onceKey }, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const response = await fetch(`${url}/notifications`, {
        method: 'POST',
        headers: { authorization: `Key ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          app_id: appId,
          target_channel: 'push',
          include_aliases: { external_id: owners.map(idOf) },
          headings: { en: title },
          contents: { en: text },
          web_url: webUrl,
          idempotency_key: asUuid(onceKey),
        }),
        // The key is for this address and no other.
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      await settle(response);
    },
    async forget(pushId) {
      const user = `${url}/apps/${appId}/users/by/external_id/${encodeURIComponent(pushId)}`;
      const response = await fetch(user, {
        method: 'DELETE',
        headers: { authorization: `Key ${key}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // Nobody has asked for push on any device of theirs.
      if (response.status === 404) return response.body?.cancel();
      await settle(response);
    },
  };
}

/** Lets an answer that says yes be, and throws what any other says. */
async function settle(response: Response): Promise<void> {
  if (response.ok) return response.body?.cancel();
  const reason = `the push service answered ${response.status}: ${await reasonOf(response)}`;
  const again = response.status === 429 || response.status >= 500;
  throw again ? new Error(reason) : new PushRefused(reason);
}

/** The service takes UUIDs alone for keys. */
function asUuid(text: string): string {
  const hex = hexHash(text);
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

async function reasonOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const refusal = Refusal.safeParse(body);
  return JSON.stringify(refusal.success ? refusal.data.errors : null).slice(0, LONGEST_REASON);
}
