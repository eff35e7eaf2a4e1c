import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { fundWallet } from '@institute/contract/people/students';
import { newStudent } from '../../e2e/support/api.ts';
import { balance, claims, REWARD, winRound } from './farm-quiz.mjs';
import { must } from './site.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {import('./site.mjs').Session} Session */

/** What a referral brings to each of the two, and what a class costs. */
const [BONUS, PRICE] = [100, 500];

/** Of many accounts from one address, so many pay with reward money. */
const PLAYERS = 6;

/** @typedef {{ site: Site, admin: Session, classes: number[], times: number }} Farm */

/** A friend who came by a code, from an address. @param {Farm} farm @param {Session} inviter @param {string} address */
const friendOf = ({ site }, inviter, address) =>
  newStudent(site.url, 'Friend', inviter.user.referral_code, undefined, address);

/** @param {Farm} farm @param {Session} who */
async function fund({ admin }, who) {
  await admin.call(fundWallet, { student_id: who.user.id, amount: String(2 * PRICE) });
}

/** Enrols in both classes, many times at once. @param {Farm} farm @param {Session} who */
async function join({ classes, times }, who) {
  const joins = Array.from({ length: times }, (_, at) =>
    who.call(enrol, { class_id: classes[at % 2] ?? 0 }).catch(() => null),
  );
  await Promise.all(joins);
}

/** @param {Session} who @param {number} right @param {string} name */
async function holds(who, right, name) {
  const held = await balance(who);
  must(held === right, `${name} holds ${held} instead of ${right}`);
}

/**
 * Referrals farmed: oneself, a ring, many accounts from one address, people who verify nothing,
 * friends who pay with reward money. And an honest friend, whose classes are joined many times at once.
 * @param {Site} site @param {{ times: number, accounts: number }} options
 */
export async function run(site, { times, accounts }) {
  const admin = await site.administrator();
  const form = { category: 'Farm', about: '-', premium: '1', amount: String(PRICE) };
  const [first, second] = [
    await admin.call(addClass, { ...form, name: 'First' }),
    await admin.call(addClass, { ...form, name: 'Second' }),
  ];
  const farm = { site, admin, classes: [first.id, second.id], times };
  await oneself(farm);
  await ring(farm);
  await oneAddress(farm, accounts);
  await unverified(farm);
  await rewardMoney(farm);
  await honest(farm);
  return `oneself, a ring, ${accounts} accounts from one address that join paid classes, the unverified and reward money: nothing; an honest friend: once`;
}

/** @param {Farm} farm */
async function oneself(farm) {
  const { site } = farm;
  const home = '203.0.113.1';
  const self = await newStudent(site.url, 'Self', '', undefined, home);
  await site.verify(self);
  const { email, referral_code } = self.user;
  const sameEmail = newStudent(site.url, 'Self', referral_code, email, home);
  must(
    await sameEmail.then(
      () => false,
      () => true,
    ),
    'an account signed up twice',
  );
  const again = await friendOf(farm, self, home);
  await site.verify(again);
  await fund(farm, again);
  await join(farm, again);
  await holds(again, 0, 'the second account of one person');
  await holds(self, 0, 'who invited oneself');
}

/** Each invites the next, as far as that goes: who is here already is invited by nobody. @param {Farm} farm */
async function ring(farm) {
  const { site } = farm;
  const members = [await newStudent(site.url, 'Ring', '', undefined, '203.0.113.2')];
  for (let at = 1; at < 4; at += 1) {
    const inviter = members[at - 1];
    if (inviter) members.push(await friendOf(farm, inviter, '203.0.113.2'));
  }
  for (const one of members) {
    await site.verify(one);
    await fund(farm, one);
    await join(farm, one);
  }
  for (const [at, one] of members.entries()) await holds(one, 0, `member ${at} of the ring`);
}

/** @param {Farm} farm @param {number} accounts */
async function oneAddress(farm, accounts) {
  const { site } = farm;
  const inviter = await newStudent(site.url, 'Farmer', '', undefined, '203.0.113.3');
  await site.verify(inviter);
  const signUps = Array.from({ length: accounts }, () => friendOf(farm, inviter, '203.0.113.4'));
  const puppets = await Promise.all(signUps);
  await Promise.all(puppets.map((puppet) => site.verify(puppet)));
  for (const [at, puppet] of puppets.entries()) await holds(puppet, 0, `puppet ${at}`);
  // Some of them pay with what a quiz paid, and the others with money of their own.
  const [players, payers] = [puppets.slice(0, PLAYERS), puppets.slice(PLAYERS)];
  const won = await Promise.all(players.map((player) => winRound(site, player, 'hard')));
  must(
    won.every((one) => one === 'won'),
    `rounds were not won: ${won}`,
  );
  for (const player of players) await claims(site, player, 'hard', 1);
  for (const payer of payers) await fund(farm, payer);
  for (const puppet of puppets) await join(farm, puppet);
  for (const player of players)
    await holds(player, REWARD.hard - 2 * PRICE, 'a puppet that played');
  for (const payer of payers) await holds(payer, 0, 'a puppet that paid');
  await holds(inviter, 0, 'the farmer of puppets');
}

/** @param {Farm} farm */
async function unverified(farm) {
  const { site } = farm;
  const inviter = await site.student('Inviter');
  await site.verify(inviter);
  const friend = await friendOf(farm, inviter, '203.0.113.5');
  await fund(farm, friend);
  await join(farm, friend);
  await holds(friend, 0, 'a friend who is not verified');
  await holds(inviter, 0, 'who invited somebody who is not verified');
}

/** @param {Farm} farm */
async function rewardMoney(farm) {
  const { site } = farm;
  const inviter = await site.student('Inviter');
  await site.verify(inviter);
  const friend = await friendOf(farm, inviter, '203.0.113.6');
  await site.verify(friend);
  must((await winRound(site, friend, 'hard')) === 'won', 'the round was not won');
  await claims(site, friend, 'hard', 1);
  await join(farm, friend);
  await holds(friend, BONUS + REWARD.hard - 2 * PRICE, 'the friend with reward money');
  await holds(inviter, 0, 'whose friend paid with reward money');
}

/** @param {Farm} farm */
async function honest(farm) {
  const { site } = farm;
  const inviter = await site.student('Inviter');
  await site.verify(inviter);
  const friend = await friendOf(farm, inviter, '203.0.113.7');
  await fund(farm, friend);
  await Promise.all([join(farm, friend), site.verify(friend)]);
  await holds(friend, BONUS, 'an honest friend');
  await holds(inviter, BONUS, 'who invited an honest friend');
}
