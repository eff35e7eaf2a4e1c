import { eq } from 'drizzle-orm';
import { checkLedger } from '../../src/modules/ledger/index.ts';
import { accounts, refunds } from '../../src/schema/index.ts';
import { openWithAccounts } from './account-numbers.ts';
import type { Person } from './institute.ts';
import { openFunding } from './paystack.ts';

/** An institute whose simulated provider gives money back; how that ends, and which events arrive, a test says. */
export async function openWithRefunds() {
  const opened = await openWithAccounts();
  const { institute, simulator, admin, hear } = opened;
  const { db, jobs } = institute.services;
  simulator.refunds.ending = 'stuck';
  let keys = 0;
  return {
    ...opened,
    db,
    /** A payment of so many naira at the provider, which nobody has heard of. */
    async paysUnheard(person: Person, naira: number): Promise<string> {
      const { reference, amount, email } = await openFunding(person, naira);
      simulator.pay({ reference, amount, email });
      return reference;
    },
    /** A student who has paid so many naira by card, which are in the wallet. */
    async aPayer(naira: number, name = 'Amina Yusuf') {
      const payer = await institute.student({ name });
      const reference = await this.paysUnheard(payer, naira);
      await payer.call.verifyPayment({ reference });
      return { payer, reference };
    },
    /** What the office sends to send money back by card. */
    byCard(who: Person, reference: string, naira: number, own: Record<string, unknown> = {}) {
      keys += 1;
      return {
        ...{ student_id: who.id, way: 'card' as const, reference, amount: String(naira) },
        ...{ reason: 'Paid twice', request_key: `refund-by-card-${keys}`, ...own },
      };
    },
    /** The same to a bank account. */
    toBank(who: Person, naira: number, own: Record<string, unknown> = {}) {
      keys += 1;
      return {
        ...{
          student_id: who.id,
          way: 'bank' as const,
          amount: String(naira),
          bank: '058' as const,
        },
        ...{ account_number: '0123456785', account_name: 'Amina Yusuf', reason: 'She moves away' },
        ...{ request_key: `refund-to-bank-${keys}`, ...own },
      };
    },
    /** The event of a refund of a transaction, and what is done about it. */
    async hearRefund(reference: string, step = 'processed', key?: string): Promise<number> {
      const status = await hear(`refund.${step}`, { transaction_reference: reference }, key);
      await jobs.drain();
      return status;
    },
    /** Brings the provider's last refund of a transaction to a step. */
    step(reference: string, step: 'processing' | 'processed' | 'failed' | 'needs-attention') {
      const found = simulator.refunds.all.findLast(({ one }) => one.reference === reference);
      if (!found) throw new Error(`nothing goes back of ${reference}`);
      simulator.step(found, step);
    },
    rowsOf: (who: Person) =>
      db.select().from(refunds).where(eq(refunds.userId, who.id)).orderBy(refunds.id),
    async balanceOf(kind: string): Promise<number> {
      const [found] = await db.select().from(accounts).where(eq(accounts.kind, kind));
      return found?.balance ?? 0;
    },
    async problems(): Promise<readonly string[]> {
      return (await checkLedger(db)).problems;
    },
    admin,
  };
}
