import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getUserData } from '@institute/contract/auth/user';
import { gameLevels } from '@institute/contract/game/game';
import { getRewardBudget } from '@institute/contract/referrals/referrals';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import { quizBank } from '../../apps/server/src/modules/game/questions.ts';
import { slowness } from './pace.mjs';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */
/** @typedef {import('@institute/contract/game/game').GameLevel} GameLevel */

export const REWARD = { easy: 100, intermediate: 500, hard: 1000 };
/** How many times as fast as ours the product's clock runs, on a machine that keeps up with it. */
const PACE = 8;
/** So many times as slow as usual a machine may be and keep up. */
const KEEPS_UP = 2;
/** A little more than the time between answers that count, by the product's clock. */
const READING_MS = 1600;
/** How long before midnight the product is started, by its clock: also on a slow machine rounds are over by then. */
const BEFORE_MIDNIGHT_MS = 3 * 3600_000;

/** @type {Map<string, string>} what the farmer has learned by heart */
const known = new Map(
  gameLevels.flatMap((level) => quizBank[level].map(({ question, answer }) => [question, answer])),
);

/**
 * Sets how fast the clock of a site runs: as fast as answers come in time by it, and those of a bot at
 * once, which on a slow machine take longer.
 * @param {Site} site
 */
export async function setPace(site) {
  site.clockPace = Math.max(1, PACE / Math.max(1, (await slowness()) / KEEPS_UP));
}

/** The environment of a product whose clock runs fast, from an instant on. @param {Site} site @param {Date} [begin] */
export const quickClock = (site, begin) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href}`,
  FAULT_PACE: String(site.clockPace),
  ...(begin && { FAULT_CLOCK: begin.toISOString() }),
});

/** @param {Site} site @param {Session} player @param {string} query @param {unknown} [body] */
async function game(site, player, query, body) {
  const response = await fetch(`${site.url}/game.php${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie: [...player.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      authorization: `Bearer ${player.cookies.get('token')}`,
      'content-type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

/**
 * Opens a round and answers everything rightly, each question after `pauseMs` of the product's time.
 * @param {Site} site @param {Session} player @param {GameLevel} level @param {number} [pauseMs]
 */
export async function winRound(site, player, level, pauseMs = READING_MS) {
  const { round, questions, error } = await game(site, player, `?action=${level}`);
  if (error) return error;
  for (const [at, { question, options }] of questions.entries()) {
    const right = options.findIndex(
      (/** @type {{ text: string }} */ { text }) => text === known.get(question),
    );
    if (pauseMs > 0) await wait(pauseMs / site.clockPace);
    const answer = { round, question: at, option: right };
    const { isCorrect } = await game(site, player, '?action=answer', answer);
    must(isCorrect, `the farmer did not know: ${question}`);
  }
  return 'won';
}

/** @param {Site} site @param {Session} player @param {GameLevel} level @param {number} times */
export const claims = (site, player, level, times) =>
  Promise.all(
    Array.from({ length: times }, () =>
      game(site, player, '', { email: player.user.email, level }),
    ),
  );
/** @typedef {{ success: boolean, error?: string }} Claim */
const paid = (/** @type {Claim[]} */ answers) => answers.filter(({ success }) => success).length;
const refusals = (/** @type {Claim[]} */ answers) => [
  ...new Set(answers.filter(({ success }) => !success).map(({ error }) => error)),
];
export const balance = async (/** @type {Session} */ who) =>
  (await who.call(getUserData, {})).wallet;

/** The next nine o'clock: on a clock that runs ahead, no midnight comes between what a day allows and its proof. */
export function nextMorning() {
  const morning = new Date();
  morning.setUTCHours(9, 0, 0, 0);
  if (morning.getTime() < Date.now()) morning.setUTCDate(morning.getUTCDate() + 1);
  return morning;
}

/** A student whose e-mail is verified. @param {Site} site @param {string} name */
async function verified(site, name) {
  const who = await site.student(name);
  await site.verify(who);
  return who;
}

/**
 * The quiz farmed: parallel claims, claims without a round, replays, several rounds at once, a bot
 * that answers at once, one who is not verified, the institute's budget, midnight.
 * @param {Site} site @param {number} times
 */
export async function run(site, times) {
  await Promise.all([
    parallelClaims(site, times),
    severalRounds(site, times),
    bot(site, times),
    unverified(site, times),
  ]);
  await budget(site, times);
  await midnight(site, times);
  return `${times} parallel claims each: one win a day, none of a bot or unverified, never over the budget`;
}

/** @param {Site} site @param {number} times */
async function parallelClaims(site, times) {
  const player = await verified(site, 'Farmer');
  must(paid(await claims(site, player, 'hard', times)) === 0, 'a claim without a round was paid');
  must((await winRound(site, player, 'easy')) === 'won', 'the round was not won');
  must(paid(await claims(site, player, 'hard', times)) === 0, 'a round of another level was paid');
  must(paid(await claims(site, player, 'easy', times)) === 1, 'a round was not paid once');
  must(paid(await claims(site, player, 'easy', times)) === 0, 'a round was paid again');
  const again = await winRound(site, player, 'hard');
  must(again === 'daily_limit_reached', `a second round of the day: ${again}`);
  must((await balance(player)) === REWARD.easy, 'the winner holds another sum');
}

/** @param {Site} site @param {number} times */
async function severalRounds(site, times) {
  const player = await verified(site, 'Hoarder');
  await Promise.all(gameLevels.map((level) => winRound(site, player, level)));
  const answers = await Promise.all(gameLevels.map((level) => claims(site, player, level, times)));
  must(paid(answers.flat()) === 1, `${paid(answers.flat())} of three rounds of a day were paid`);
}

/** @param {Site} site @param {number} times */
async function bot(site, times) {
  const player = await verified(site, 'Bot');
  must((await winRound(site, player, 'hard', 0)) === 'won', 'the bot did not finish');
  const answers = await claims(site, player, 'hard', times);
  must(paid(answers) === 0, 'a round answered at once was paid');
  must(refusals(answers).join() === 'too_fast', `the bot was told ${refusals(answers)}`);
  must((await balance(player)) === 0, 'the bot holds money');
}

/** @param {Site} site @param {number} times */
async function unverified(site, times) {
  const player = await site.student('Nobody');
  must((await winRound(site, player, 'hard')) === 'won', 'the round was not won');
  const answers = await claims(site, player, 'hard', times);
  must(paid(answers) === 0, 'one who is not verified was paid');
  must(refusals(answers).join() === 'email_unverified', `was told ${refusals(answers)}`);
  must((await balance(player)) === 0, 'one who is not verified holds money');
}

/** @param {Site} site @param {number} times */
async function budget(site, times) {
  const admin = await site.administrator();
  const { given, budget: before } = await admin.call(getRewardBudget, {});
  const players = await Promise.all(
    ['Ali', 'Bala', 'Chidi', 'Dayo'].map((name) => verified(site, name)),
  );
  await Promise.all(players.map((player) => winRound(site, player, 'easy')));
  // Room for two rewards and a half.
  const limit = given + 2.5 * REWARD.easy;
  await admin.call(updateAppSettings, { rewardBudget: String(limit) });
  const answers = await Promise.all(players.map((player) => claims(site, player, 'easy', times)));
  must(paid(answers.flat()) === 2, `${paid(answers.flat())} of four were paid`);
  const told = refusals(answers.flat());
  must(told.includes('rewards_given_out'), `nobody was told that rewards are given out: ${told}`);
  const after = await admin.call(getRewardBudget, {});
  must(after.given === given + 2 * REWARD.easy, `${after.given} of ${limit} have been given`);
  await admin.call(updateAppSettings, { rewardBudget: String(before) });
}

/** @param {Site} site @param {number} times */
async function midnight(site, times) {
  // Midnight in Lagos is 23:00 UTC; of the day after tomorrow, so that today's wins are of another day.
  const next = new Date(Date.now() + 48 * 3600 * 1000);
  next.setUTCHours(23, 0, 0, 0);
  await site.halt();
  await site.start(quickClock(site, new Date(next.getTime() - BEFORE_MIDNIGHT_MS)));
  const player = await verified(site, 'Night owl');
  await Promise.all([winRound(site, player, 'easy'), winRound(site, player, 'hard')]);
  await site.halt();
  await site.start(quickClock(site, new Date(next.getTime() + 1000)));
  const [easy, hard] = await Promise.all([
    claims(site, player, 'easy', times),
    claims(site, player, 'hard', times),
  ]);
  // To whoever claimed first, or by the hourly job, which by the new clock is overdue: one of them.
  const late = paid([...easy, ...hard]);
  must(late <= 1, `${late} rounds of before midnight were paid after it`);
  const held = await balance(player);
  must([REWARD.easy, REWARD.hard].includes(held), `${held} were paid for the day before midnight`);
  must((await winRound(site, player, 'intermediate')) === 'won', 'the new day gave no round');
  must(paid(await claims(site, player, 'intermediate', times)) === 1, 'the new day was not paid');
  const both = held + REWARD.intermediate;
  must((await balance(player)) === both, `the winner of two days does not hold ${both}`);
}
