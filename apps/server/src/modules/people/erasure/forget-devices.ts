import type { Services } from '../../../context.ts';
import { defineQueue } from '../../../platform/job-queue.ts';
import { PushRefused } from '../../../platform/push.ts';

/** Names under which the devices of erased people stand with the push service. */
export const pushNames = defineQueue<{ pushId: string }>('forget-push-names');

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
