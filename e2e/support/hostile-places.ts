import { enrol } from '@institute/contract/classes/classes';
import { addClass } from '@institute/contract/classes/managed-classes';
import { addInvoice, cancelInvoice, extendInvoice } from '@institute/contract/invoices/invoices';
import { OTHER_BANK } from '@institute/contract/payments/banks';
import { claimPayment, confirmClaim, refuseClaim } from '@institute/contract/payments/claims';
import { refuseOfficePayment, takePayment } from '@institute/contract/payments/office-payments';
import { fundWallet } from '@institute/contract/people/students';
import {
  endPlaces,
  extendPlaces,
  holdPlaces,
  movePlaces,
  resumePlaces,
} from '@institute/contract/places/places';
import { addCoupon, addStudentPrice } from '@institute/contract/prices/prices';
import { updateAppSettings } from '@institute/contract/settings/managed-settings';
import type { Session } from './api.ts';
import { hostilePacks, someOf } from './hostile-texts.ts';
import { dayIn } from './zone.ts';

/** A place is extended, moved and ended for reasons, of which its student is told. */
export async function workWithPlaces(admin: Session, student: Session): Promise<void> {
  const student_list = String(student.user.id);
  const form = { name: 'By the month', category: 'Places', about: 'A group', monthlySub: '1' };
  const paid = { ...form, premium: '1', amount: '1' } as const;
  const { id: to_class_id } = await admin.call(addClass, { ...paid, name: 'Another group' });
  const { id: class_id } = await admin.call(addClass, paid);
  for (const [place, reason] of someOf(hostilePacks(500), 2).entries()) {
    await admin.call(fundWallet, { student_id: student.user.id, amount: '1' });
    await student.call(enrol, { class_id });
    const order = { class_id, student_list, reason };
    const until = dayIn(60 + place);
    await admin.call(extendPlaces, { ...order, until });
    await admin.call(holdPlaces, { ...order, from: until, until });
    await admin.call(resumePlaces, order);
    await admin.call(movePlaces, { ...order, to_class_id });
    await admin.call(endPlaces, { ...order, class_id: to_class_id });
  }
}

/** Payments are taken and refused with whatever somebody wrote beside them; gives the reference of a receipt. */
export async function takePayments(admin: Session, student: Session): Promise<string> {
  const yesterday = dayIn(-1);
  const order = {
    student_id: student.user.id,
    amount: '1',
    way: 'cash',
    paid_on: yesterday,
  } as const;
  for (const note of someOf(hostilePacks(500), 2))
    await admin.call(takePayment, { ...order, note });
  let receipt = '';
  for (const reference of someOf(hostilePacks(120), 2)) {
    ({ receipt } = await admin.call(takePayment, { ...order, reference }));
  }
  await admin.call(updateAppSettings, { secondPersonAbove: '1' });
  for (const reason of someOf(hostilePacks(300), 2)) {
    const { id: payment_id } = await admin.call(takePayment, { ...order, amount: '2' });
    await admin.call(refuseOfficePayment, { payment_id, reason });
  }
  await admin.call(updateAppSettings, { secondPersonAbove: '0' });
  return receipt;
}

/** A student is billed, given more time and owes it no more, with whatever somebody wrote beside it. */
export async function billStudent(admin: Session, student: Session): Promise<void> {
  const reasons = someOf(hostilePacks(300), 2);
  for (const [place, title] of someOf(hostilePacks(160), 4).entries()) {
    const bill = { student_id: student.user.id, title, amount: '1', due_on: dayIn(9) };
    const { id: invoice_id } = await admin.call(addInvoice, bill);
    const reason = reasons[place];
    if (reason === undefined) continue;
    await admin.call(extendInvoice, { invoice_id, due_on: dayIn(20), reason });
    await admin.call(cancelInvoice, { invoice_id, reason });
  }
}

/** A student pays less, and coupons are made, with whatever somebody wrote beside it. */
export async function givePrices(admin: Session, student: Session): Promise<void> {
  const off = { share: '1' };
  for (const reason of someOf(hostilePacks(300), 2)) {
    const given = { ...off, student_id: student.user.id, why: 'other' as const, reason };
    await admin.call(addStudentPrice, given);
  }
  for (const [place, note] of someOf(hostilePacks(160), 2).entries()) {
    await admin.call(addCoupon, { ...off, code: `HOSTILE-${place}`, uses: '5', note });
  }
}

/** The account for transfers is set, and transfers are claimed, refused and confirmed, with hostile words. */
export async function claimPayments(admin: Session, student: Session): Promise<void> {
  await admin.call(updateAppSettings, {
    ...{ bankCode: OTHER_BANK, otherBank: hostilePacks(80)[0] ?? '', accountNumber: '0123456789' },
    ...{ accountName: hostilePacks(120)[0] ?? '', transferNote: hostilePacks(500)[0] ?? '' },
  });
  const yesterday = dayIn(-1);
  const claim = { amount: '1', paid_on: yesterday };
  for (const reason of someOf(hostilePacks(300), 2)) {
    const { id: claim_id } = await student.call(claimPayment, claim);
    await admin.call(refuseClaim, { claim_id, reason });
  }
  for (const reference of someOf(hostilePacks(120), 2)) {
    await student.call(claimPayment, { ...claim, reference });
  }
  const { id: claim_id } = await student.call(claimPayment, claim);
  const confirmed = { ...claim, reference: hostilePacks(120).at(-1) ?? '' };
  await admin.call(confirmClaim, { claim_id, ...confirmed });
}
