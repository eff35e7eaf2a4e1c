import { koboOf } from '@institute/contract/money';
import type * as wire from '@institute/contract/my-data';
import { dateOfUnix } from '../../platform/decode.ts';

/** The copy of one's own data that was asked for last. */
export interface DataCopy {
  state: wire.MyData['copy']['state'];
  /** Parts that are done, of how many; 0 of 0 until that is known. */
  done: number;
  total: number;
  bytes: number;
  /** Until when it can be fetched. */
  expiresAt: Date | null;
  key: string;
  /** When another one can be asked for; null for now. */
  nextAt: Date | null;
}

/** What the institute holds about the person signed in, and what they have asked for. */
export interface MyData {
  copy: DataCopy;
  /** When the account is erased; null when nobody has asked for it. */
  erasesAt: Date | null;
  classes: number;
  results: number;
  certificates: number;
  comments: number;
  walletKobo: number;
}

export function myDataOf({ copy, erases_at, wallet, ...held }: wire.MyData): MyData {
  const { expires_at, next_at, ...rest } = copy;
  return {
    ...held,
    copy: { ...rest, expiresAt: dateOfUnix(expires_at), nextAt: dateOfUnix(next_at) },
    erasesAt: dateOfUnix(erases_at),
    walletKobo: koboOf(wallet),
  };
}

/** Whether a copy is on its way. */
export const isUnderWay = ({ state }: Pick<DataCopy, 'state'>): boolean =>
  state === 'waiting' || state === 'making';
