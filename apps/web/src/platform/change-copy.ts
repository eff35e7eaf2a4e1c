import type { Call, DataOf } from '@institute/contract/call';
import { copyName } from './copy-name.ts';
import { withinTable } from './offline-cache.ts';
import { decoded, encoded } from './wire.ts';

/** Changes what the device keeps of the answer to a call, where it keeps any. */
export async function changeCopy<C extends Call>(
  call: C,
  input: Readonly<Record<string, unknown>>,
  change: (data: DataOf<C>) => DataOf<C>,
): Promise<void> {
  const name = copyName(call, input);
  if (name === null) return;
  await withinTable((table) =>
    table.change(name, (data) => encoded(call, change(decoded(call, data)))),
  );
}
