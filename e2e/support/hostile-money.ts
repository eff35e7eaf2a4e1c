import { setTimeout as wait } from 'node:timers/promises';
import { enrol } from '@institute/contract/classes/classes';
import { getStudentWallet } from '@institute/contract/ledger/ledger';
import { OTHER_BANK } from '@institute/contract/payments/banks';
import { answerDispute, getDisputes } from '@institute/contract/payments/disputes';
import {
  getReconciliation,
  refundPayment,
  runReconciliation,
  settleDifference,
} from '@institute/contract/payments/managed-payments';
import { closeMonth, reopenMonth } from '@institute/contract/payments/months';
import { recordRefund, sendRefund, stopRefund } from '@institute/contract/payments/refunds';
import { fundWallet, takeBackFunding } from '@institute/contract/people/students';
import type { Session } from './api.ts';
import { disputeAtBank, payUnseen } from './card-money.ts';
import { hostilePacks, someOf } from './hostile-texts.ts';
import { dayIn } from './zone.ts';

/** Joins a paid class by card; gives the reference of the receipt, which names the class and the payer. */
export async function joinByCard(student: Session, class_id: string): Promise<string> {
  const { reference, state } = await payUnseen(student, { purpose: 'class', class_id });
  if (state !== 'paid') throw new Error(`the payment is ${state}`);
  return reference;
}

/** Money is given and taken back for a reason, which stands in the history of the wallet. */
export async function correctWallet(admin: Session, student: Session): Promise<void> {
  const student_id = student.user.id;
  await admin.call(fundWallet, { student_id, amount: '500' });
  const [funding] = await admin.call(getStudentWallet, { student_id });
  if (!funding) throw new Error('the wallet has no history');
  for (const reason of hostilePacks(200)) {
    await admin.call(takeBackFunding, {
      student_id,
      funding_id: funding.id,
      amount: '1',
      reason,
    });
  }
}

/** Payments of the student are disputed at the bank, and contested by the office in words of its own. */
export async function disputePayments(admin: Session, student: Session): Promise<void> {
  for (const message of someOf(hostilePacks(500), 2)) {
    const { reference } = await payUnseen(student, { purpose: 'fund', amount: '200' });
    await disputeAtBank(student, reference);
    const find = () => admin.call(getDisputes, { page: 1, per_page: 1, search: reference });
    let [found] = await find();
    while (!found) {
      await wait(200);
      [found] = await find();
    }
    await admin.call(answerDispute, { dispute_id: found.id, answer: 'contest', message });
  }
}

/** The price of a class is returned for a reason and paid again, as often as there are reasons. */
export async function refund(admin: Session, student: Session, class_id: string): Promise<void> {
  const student_id = student.user.id;
  for (const reason of someOf(hostilePacks(200), 2)) {
    const [paid] = await admin.call(getStudentWallet, { student_id, search: 'Enrollment' });
    if (!paid) throw new Error('no class was paid for');
    await admin.call(refundPayment, { payment_id: paid.id, reason, leave_class: '1' });
    await student.call(enrol, { class_id });
  }
}

/** What the card provider has otherwise is settled, with a note. */
export async function settleDifferences(admin: Session, student: Session): Promise<void> {
  const notes = someOf(hostilePacks(500), 2);
  for (const _note of notes) {
    await payUnseen(student, { purpose: 'fund', amount: '200' }, 'currency');
  }
  await admin.call(runReconciliation, {});
  const differences = await admin.call(getReconciliation, { per_page: 100, page: 1 });
  for (const [place, note] of notes.entries()) {
    const difference_id = differences[place]?.id ?? 0;
    await admin.call(settleDifference, { difference_id, note });
  }
}

/** A month of the books that is long over is closed, and opened again for whatever reason somebody wrote. */
export async function openMonthsAgain(admin: Session): Promise<void> {
  for (const reason of someOf(hostilePacks(200), 2)) {
    await admin.call(closeMonth, { month: '2020-01' });
    await admin.call(reopenMonth, { month: '2020-01', reason });
  }
}

/** Money is sent to bank accounts, recorded and stopped, with whatever somebody wrote beside it. */
export async function sendRefunds(admin: Session, student: Session): Promise<void> {
  const student_id = student.user.id;
  await payUnseen(student, { purpose: 'fund', amount: '200' });
  const yesterday = dayIn(-1);
  const account = { way: 'bank', bank: OTHER_BANK, account_number: '0123456789' } as const;
  const names = someOf(hostilePacks(120), 2);
  for (const [place, reason] of someOf(hostilePacks(200), 2).entries()) {
    const other_bank = hostilePacks(80)[place] ?? '';
    const named = { ...account, other_bank, account_name: names[place] ?? '' };
    const order = { student_id, amount: '1', reason, ...named };
    const { id: refund_id } = await admin.call(sendRefund, order);
    await admin.call(stopRefund, { refund_id, reason });
    const sent = await admin.call(sendRefund, order);
    const transfer = { refund_id: sent.id, paid_on: yesterday, reference: names[place] ?? '' };
    await admin.call(recordRefund, transfer);
  }
}
