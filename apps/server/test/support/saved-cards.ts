import { eq } from 'drizzle-orm';
import type { Card } from '../../../../tools/simulator/charges.mjs';
import { checkLedger, walletBalance } from '../../src/modules/ledger/index.ts';
import { runRenewals } from '../../src/modules/payments/renewals/run-renewals.ts';
import {
  cardCharges,
  cardPayments,
  enrolments,
  renewals,
  transfers,
} from '../../src/schema/index.ts';
import { openWithAccounts } from './account-numbers.ts';
import type { Person } from './institute.ts';
import { openClassPayment, openFunding } from './paystack.ts';
import { aPaidClass } from './school.ts';

/** An institute whose simulated provider charges saved cards; how that goes on a test says. */
export async function openWithSavedCards() {
  const opened = await openWithAccounts();
  const { institute, simulator, admin, hear } = opened;
  const { services } = institute;
  const { db, jobs } = services;
  return {
    ...opened,
    db,
    services,
    drain: (later = false) => jobs.drain({ later }),
    balanceOf: ({ id }: Person) => walletBalance(db, id),
    /** Lets days go by, signs them in again, and does what the clock brings. */
    async pass(days: number, ...people: Person[]) {
      institute.clock.advance({ days });
      for (const person of [admin, ...people]) await institute.signInAgain(person);
      await runRenewals(services);
      await jobs.drain();
    },
    async run() {
      await runRenewals(services);
      await jobs.drain();
    },
    /** A student who has joined a class by card; the class costs so many naira. */
    async aStudent(naira: number, fields: Record<string, unknown>, card: Card = 'pays') {
      const { id: classId } = await aPaidClass(institute, naira, fields);
      const person = await institute.student({ name: 'Amina Yusuf' });
      const { reference, amount, email } = await openClassPayment(person, classId);
      simulator.pay({ reference, amount, email, card });
      await person.call.verifyPayment({ reference });
      return { person, classId, reference };
    },
    /** A payment into the wallet by card. */
    async funds(person: Person, naira: number, own: { isReusable?: boolean } = {}) {
      const { reference, amount, email } = await openFunding(person, naira);
      simulator.pay({ reference, amount, email, ...own });
      await person.call.verifyPayment({ reference });
      return reference;
    },
    switchOn: (person: Person, classId: number, on: '0' | '1' = '1') =>
      person.call.setRenewal({ class_id: classId, on }),
    async placeOf({ id }: Person) {
      const [place] = await db.select().from(enrolments).where(eq(enrolments.userId, id));
      if (!place) throw new Error('there is no place');
      return place;
    },
    /** Days until half a day into the one on which the next month is paid. */
    async daysToDue(person: Person): Promise<number> {
      const { subscriptionEndsAt } = await this.placeOf(person);
      const ms = (subscriptionEndsAt?.getTime() ?? 0) - services.clock.now().getTime();
      return ms / 86_400_000 - 0.5;
    },
    async renewalOf(person: Person) {
      const { id } = await this.placeOf(person);
      const [renewal] = await db.select().from(renewals).where(eq(renewals.placeId, id));
      return renewal;
    },
    /** The charges of a person's card, with their payments. */
    chargesOf: ({ id }: Person) =>
      db
        .select({ charge: cardCharges, payment: cardPayments })
        .from(cardCharges)
        .innerJoin(cardPayments, eq(cardPayments.id, cardCharges.paymentId))
        .where(eq(cardPayments.userId, id))
        .orderBy(cardCharges.id),
    creditsOf: (reference: string) =>
      db
        .select()
        .from(transfers)
        .where(eq(transfers.idempotencyKey, `card:${reference.replaceAll('_', '-')}`)),
    async told(person: Person) {
      const { data } = await person.call.getMessages({});
      return data.map(({ subject }) => subject);
    },
    /** The webhook of a charge. */
    arrives: (reference: string) => hear('charge.success', { reference }),
    /** Problems of the books; none where all is right. */
    problems: async () => (await checkLedger(db)).problems,
  };
}
