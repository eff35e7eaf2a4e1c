// Proves promise-3.

import { AppError } from '@institute/contract/errors';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../../test/support/institute.ts';
import { patience, sequences } from '../../../test/support/sequences.ts';
import { inTransaction } from '../../platform/db-transaction.ts';
import { accounts, transfers } from '../../schema/index.ts';
import { checkLedger, post, walletBalance } from './index.ts';
import type { Posting } from './rules.ts';

/** Sequences of a run that nobody asked for more of. */
const FEW = 12;

let institute: Institute;
let users: number[];

beforeAll(async () => {
  institute = await Institute.open();
  users = [];
  for (let made = 0; made < 3; made += 1) users.push((await institute.student()).id);
});
afterAll(() => institute.close());

const db = () => institute.services.db;
const now = () => institute.clock.now();
const postAll = (postings: Posting[]) => inTransaction(db(), (tx) => post(tx, now(), postings));

const credit = (user: number, amount: number, key: string): Posting => ({
  from: { institute: 'admin_adjustment' },
  to: { wallet: user },
  amount,
  kind: 'admin_funding',
  description: 'Test credit',
  key,
  actorId: null,
});
const debit = (user: number, amount: number, key: string): Posting => ({
  from: { wallet: user },
  to: { institute: 'class_revenue' },
  amount,
  kind: 'class_enrolment',
  description: 'Test debit',
  key,
  actorId: user,
});

describe('post', () => {
  it(
    'keeps the invariants under random sequences of credits, debits, refusals and retries',
    async () => {
      let run = 0;
      const step = fc.record({
        user: fc.nat({ max: 2 }),
        kind: fc.constantFrom('credit', 'debit', 'both'),
        amount: fc.integer({ min: 1, max: 50_000 }),
        // Few keys, so that sequences retry.
        key: fc.nat({ max: 8 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          run += 1;
          const used = new Map<string, { user: number; amount: number; kind: string }>();
          const model = new Map<number, number>();
          for (const user of users) model.set(user, await walletBalance(db(), user));
          for (const { user: index, kind, amount, key: number } of steps) {
            const user = users[index] ?? 0;
            const key = `run${run}:${number}`;
            const before = used.get(key);
            // A retry says the same as the first time; another use of a key is a fault of ours.
            const said = before ?? { user, amount, kind };
            const postings = [
              ...(said.kind === 'debit' ? [] : [credit(said.user, said.amount, `${key}:c`)]),
              ...(said.kind === 'credit' ? [] : [debit(said.user, said.amount, `${key}:d`)]),
            ];
            const balance = model.get(said.user) ?? 0;
            const refused = !before && said.kind === 'debit' && balance < said.amount;
            const outcome = await postAll(postings).catch((error: unknown) => error);
            if (refused) {
              expect(outcome).toMatchObject({ code: 'insufficient_balance' });
            } else {
              expect(outcome).toBe(before ? 0 : postings.length);
              if (!before && said.kind === 'credit') model.set(said.user, balance + said.amount);
              if (!before && said.kind === 'debit') model.set(said.user, balance - said.amount);
              used.set(key, said);
            }
          }
          for (const user of users) expect(await walletBalance(db(), user)).toBe(model.get(user));
          expect((await checkLedger(db())).problems).toEqual([]);
        }),
        sequences(FEW),
      );
    },
    patience(FEW),
  );

  it('moves all of its postings or none', async () => {
    const [user = 0] = users;
    const before = await walletBalance(db(), user);
    const postings = [credit(user, 500, 'half:1'), debit(user, before + 501, 'half:2')];
    await expect(postAll(postings)).rejects.toThrow(AppError);
    expect(await walletBalance(db(), user)).toBe(before);
    const written = await db()
      .select()
      .from(transfers)
      .where(eq(transfers.idempotencyKey, 'half:1'));
    expect(written).toEqual([]);
  });

  it('refuses a key that has moved other money', async () => {
    const [user = 0] = users;
    await postAll([credit(user, 100, 'taken')]);
    await expect(postAll([credit(user, 200, 'taken')])).rejects.toThrow('has moved other money');
  });

  it('lets one of a hundred parallel retries of a key move money', async () => {
    const [user = 0] = users;
    const before = await walletBalance(db(), user);
    const moved = await Promise.all(
      Array.from({ length: 100 }, () => postAll([credit(user, 700, 'retried')])),
    );
    expect(moved.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await walletBalance(db(), user)).toBe(before + 700);
  });

  it('never overdraws a wallet under parallel debits', async () => {
    const [, user = 0] = users;
    const start = await walletBalance(db(), user);
    await postAll([credit(user, 1000, 'race:fund')]);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, n) => postAll([debit(user, 100 + start, `race:${n}`)])),
    );
    const won = outcomes.filter(({ status }) => status === 'fulfilled').length;
    expect(won).toBe(Math.floor((1000 + start) / (100 + start)));
    expect(await walletBalance(db(), user)).toBeGreaterThanOrEqual(0);
  });

  it('does not deadlock when transfers cross each other', async () => {
    const [a = 0, b = 0] = users;
    await postAll([credit(a, 5000, 'cross:a'), credit(b, 5000, 'cross:b')]);
    const between = (from: number, to: number, n: number): Posting => ({
      ...debit(from, 10, `cross:${from}:${n}`),
      to: { wallet: to },
    });
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => postAll([n % 2 ? between(a, b, n) : between(b, a, n)])),
    );
    expect((await checkLedger(db())).problems).toEqual([]);
  });
});

describe('the database itself', () => {
  const refused = async (work: Promise<unknown>, words: RegExp) => {
    const error = await work.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    expect(String(cause)).toMatch(words);
  };

  it('refuses to change or delete a transfer', async () => {
    await refused(db().update(transfers).set({ amount: 1 }), /append-only/);
    await refused(db().delete(transfers), /append-only/);
  });

  it('refuses a balance without a transfer, and the loss of an account', async () => {
    await refused(db().update(accounts).set({ balance: 1 }), /only by a transfer/);
    await refused(db().delete(accounts), /append-only/);
    await refused(db().insert(accounts).values({ kind: 'treasure', balance: 5 }), /starts at zero/);
  });

  it('refuses a negative wallet even when the code forgets to ask', async () => {
    const [, , user = 0] = users;
    const [wallet] = await db().select().from(accounts).where(eq(accounts.userId, user));
    const [revenue] = await db().select().from(accounts).where(eq(accounts.kind, 'class_revenue'));
    const overdraft = db()
      .insert(transfers)
      .values({
        debitAccountId: wallet?.id ?? 0,
        creditAccountId: revenue?.id ?? 0,
        amount: (wallet?.balance ?? 0) + 1,
        kind: 'class_enrolment',
        description: 'Overdraft',
        idempotencyKey: 'overdraft',
        createdAt: now(),
      });
    await refused(overdraft, /accounts_wallet_not_negative/);
  });

  it('is caught by the check when its guards are switched off and the books cooked', async () => {
    const [user = 0] = users;
    await inTransaction(db(), async (tx) => {
      await tx.execute('alter table accounts disable trigger accounts_guarded');
      await tx.update(accounts).set({ balance: 123 }).where(eq(accounts.userId, user));
      const { problems } = await checkLedger(tx as never);
      expect(problems.join('\n')).toMatch(/instead of 0/);
      expect(problems.join('\n')).toMatch(/but its transfers come to/);
      expect(problems.join('\n')).toMatch(/accounts_guarded is missing or disabled/);
      tx.rollback();
    }).catch((error: unknown) => expect(String(error)).toMatch(/[Rr]ollback/));
  });
});
