import type { Services } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { PushRefused } from '../../../platform/push.ts';
import { pushEpochOf } from '../../auth/store.ts';

/** Names under which the devices of erased people stand with the push service. */
export const pushNames = defineQueue<{ pushId: string }>('forget-push-names');

/** Names of one person that are forgotten at most: more than anybody comes to have. */
const MOST_NAMES = 50;

/** Has the names forgotten that the devices of a person have now and had before, the newest first. */
export async function forgetDevices(
  { jobs, push }: Pick<Services, 'jobs' | 'push'>,
  tx: Tx,
  id: number,
): Promise<void> {
  if (!push) return;
  const newest = await pushEpochOf(tx, id);
  for (let pushEpoch = newest; pushEpoch >= 0 && pushEpoch > newest - MOST_NAMES; pushEpoch -= 1) {
    await jobs.enqueue(tx, pushNames, { pushId: push.idOf({ id, pushEpoch }) });
  }
}

/** Has the push service forget the devices of a person; one it refuses to forget is logged. */
export async function forgetPushName(
  { push, log }: Pick<Services, 'push' | 'log'>,
  { pushId }: { pushId: string },
): Promise<void> {
  await push?.forget(pushId).catch((error: unknown) => {
    if (!(error instanceof PushRefused)) throw error;
    log.warn({ err: error }, 'the push service does not forget the devices of an erased person');
  });
}
