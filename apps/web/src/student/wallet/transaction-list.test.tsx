import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TransactionList } from './transaction-list.tsx';

afterEach(cleanup);

// Proves student-2-79.
it('shows money in with a green plus and money out with a red minus, what for and when', () => {
  const at = new Date(Date.UTC(2026, 10, 20, 13, 5));
  render(
    <TransactionList
      search=""
      timeZone="Africa/Lagos"
      waiting={false}
      lines={[
        {
          id: 2,
          description: 'Quiz reward',
          type: 'credit',
          amountKobo: 50_050,
          at,
          receipt: null,
        },
        {
          id: 1,
          description: 'Enrollment: Sarf',
          type: 'debit',
          amountKobo: 750_000,
          at,
          receipt: null,
        },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem').map((line) => within(line));
  const amount = (line: typeof first) => line?.getByText(/₦/);
  expect(first?.getByText('Quiz reward')).toBeTruthy();
  expect(first?.getByText(/^20 Nov 2026, 14:05( \(Lagos\))?$/)).toBeTruthy();
  expect(amount(first)?.textContent).toBe('Credit +₦500.50');
  expect(amount(first)?.className).toMatch(/\btext-good\b/);
  expect(second?.getByText('Enrollment: Sarf')).toBeTruthy();
  expect(amount(second)?.textContent).toBe('Debit −₦7,500.00');
  expect(amount(second)?.className).toMatch(/\btext-bad\b/);
});
