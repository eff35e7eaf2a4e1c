import { AppError } from '@institute/contract/errors';
import {
  getPlacement,
  judgePlacement,
  type PlacementAdvice,
  type Reading,
} from '@institute/contract/words/placement';
import type { Context } from '../../../context.ts';
import { handle } from '../../../handler.ts';
import { sign, token } from '../../../platform/random.ts';
import { secret } from '../../settings/index.ts';
import { type KeyedItem, levelsFor, placementItems, readingOf } from './rules.ts';
import { firstClass, placementWords } from './store.ts';

/** What names a round: chance, of a length that nothing else has. */
const ROUND = /^[\w-]{22}$/;

/** The items of a round with their keys: they follow from its name and a secret, so that nothing is kept. */
async function itemsOf({ db }: Context, round: string): Promise<KeyedItem[]> {
  const key = await secret(db, 'placement', () => token(32));
  return placementItems(await placementWords(db), (text) => sign(key, `${round}:${text}`));
}

/** The class in which a reader should begin. */
async function beginOf(
  { db, clock }: Context,
  reading: Reading,
): Promise<PlacementAdvice['begin']> {
  for (const level of levelsFor[reading]) {
    const found = await firstClass(db, level, clock.now());
    if (found) return found;
  }
  return null;
}

export const placementHandlers = [
  handle(getPlacement, async (context) => {
    const round = token(16);
    const items = await itemsOf(context, round);
    return { data: { round, items: items.map(({ answer: _key, ...item }) => item) } };
  }),

  handle(judgePlacement, async (context, { round, answers }) => {
    if (!ROUND.test(round)) throw new AppError('invalid_input');
    const reading = readingOf(await itemsOf(context, round), answers);
    return { data: { reading, begin: await beginOf(context, reading) } };
  }),
];
