import type { Database } from '../../../platform/db.ts';
import { token } from '../../../platform/random.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import { secret } from '../../settings/index.ts';
import type { SavedCardRow } from './store-renewals.ts';

/** The institute's key for the codes by which cards are charged. */
const sealingKey = (db: Database) => secret(db, 'saved-cards', () => token(32));

/** The code of a card as it is stored: it opens for its owner's row alone. */
export const sealCode = async (db: Database, userId: number, code: string): Promise<string> =>
  seal(await sealingKey(db), code, `card-of-${userId}`);

/** The code by which a card is charged. */
export const openCode = async (
  db: Database,
  { userId, sealedCode }: Pick<SavedCardRow, 'userId' | 'sealedCode'>,
): Promise<string> => unseal(await sealingKey(db), sealedCode, `card-of-${userId}`);
