import { expect, it } from 'vitest';
import { cardPaymentOf, receiptOf } from './model.ts';

const payment = {
  reference: 'CLASS_4_x',
  purpose: 'class' as const,
  amount: 7500.5,
  state: 'pending' as const,
  confirming: true,
  reason: '',
  class_id: 'class-4',
  class_name: 'The Alphabet',
  created_at: 1_700_000_000,
  paid_at: 0,
};

it('reads a card payment of the wire', () => {
  expect(cardPaymentOf(payment)).toEqual({
    reference: 'CLASS_4_x',
    purpose: 'class',
    amountKobo: 750_050,
    state: 'pending',
    isConfirming: true,
    reason: '',
    className: 'The Alphabet',
    createdAt: new Date('2023-11-14T22:13:20Z'),
    paidAt: null,
  });
});

it('reads a receipt with its movements', () => {
  const line = { id: 9, description: 'Card', type: 'credit' as const };
  const payer = { name: 'Amina', email: 'amina@example.com', siteName: 'I', method: 'Visa' };
  expect(
    receiptOf({
      ...payment,
      ...payer,
      paid_at: 1_700_000_060,
      lines: [{ ...line, amount: 7500.5, date: 1_700_000_060 }],
    }),
  ).toMatchObject({
    ...payer,
    paidAt: new Date('2023-11-14T22:14:20Z'),
    lines: [{ ...line, amountKobo: 750_050 }],
  });
});
