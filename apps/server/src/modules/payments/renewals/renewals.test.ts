import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentialsOf } from '../../../../test/support/institute.ts';
import { openWithSavedCards } from '../../../../test/support/saved-cards.ts';
import { invoiceSettlements, invoices, officePayments, savedCards } from '../../../schema/index.ts';
import { chargeCard } from './charge-card.ts';
import { runRenewal, runRenewals } from './run-renewals.ts';

let ground: Awaited<ReturnType<typeof openWithSavedCards>>;
beforeAll(async () => {
  ground = await openWithSavedCards();
});
afterAll(() => ground.close());
beforeEach(() => {
  ground.simulator.charges.ending = 'at once';
  ground.simulator.charges.cards = null;
});
afterEach(async () => expect(await ground.problems()).toEqual([]));

const monthly = { monthlySub: '1' };
const inParts = { parts: '50:0,50:28' };

// Proves ours-179, call-keepCard, call-removeCard, call-getRenewals.
describe('a card', () => {
  it('is offered after a payment and kept by a press alone, sealed', async () => {
    const { person, reference } = await ground.aStudent(5000, monthly);
    const { data } = await person.call.getRenewals({});
    expect(data.card).toBeUndefined();
    expect(data.offer).toEqual({ reference, name: 'Visa •••• 4081' });
    expect(await ground.db.$count(savedCards, eq(savedCards.userId, person.id))).toBe(0);
    const kept = await person.call.keepCard({ reference });
    expect(kept.data).toEqual({ name: 'Visa •••• 4081', expires: '2035-12' });
    const again = (await person.call.getRenewals({})).data;
    expect(again.card).toEqual(kept.data);
    expect(again.offer).toBeUndefined();
    const [row] = await ground.db.select().from(savedCards).where(eq(savedCards.userId, person.id));
    expect(row).toMatchObject({ brand: 'Visa', lastFour: '4081', expires: '2035-12' });
    expect(JSON.stringify([row, kept, again])).not.toContain('AUTH_');
    expect((await person.call.removeCard({})).status).toBe(true);
    expect((await person.call.removeCard({})).status).toBe(true);
    expect((await person.call.getRenewals({})).data.card).toBeUndefined();
  });

  it('that may not be charged again, or paid for somebody else, is not kept', async () => {
    const { person, reference } = await ground.aStudent(5000, monthly);
    const other = await ground.institute.student();
    const once = await ground.funds(other, 900, { isReusable: false });
    expect((await other.call.getRenewals({})).data.offer).toBeUndefined();
    expect((await other.call.keepCard({ reference: once })).code).toBe('card_not_kept');
    expect((await other.call.keepCard({ reference })).code).toBe('payment_not_found');
    expect((await other.call.keepCard({ reference: 'FUND_nothing' })).code).toBe(
      'payment_not_found',
    );
    expect((await person.call.getRenewals({})).data.card).toBeUndefined();
  });
});

// Proves ours-192, call-setRenewal.
describe('the switch of a place', () => {
  it('is off, is pressed by its student, and is said with day and amount', async () => {
    const { person, classId } = await ground.aStudent(5000, monthly);
    const before = (await person.call.getRenewals({})).data.places;
    expect(before).toMatchObject([{ is_on: false, kind: 'month', amount: 5000 }]);
    await ground.switchOn(person, classId);
    const first = await ground.renewalOf(person);
    await ground.switchOn(person, classId);
    expect(await ground.renewalOf(person)).toEqual(first);
    expect((await person.call.getRenewals({})).data.places[0]?.is_on).toBe(true);
    await ground.switchOn(person, classId, '0');
    await ground.switchOn(person, classId, '0');
    expect(await ground.renewalOf(person)).toMatchObject({ isOn: false, stopped: null });
  });

  it('is refused without a place, where nothing is to be paid, and at another price', async () => {
    const { person, classId } = await ground.aStudent(5000, monthly);
    const stranger = await ground.institute.student();
    expect((await ground.switchOn(stranger, classId)).code).toBe('not_enrolled');
    const once = await ground.aStudent(900, {});
    expect((await ground.switchOn(once.person, once.classId)).code).toBe('not_renewable');
    const dearer = { class_id: classId, on: '1', amount: '4999' };
    expect((await person.call.setRenewal(dearer)).code).toBe('price_changed');
    expect(await ground.renewalOf(person)).toBeUndefined();
  });
});

// Proves ours-193, promise-27.
describe('a month that is due', () => {
  it('is told of three days before, with the card, and charged once whatever runs beside', async () => {
    const { person, classId, reference } = await ground.aStudent(5000, monthly);
    await person.call.keepCard({ reference });
    await ground.switchOn(person, classId);
    const { subscriptionEndsAt: first } = await ground.placeOf(person);
    await ground.pass(await ground.daysToDue(person), person);
    // The first month was told of by the switch; this one is paid.
    expect((await ground.chargesOf(person)).map(({ payment }) => payment.state)).toEqual(['paid']);
    const place = await ground.placeOf(person);
    expect(place.periods).toBe(2);
    expect(place.subscriptionEndsAt?.getTime()).toBeGreaterThan(first?.getTime() ?? 0);
    expect(await ground.balanceOf(person)).toBe(0);
    await ground.pass((await ground.daysToDue(person)) - 3, person);
    const coming = (await person.call.getMessages({})).data[0];
    expect(coming?.subject).toMatch(/^Paid by itself on \d+ \w+ 20\d\d: /);
    expect(await ground.chargesOf(person)).toHaveLength(1);
    await ground.institute.clock.advance({ days: 3 });
    await Promise.all(Array.from({ length: 8 }, () => runRenewals(ground.services)));
    const open = (await ground.chargesOf(person)).filter(({ charge }) => !charge.endedAt);
    expect(open).toHaveLength(1);
    const { id = 0, reference: ours = '' } = open[0]?.payment ?? {};
    await Promise.all([
      ...Array.from({ length: 4 }, () => chargeCard(ground.services, id)),
      ...Array.from({ length: 4 }, () => ground.arrives(ours)),
      ground.drain(),
    ]);
    await ground.drain();
    await ground.run();
    expect(await ground.creditsOf(ours)).toHaveLength(1);
    expect(await ground.chargesOf(person)).toHaveLength(2);
    expect((await ground.placeOf(person)).periods).toBe(3);
    expect(await ground.balanceOf(person)).toBe(0);
  });

  it('is paid from the wallet where that holds it', async () => {
    const { person, classId, reference } = await ground.aStudent(5000, monthly);
    await person.call.keepCard({ reference });
    await ground.switchOn(person, classId);
    await ground.funds(person, 6000);
    await ground.pass(await ground.daysToDue(person), person);
    expect(await ground.chargesOf(person)).toEqual([]);
    expect((await ground.placeOf(person)).periods).toBe(2);
    expect(await ground.balanceOf(person)).toBe(100_000);
    expect((await ground.told(person))[0]).toMatch(/^Paid by itself: /);
  });

  it.each(['slow', 'twice', 'webhook first', 'lost'] as const)(
    'is charged once where the answer is %s',
    async (ending) => {
      const { person, classId, reference } = await ground.aStudent(5000, monthly);
      await person.call.keepCard({ reference });
      await ground.switchOn(person, classId);
      ground.simulator.charges.ending = ending;
      await ground.pass(await ground.daysToDue(person), person);
      const [{ payment } = {}] = await ground.chargesOf(person);
      // What never answered, or not at once, is cleared by whoever asks about payments.
      await expect
        .poll(
          async () => {
            await ground.arrives(payment?.reference ?? '');
            await ground.drain(true);
            return (await ground.placeOf(person)).periods;
          },
          { timeout: 10_000 },
        )
        .toBe(2);
      const asked = ground.simulator.charges.asked.filter((one) => one === payment?.reference);
      expect(asked).toHaveLength(1);
      expect(await ground.creditsOf(payment?.reference ?? '')).toHaveLength(1);
      expect(await ground.chargesOf(person)).toHaveLength(1);
    },
  );

  it('is charged by a later try where the provider was away, under the same reference', async () => {
    const { person, classId, reference } = await ground.aStudent(5000, monthly);
    await person.call.keepCard({ reference });
    await ground.switchOn(person, classId);
    ground.simulator.charges.ending = 'unheard';
    await ground.pass(await ground.daysToDue(person), person);
    expect((await ground.placeOf(person)).periods).toBe(1);
    ground.simulator.charges.ending = 'at once';
    await ground.drain(true);
    expect((await ground.placeOf(person)).periods).toBe(2);
    expect(await ground.chargesOf(person)).toHaveLength(1);
  });

  it('waits while its student pays by hand, and takes nothing for a month paid by then', async () => {
    const { person, classId, reference } = await ground.aStudent(5000, monthly);
    await person.call.keepCard({ reference });
    await ground.switchOn(person, classId);
    await ground.institute.clock.advance({ days: await ground.daysToDue(person) });
    await ground.institute.signInAgain(person);
    const window = (await person.call.initPayment({ purpose: 'class', class_id: classId })).data;
    await ground.run();
    expect(await ground.chargesOf(person)).toEqual([]);
    ground.simulator.pay({ ...window, email: window.email });
    await person.call.verifyPayment({ reference: window.reference });
    await ground.run();
    expect((await ground.placeOf(person)).periods).toBe(2);
    expect(await ground.chargesOf(person)).toEqual([]);
  });

  it('keeps in the wallet what was charged for a month that was paid meanwhile', async () => {
    const { person, classId, reference } = await ground.aStudent(5000, monthly);
    await person.call.keepCard({ reference });
    await ground.switchOn(person, classId);
    ground.institute.clock.advance({ days: await ground.daysToDue(person) });
    await ground.institute.signInAgain(person);
    await ground.institute.signInAgain(ground.admin);
    await runRenewals(ground.services);
    const refused = await person.call.initPayment({ purpose: 'class', class_id: classId });
    expect(refused.code).toBe('charge_underway');
    const today = ground.services.clock.now().toISOString().slice(0, 10);
    await ground.admin.call.takePayment({
      ...{ student_id: person.id, class_id: classId, amount: '5000', way: 'cash', paid_on: today },
    });
    await ground.drain();
    expect((await ground.placeOf(person)).periods).toBe(2);
    expect(await ground.balanceOf(person)).toBe(500_000);
    expect((await ground.chargesOf(person))[0]?.payment).toMatchObject({ state: 'credited' });
  });

  it('charges nothing once it is switched off or the card is removed before it is asked', async () => {
    for (const stop of ['switch', 'card'] as const) {
      const { person, classId, reference } = await ground.aStudent(5000, monthly);
      await person.call.keepCard({ reference });
      await ground.switchOn(person, classId);
      ground.institute.clock.advance({ days: await ground.daysToDue(person) });
      await ground.institute.signInAgain(person);
      await runRenewals(ground.services);
      const before = ground.simulator.charges.asked.length;
      if (stop === 'switch') await ground.switchOn(person, classId, '0');
      else await person.call.removeCard({});
      await ground.drain();
      expect(ground.simulator.charges.asked).toHaveLength(before);
      const [{ payment, charge } = {}] = await ground.chargesOf(person);
      expect(payment).toMatchObject({ state: 'failed', askAt: null });
      expect(charge?.endedAt).not.toBeNull();
    }
  });
});

// Proves ours-194.
describe('a renewal stops and says so', () => {
  async function onWith(card: 'declines' | 'expired' | 'stolen' | 'pays') {
    const found = await ground.aStudent(5000, monthly, card);
    if (card !== 'expired') await found.person.call.keepCard({ reference: found.reference });
    await ground.switchOn(found.person, found.classId);
    return found;
  }

  it('after three tries on different days', async () => {
    const { person } = await onWith('declines');
    await ground.pass(await ground.daysToDue(person), person);
    await ground.run();
    expect(await ground.chargesOf(person)).toHaveLength(1);
    expect((await ground.told(person))[0]).toMatch(/^Your card did not pay: /);
    await ground.pass(1, person);
    await ground.pass(1, person);
    await ground.pass(1, person);
    expect((await ground.chargesOf(person)).map(({ charge }) => charge.attempt)).toEqual([1, 2, 3]);
    expect(await ground.renewalOf(person)).toMatchObject({ isOn: false, stopped: 'tries' });
    expect((await ground.told(person)).filter((one) => /did not pay/.test(one))).toHaveLength(2);
    expect((await ground.told(person)).some((one) => /^No longer paid/.test(one))).toBe(true);
    expect(await ground.balanceOf(person)).toBe(0);
  });

  it('at once on a final decline', async () => {
    const { person } = await onWith('stolen');
    await ground.pass(await ground.daysToDue(person), person);
    expect(await ground.chargesOf(person)).toHaveLength(1);
    expect(await ground.renewalOf(person)).toMatchObject({ isOn: false, stopped: 'declined' });
  });

  it('on a card that has expired, by the bank’s word or its own month, uncharged then', async () => {
    const { person, reference } = await onWith('pays');
    await person.call.keepCard({ reference });
    ground.simulator.charges.cards = 'expired';
    await ground.pass(await ground.daysToDue(person), person);
    expect(await ground.renewalOf(person)).toMatchObject({ isOn: false, stopped: 'expired' });
    const other = await onWith('expired');
    await other.person.call.keepCard({ reference: other.reference });
    await ground.pass(await ground.daysToDue(other.person), other.person);
    expect(await ground.chargesOf(other.person)).toEqual([]);
    expect(await ground.renewalOf(other.person)).toMatchObject({ isOn: false, stopped: 'expired' });
    const [place] = (await other.person.call.getRenewals({})).data.places;
    expect(place).toMatchObject({ is_on: false, stopped: 'expired' });
  });

  it('where the price has risen', async () => {
    const { person, classId } = await onWith('pays');
    await ground.admin.call.updateClass({ class_id: classId, amount: '6000' });
    await ground.pass(await ground.daysToDue(person), person);
    expect(await ground.renewalOf(person)).toMatchObject({ isOn: false, stopped: 'price' });
    expect(await ground.chargesOf(person)).toEqual([]);
  });

  it('where nothing could pay for a week', async () => {
    const { person } = await onWith('pays');
    await person.call.removeCard({});
    await ground.pass(await ground.daysToDue(person), person);
    await ground.pass(6, person);
    expect(await ground.renewalOf(person)).toMatchObject({ isOn: true });
    await ground.pass(2, person);
    expect(await ground.renewalOf(person)).toMatchObject({ isOn: false, stopped: 'unpaid' });
  });

  it('where the provider refuses the card', async () => {
    const { person } = await onWith('pays');
    await ground.db
      .update(savedCards)
      .set({ email: 'somebody@example.com' })
      .where(eq(savedCards.userId, person.id));
    await ground.pass(await ground.daysToDue(person), person);
    expect(await ground.renewalOf(person)).toMatchObject({ isOn: false, stopped: 'declined' });
    expect((await ground.chargesOf(person))[0]?.payment.state).toBe('failed');
  });
});

// Proves ours-193.
describe('a part that is due', () => {
  it('is told of, and charged once for its invoice', async () => {
    const { person, classId, reference } = await ground.aStudent(9000, inParts);
    await person.call.keepCard({ reference });
    await ground.switchOn(person, classId);
    await ground.pass(28, person);
    const { id: placeId } = await ground.placeOf(person);
    await Promise.all(Array.from({ length: 6 }, () => runRenewal(ground.services, placeId)));
    await ground.drain();
    const own = await ground.db.select().from(invoices).where(eq(invoices.placeId, placeId));
    expect(own.map(({ state }) => state)).toEqual(['paid', 'paid']);
    const [{ payment } = {}, ...more] = await ground.chargesOf(person);
    expect(more).toEqual([]);
    expect(payment).toMatchObject({ state: 'paid', received: 450_000, purpose: 'fund' });
    const { data } = await person.call.getPaymentReceipt({ reference: payment?.reference ?? '' });
    expect(data.lines.map(({ type }) => type)).toEqual(['credit', 'debit']);
    expect(await ground.balanceOf(person)).toBe(0);
  });

  // Proves promise-28.
  it('is settled once among fifty who pay it by hand, from the wallet and by card, and tell of it', async () => {
    const { person, classId, reference } = await ground.aStudent(9000, inParts);
    await person.call.keepCard({ reference });
    await ground.switchOn(person, classId);
    ground.institute.clock.advance({ days: 28 });
    await ground.institute.signInAgain(person);
    await ground.institute.signInAgain(ground.admin);
    await runRenewals(ground.services);
    const [{ payment } = {}] = await ground.chargesOf(person);
    const { id = 0, reference: ours = '' } = payment ?? {};
    const { id: placeId } = await ground.placeOf(person);
    const partsOf = () =>
      ground.db.select().from(invoices).where(eq(invoices.placeId, placeId)).orderBy(invoices.part);
    const { id: invoice_id = 0 } = (await partsOf())[1] ?? {};
    const paid_on = ground.services.clock.now().toISOString().slice(0, 10);
    const byHand = { student_id: person.id, invoice_id, amount: '4500', way: 'bank' } as const;
    const answers = await Promise.all([
      ...Array.from({ length: 15 }, () => chargeCard(ground.services, id)),
      ...Array.from({ length: 15 }, () => ground.arrives(ours)),
      ...Array.from({ length: 10 }, () => person.call.payInvoice({ invoice_id })),
      ...Array.from({ length: 10 }, () =>
        ground.admin.call.takePayment({ ...byHand, paid_on, reference: 'UBA 28' }),
      ),
    ]);
    expect(answers).toHaveLength(50);
    await ground.drain();
    await ground.run();
    expect((await partsOf()).map(({ state, paid }) => [state, paid])).toEqual([
      ['paid', 450_000],
      ['paid', 450_000],
    ]);
    const settled = eq(invoiceSettlements.invoiceId, invoice_id);
    expect(await ground.db.$count(invoiceSettlements, settled)).toBe(1);
    const taken = eq(officePayments.userId, person.id);
    const inHand = (await ground.db.$count(officePayments, taken)) * 450_000;
    const byCard = (await ground.creditsOf(ours)).length * 450_000;
    // Whoever came second has it in the wallet.
    expect(await ground.balanceOf(person)).toBe(inHand + byCard - 450_000);
  });

  it('that is due when it is switched on is paid at once', async () => {
    const { person, classId, reference } = await ground.aStudent(9000, inParts);
    await ground.pass(29, person);
    expect((await person.call.getRenewals({})).data.places).toMatchObject([{ kind: 'part' }]);
    await person.call.keepCard({ reference });
    await ground.switchOn(person, classId);
    await ground.drain();
    expect(await ground.chargesOf(person)).toHaveLength(1);
    expect((await person.call.getRenewals({})).data.places).toMatchObject([{ amount: 0 }]);
  });
});

// Proves ours-192.
it('an administrator who is signed in as the student touches none of it', async () => {
  const { person, classId, reference } = await ground.aStudent(5000, monthly);
  await person.call.keepCard({ reference });
  const acting = await ground.admin.call.loginAsStudent({ student_email: person.email });
  const them = ground.institute.client(credentialsOf(acting.headers));
  for (const refused of [
    await them.keepCard({ reference }),
    await them.removeCard({}),
    await them.setRenewal({ class_id: classId, on: '1' }),
    await them.setRenewal({ class_id: classId, on: '0' }),
  ]) {
    expect(refused.code).toBe('not_as_student');
  }
  expect((await person.call.getRenewals({})).data.card).toBeDefined();
});
