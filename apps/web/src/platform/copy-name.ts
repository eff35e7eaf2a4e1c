import type { Call, DataOf } from '@institute/contract/call';
import { offlineKey, withinTable } from './offline-cache.ts';
import { requestOf } from './request.ts';

/** The name under which the device keeps the answer to a call, as the fetcher calls it; null for none. */
export function copyName(call: Call, input: Readonly<Record<string, unknown>>): string | null {
  const [url, { body }] = requestOf(call, input);
  return offlineKey(call, url, body);
}

/** Changes what the device keeps of the answer to a call, where it keeps any. */
export async function changeCopy<C extends Call>(
  call: C,
  input: Readonly<Record<string, unknown>>,
  change: (data: DataOf<C>) => DataOf<C>,
): Promise<void> {
  const name = copyName(call, input);
  if (name === null) return;
  await withinTable((table) => table.change(name, (data) => change(data as DataOf<C>)));
}
