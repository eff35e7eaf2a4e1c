import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { enrol } from '@institute/contract/classes';
import { gameLevels } from '@institute/contract/game';
import { addClass } from '@institute/contract/managed-classes';
import { getUserData } from '@institute/contract/people';
import { fundWallet } from '@institute/contract/students';
import { quizBank } from '../../apps/server/seed/quiz-bank/index.ts';
import { newStudent } from '../../e2e/support/api.ts';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */
/** @typedef {import('@institute/contract/game').GameLevel} GameLevel */

const REWARD = { easy: 100, intermediate: 500, hard: 1000 };
const BONUS = 100;
/** A quarter of a minute before the institute's midnight, in Lagos. */
const BEFORE_MIDNIGHT_MS = 12_000;

/** @type {Map<string, string>} what the farmer has learned by heart */
const known = new Map(
  gameLevels.flatMap((level) => quizBank[level].map(({ question, answer }) => [question, answer])),
);

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

/** Opens a round and answers everything rightly. @param {Site} site @param {Session} player @param {GameLevel} level */
async function winRound(site, player, level) {
  const { round, questions, error } = await game(site, player, `?action=${level}`);
  if (error) return error;
  for (const [at, { question, options }] of questions.entries()) {
    const right = options.findIndex(
      (/** @type {{ text: string }} */ { text }) => text === known.get(question),
    );
    const answer = { round, question: at, option: right };
    const { isCorrect } = await game(site, player, '?action=answer', answer);
    must(isCorrect, `the farmer did not know: ${question}`);
  }
  return 'won';
}

/** @param {Site} site @param {Session} player @param {GameLevel} level @param {number} times */
const claims = (site, player, level, times) =>
  Promise.all(
    Array.from({ length: times }, () =>
      game(site, player, '', { email: player.user.email, level }),
    ),
  );
const paid = (/** @type {{ success: boolean }[]} */ answers) =>
  answers.filter(({ success }) => success).length;
const balance = async (/** @type {Session} */ who) => (await who.call(getUserData, {})).wallet;

/**
 * Farming of quiz and referral rewards: parallel claims, claims without a round, several rounds at
 * once, midnight, inviting oneself, rings. Each comes to what an honest person gets, and no more.
 * @param {Site} site @param {{ short: boolean }} options
 */
export async function run(site, { short }) {
  const times = short ? 12 : 60;
  await parallelClaims(site, times);
  await severalRounds(site, times);
  await midnight(site, times);
  await invitations(site, times);
  return `${times} parallel claims each: one win a day, one bonus a friend, none for oneself`;
}

/** @param {Site} site @param {number} times */
async function parallelClaims(site, times) {
  const player = await site.student('Farmer');
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
  const player = await site.student('Hoarder');
  for (const level of gameLevels) await winRound(site, player, level);
  const answers = await Promise.all(gameLevels.map((level) => claims(site, player, level, times)));
  must(paid(answers.flat()) === 1, `${paid(answers.flat())} of three rounds of a day were paid`);
}

/** @param {Site} site @param {number} times */
async function midnight(site, times) {
  const preload = pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href;
  // Midnight in Lagos is 23:00 UTC; tomorrow's, so that today's wins are of another day.
  const next = new Date(Date.now() + 24 * 3600 * 1000);
  next.setUTCHours(23, 0, 0, 0);
  const begin = new Date(next.getTime() - BEFORE_MIDNIGHT_MS);
  await site.halt();
  const begun = Date.now();
  await site.start({ NODE_OPTIONS: `--import=${preload}`, FAULT_CLOCK: begin.toISOString() });
  const player = await site.student('Night owl');
  await winRound(site, player, 'easy');
  await winRound(site, player, 'hard');
  await wait(Math.max(0, BEFORE_MIDNIGHT_MS + 500 - (Date.now() - begun)));
  const [easy, hard] = await Promise.all([
    claims(site, player, 'easy', times),
    claims(site, player, 'hard', times),
  ]);
  const late = paid([...easy, ...hard]);
  must(late === 1, `${late} rounds of before midnight were paid after it`);
  must((await winRound(site, player, 'intermediate')) === 'won', 'the new day gave no round');
  must(paid(await claims(site, player, 'intermediate', times)) === 1, 'the new day was not paid');
  await site.halt();
  await site.start();
}

/** @param {Site} site @param {number} times */
async function invitations(site, times) {
  const admin = await site.administrator();
  const form = { category: 'Farm', about: '-', premium: '1', amount: '50' };
  const classes = [
    await admin.call(addClass, { ...form, name: 'First' }),
    await admin.call(addClass, { ...form, name: 'Second' }),
  ];
  /** A ring as far as one can be made: each invites the next, the last has the first's code. */
  const ring = [await site.student('Ring 0')];
  for (let at = 1; at < 4; at += 1) {
    const inviter = ring[at - 1];
    if (inviter) ring.push(await newStudent(site.url, `Ring ${at}`, inviter.user.referral_code));
  }
  const [first, second] = ring;
  if (!first || !second) throw new Error('there is no ring');
  // Signing up again, with one's own code or a friend's, is no invitation.
  for (const code of [first.user.referral_code, second.user.referral_code]) {
    const again = await newStudent(site.url, 'Again', code, first.user.email).then(
      () => true,
      () => false,
    );
    must(!again, 'an account signed up twice');
  }
  for (const one of ring) {
    await admin.call(fundWallet, { student_id: one.user.id, amount: '500' });
    const joins = Array.from({ length: times }, (_, at) =>
      one.call(enrol, { class_id: classes[at % 2]?.id ?? 0 }).catch(() => null),
    );
    await Promise.all(joins);
  }
  for (const [at, one] of ring.entries()) {
    const welcome = at > 0 ? BONUS : 0;
    const reward = at < ring.length - 1 ? BONUS : 0;
    const right = 500 - 2 * 50 + welcome + reward;
    const held = await balance(one);
    must(held === right, `member ${at} of the ring holds ${held} instead of ${right}`);
  }
}
