import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { searchTextOf } from '../../auth/index.ts';
import { peopleAfter, setSearchTexts } from './store.ts';

const BATCH = 1000;

/**
 * Brings what searches compare of people to what `searchTextOf` makes of them now: rows that an
 * earlier version has written lack what it did not know, such as a phone's digits. Says how many
 * were changed; batch by batch, so that nobody waits for it.
 */
export async function refreshSearch({ db }: Pick<Services, 'db'>): Promise<number> {
  let changed = 0;
  for (let after = 0; ; ) {
    const people = await peopleAfter(db, after, BATCH);
    const stale = people
      .map((person) => ({ ...person, made: searchTextOf(person) }))
      .filter(({ made, searchText }) => made !== searchText);
    if (stale.length > 0) {
      changed += await inTransaction(db, (tx) => setSearchTexts(tx, stale));
    }
    const last = people.at(-1);
    if (!last || people.length < BATCH) return changed;
    after = last.id;
  }
}
