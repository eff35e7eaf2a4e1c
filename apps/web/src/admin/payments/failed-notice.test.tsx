import { roles } from '@institute/contract/auth/abilities';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { amina, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { officeWork } from '../../test/office-work.ts';
import { FailedNotice } from './failed-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-getStudentPayments.
it('leads from what is counted beside Payments to where each failed payment stands', async () => {
  const payments = {
    count: 1,
    first: [{ reference: 'FUND_x', user_id: 9, name: 'Zainab', at: 1_790_000_000 }],
  };
  const server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getOfficeWork', () => ok(officeWork({ payments })));
  renderAt('/admin/payments', <FailedNotice />);
  const way = await screen.findByRole('link', { name: /Zainab.*FUND_x/ });
  expect(way.getAttribute('href')).toBe('/admin/students/9?tab=wallet');
});
