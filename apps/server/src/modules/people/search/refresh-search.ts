import type { Config } from '../../../config.ts';
import type { Services } from '../../../context.ts';
import { inTransaction } from '../../../platform/db-transaction.ts';
import { certainPhone } from '../../../shared/phone-number.ts';
import { searchTextOf } from '../../auth/index.ts';
import { peopleAfter, setPhonesAndTexts } from './store.ts';

const BATCH = 1000;

/**
 * Brings what an earlier version has written of people to what is written now: phone numbers to the
 * one way in which they are kept, where it is certain which number is meant, and what searches compare
 * to what `searchTextOf` makes of them. Says how many were changed; batch by batch, so that nobody
 * waits for it. Done again it finds nothing more.
 */
export async function refreshSearch({
  db,
  config,
}: Pick<Services, 'db'> & { config: Pick<Config, 'country'> }): Promise<number> {
  let changed = 0;
  for (let after = 0; ; ) {
    const people = await peopleAfter(db, after, BATCH);
    const stale = people
      .map((person) => {
        const number = certainPhone(person.phone, config.country);
        return { ...person, number, made: searchTextOf({ ...person, phone: number }) };
      })
      .filter((one) => one.made !== one.searchText || one.number !== one.phone);
    if (stale.length > 0) {
      changed += await inTransaction(db, (tx) => setPhonesAndTexts(tx, stale));
    }
    const last = people.at(-1);
    if (!last || people.length < BATCH) return changed;
    after = last.id;
  }
}
