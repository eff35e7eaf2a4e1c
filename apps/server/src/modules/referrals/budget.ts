import type { Kobo } from '@institute/contract/money';
import { dateText } from '@institute/contract/time/calendar';
import type { Services } from '../../context.ts';
import type { Database, Tx } from '../../platform/db.ts';
import { readSettings } from '../settings/index.ts';
import { addToDay, givenOn, waitingTotal } from './store-budget.ts';

/** The most that rewards of a day may come to, as the settings say (rulings §9). */
async function dailyBudget(db: Database): Promise<Kobo> {
  return Number((await readSettings(db)).rewardBudget);
}

/**
 * Takes a reward out of the budget of an institute's day (`YYYY-MM-DD`), or says that it has no
 * room for it. Rewards of a day follow one another under the lock of its row, so that the budget is
 * kept exactly; call it after the wallets are locked and before anything is posted.
 */
export async function takeFromBudget(tx: Tx, day: string, amount: Kobo): Promise<boolean> {
  const budget = await dailyBudget(tx);
  return amount <= budget && addToDay(tx, { day, budget, amount });
}

/** What the budget of a day has left, in kobo. */
export async function leftOn(db: Database, day: string): Promise<Kobo> {
  return Math.max(0, (await dailyBudget(db)) - (await givenOn(db, day)));
}

/** How the budget stands today, and what of referrals is earned and not paid yet; in kobo. */
export async function budgetToday({
  db,
  clock,
  config,
}: Pick<Services, 'db' | 'clock' | 'config'>) {
  const day = dateText(clock.now(), config.timeZone);
  const [budget, given] = [await dailyBudget(db), await givenOn(db, day)];
  const waiting = await waitingTotal(db);
  return { day, budget, given, left: Math.max(0, budget - given), waiting };
}
