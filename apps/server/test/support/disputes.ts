import { and, eq } from 'drizzle-orm';
import type { Dispute } from '../../../../tools/simulator/disputes.mjs';
import { accounts, disputes } from '../../src/schema/index.ts';
import { openWithSavedCards } from './saved-cards.ts';

/** An institute whose simulated provider tells of disputes, as a test says. */
export async function openWithDisputes() {
  const opened = await openWithSavedCards();
  const { simulator, hear, db, drain } = opened;
  return {
    ...opened,
    /** The event of a dispute, and what is done about it. */
    async hears(dispute: Dispute, word: 'create' | 'remind' | 'resolve', key?: string) {
      const status = await hear(`charge.dispute.${word}`, { id: dispute.id }, key);
      await drain();
      return status;
    },
    /** A student with so many naira by card, and a dispute about them that was heard of. */
    async disputed(naira: number) {
      const person = await opened.institute.student({ name: 'Amina Yusuf' });
      const reference = await opened.funds(person, naira);
      const dispute = simulator.dispute(reference);
      await this.hears(dispute, 'create');
      return { person, reference, dispute, id: (await this.rowOf(dispute)).id };
    },
    async rowOf({ id }: Dispute) {
      const [row] = await db.select().from(disputes).where(eq(disputes.providerId, id));
      if (!row) throw new Error(`nobody has heard of the dispute ${id}`);
      return row;
    },
    async accountOf(kind: 'card_clearing' | 'card_losses' | 'refunds_due') {
      const [found] = await db
        .select()
        .from(accounts)
        .where(and(eq(accounts.kind, kind)));
      return found?.balance ?? 0;
    },
  };
}
