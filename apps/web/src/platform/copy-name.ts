import type { Call } from '@institute/contract/call';
import { spelledFor } from '@institute/contract/spelling';
import { offlineKey } from './offline-cache.ts';
import { requestOf } from './request.ts';

/** The name under which the device keeps the answer to a call, as the fetcher calls it; null for none. */
export function copyName(call: Call, input: Readonly<Record<string, unknown>>): string | null {
  const [url, { body }] = requestOf(call, spelledFor(call.request, input));
  return offlineKey(call, url, body);
}
