import { unixOf } from '@institute/contract/fields';
import { nairaNumber } from '@institute/contract/money';
import type { MyData } from '@institute/contract/my-data';
import type { Holdings } from '../../ports.ts';
import { nextCopyAt } from './rules.ts';

/** A copy that was asked for, as it is presented. */
interface Copy {
  key: string;
  state: MyData['copy']['state'];
  requestedAt: Date;
  done: number;
  total: number;
  bytes: number;
  expiresAt: Date;
}

const none = {
  state: 'none',
  done: 0,
  total: 0,
  bytes: 0,
  expires_at: 0,
  key: '',
  next_at: 0,
} as const;

/** What a person is told of their data. `wallet` is kobo. */
export function presentMyData(
  about: { copy: Copy | null; erasesAt: Date | null; holdings: Holdings; wallet: number },
  now: Date,
): MyData {
  const { copy, erasesAt, holdings, wallet } = about;
  return {
    copy: copy && copy.expiresAt > now ? presentCopy(copy, now) : none,
    erases_at: unixOf(erasesAt),
    ...holdings,
    wallet: nairaNumber(wallet),
  };
}

function presentCopy(copy: Copy, now: Date): MyData['copy'] {
  const isReady = copy.state === 'ready';
  return {
    state: copy.state,
    done: copy.done,
    total: copy.total,
    bytes: copy.bytes,
    expires_at: isReady ? unixOf(copy.expiresAt) : 0,
    key: isReady ? copy.key : '',
    next_at: unixOf(nextCopyAt(copy, now)),
  };
}
