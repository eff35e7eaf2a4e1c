import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import * as quiz from './farm-quiz.mjs';
import * as referrals from './farm-referrals.mjs';

/** @typedef {import('./site.mjs').Site} Site */

/**
 * Farming of rewards, as the quiz and as referrals are farmed. Each comes to what honest people get,
 * and no more.
 * @param {Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const times = short ? 20 : 100;
  await site.halt();
  await quiz.setPace(site);
  await site.start(quiz.quickClock(site, quiz.nextMorning()));
  // Room for all who are to be paid here: an institute begins with less.
  const admin = await site.administrator();
  await admin.call(updateAppSettings, { rewardBudget: '20000' });
  const won = await quiz.run(site, times);
  const referred = await referrals.run(site, { times, accounts: short ? 10 : 50 });
  await site.halt();
  await site.start();
  return `${won}; ${referred}`;
}
