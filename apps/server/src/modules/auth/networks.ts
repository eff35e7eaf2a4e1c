import { networkOf } from '../../platform/addresses.ts';
import type { Database } from '../../platform/db.ts';
import { sign, token } from '../../platform/random.ts';
import { secret } from '../settings/index.ts';

/**
 * The network of an address under a key of our own, which nobody turns back into the address; null where
 * the address says nothing of a network.
 */
export async function networkHash(db: Database, address: string): Promise<string | null> {
  const network = networkOf(address);
  return network && sign(await secret(db, 'networks', () => token(32)), network);
}
