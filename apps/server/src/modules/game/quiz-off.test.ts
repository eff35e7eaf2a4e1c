import { gameLevels } from '@institute/contract/game/game';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { play, openRound as roundFor } from '../../../test/support/quiz.ts';
import { gameRounds } from '../../schema/index.ts';
import { verifyAsOperator } from '../auth/index.ts';
import { walletBalance } from '../ledger/index.ts';
import { payUnclaimedWins } from './pay-wins.ts';
import { quizBank } from './questions.ts';

let institute: Institute;
let admin: Person;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
});
afterAll(() => institute.close());
beforeEach(() => set('on'));

const set = (quiz: 'on' | 'off') => admin.call.updateAppSettings({ quiz });
const db = () => institute.services.db;
const open = ({ call }: Person) => call.openGameRound({ action: 'easy' } as never);

// Proves rulings-10-3.
it('a quiz that is switched off opens no round, takes no answer and pays no claim', async () => {
  const player = await institute.student();
  await verifyAsOperator(institute.services, { userId: player.id, email: player.email });
  const round = await roundFor(institute, player);
  await play(institute, player, round);
  await set('off');
  expect((await player.call.getAppSettings({})).data.quiz).toBe('off');
  const before = await db().select().from(gameRounds);
  const off = { http: 200, status: false, code: 'quiz_off' };
  expect(await open(player)).toMatchObject(off);
  expect(await player.call.claimGameReward({ level: 'easy' })).toMatchObject(off);
  const answer = { round: round.rand, question: 0, option: 0 };
  expect(await player.call.answerGameQuestion(answer)).toMatchObject(off);
  institute.clock.advance({ minutes: 90 });
  await payUnclaimedWins(institute.services);
  expect(await db().select().from(gameRounds)).toEqual(before);
  expect(await walletBalance(db(), player.id)).toBe(0);
  // What was won waits.
  await set('on');
  await payUnclaimedWins(institute.services);
  expect(await walletBalance(db(), player.id)).toBe(10_000);
});

// Proves call-getQuizQuestions, rulings-10-3.
it('the office reads every question with its answers, by level and page', async () => {
  const { data, meta } = await admin.call.getQuizQuestions({ page: 2, per_page: 7, level: 'hard' });
  expect(meta).toEqual({ total: quizBank.hard.length, page: 2, per_page: 7 });
  expect(data).toHaveLength(7);
  expect(data[0]).toEqual({
    level: 'hard',
    question: quizBank.hard[7]?.question,
    answer: quizBank.hard[7]?.answer,
    wrong: quizBank.hard[7]?.wrong,
    seconds: Number(quizBank.hard[7]?.estimatedTimeMs) / 1000,
  });
  const whole = await admin.call.getQuizQuestions({});
  const all = gameLevels.reduce((sum, level) => sum + quizBank[level].length, 0);
  expect(whole.data).toHaveLength(all);
  const { answer = '' } = quizBank.easy[0] ?? {};
  const found = await admin.call.getQuizQuestions({ search: answer });
  expect(found.data.some((one) => one.answer === answer)).toBe(true);
  expect(found.data.length).toBeLessThan(all);
  const student = await institute.student();
  expect(await student.call.getQuizQuestions({})).toMatchObject({ http: 403 });
});

// Proves rulings-10-3.
it('an institute without demo data begins with 2,000 naira a day for rewards', async () => {
  const fresh = await Institute.open();
  const office = await fresh.admin();
  expect((await office.call.getManagedSettings({})).data.form.rewardBudget).toBe('2000');
  expect((await office.call.getOfficeWork({})).data.setup.budget).toBe(false);
  await office.call.updateAppSettings({ rewardBudget: '500' });
  expect((await office.call.getOfficeWork({})).data.setup.budget).toBe(true);
  await fresh.close();
});
