import { expect, it } from 'vitest';
import { invoicePurpose, purposeSent } from './claims-api.ts';

// Proves ours-266.
it('names an invoice, a class or the wallet as the call does', () => {
  expect(purposeSent(invoicePurpose(7))).toEqual({ invoiceId: 7 });
  expect(purposeSent('7')).toEqual({ classId: '7' });
  expect(purposeSent('')).toEqual({});
});
