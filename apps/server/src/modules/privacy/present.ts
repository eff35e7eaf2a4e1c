import type { MyData } from '@institute/contract/privacy/my-data';
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
  expiresAt: null,
  key: '',
  nextAt: null,
} as const;

/** What a person is told of their data. `wallet` is kobo. */
export function presentMyData(
  about: { copy: Copy | null; erasesAt: Date | null; holdings: Holdings; wallet: number },
  now: Date,
): MyData {
  const { copy, erasesAt, holdings, wallet: walletKobo } = about;
  return {
    copy: copy && copy.expiresAt > now ? presentCopy(copy, now) : none,
    erasesAt,
    ...holdings,
    walletKobo,
  };
}

function presentCopy(copy: Copy, now: Date): MyData['copy'] {
  const isReady = copy.state === 'ready';
  return {
    state: copy.state,
    done: copy.done,
    total: copy.total,
    bytes: copy.bytes,
    expiresAt: isReady ? copy.expiresAt : null,
    key: isReady ? copy.key : '',
    nextAt: nextCopyAt(copy, now),
  };
}
