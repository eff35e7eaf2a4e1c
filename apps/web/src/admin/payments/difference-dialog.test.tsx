import { roles } from '@institute/contract/auth/abilities';
import type { Difference } from '@institute/contract/payments/managed-payments';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, mockServer, renderAt } from '../../test/mock-server.tsx';
import { DifferenceDialog } from './difference-dialog.tsx';

const difference: Difference = {
  ...{ id: 1, kind: 'not_credited', reference: 'T100', currency: 'NGN', providerAmount: 5000 },
  ...{ ledgerKobo: 0, studentId: 20, name: 'Zaynab', email: 'zaynab@example.com' },
  ...{ reason: 'It was not credited.', paidAt: null, settledAt: null, note: '' },
  ...{ foundAt: new Date(0), isCreditable: false, isGivable: false },
};

beforeEach(() => {
  mockServer({ ...amina, role: roles.administrator });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (changes: Partial<Difference>) =>
  renderAt(
    '/admin/books',
    <DifferenceDialog
      what="settle"
      difference={{ ...difference, ...changes }}
      onClose={() => undefined}
    />,
  );

it('leads from the name of whoever paid to their page', () => {
  open({});
  const link = screen.getByRole('link', { name: 'Zaynab' });
  expect(link.getAttribute('href')).toBe('/admin/students/20');
});

it('has the e-mail alone of somebody without an account', () => {
  open({ studentId: null, name: '' });
  expect(screen.getByText('zaynab@example.com')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
