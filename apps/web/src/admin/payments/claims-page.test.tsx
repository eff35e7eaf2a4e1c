import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getClaims } from '@institute/contract/payments/claims';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { ClaimsPage } from './claims-page.tsx';

type Sent = WireOf<typeof getClaims>[number];
const claim = (id: number, own: Partial<Sent> = {}): Sent => ({
  ...{ id, amount: 1000 + id, state: 'waiting', class_id: null, class_name: '' },
  ...{ invoice_id: null },
  ...{ paid_on: '2026-11-28', reference: '', picture: '', sent_at: 1_790_000_000 },
  ...{ user_id: id, name: `Student ${id}`, wallet: 0, own: false, price: null },
  ...{ others: [], same_picture: [], same_reference: [], ...own },
});

let server: MockServer;
let waiting: Sent[] = [];
const confirmed: (string | null)[] = [];
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  confirmed.length = 0;
  waiting = [claim(1), claim(2), claim(3)];
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getClaims', () => ok(waiting));
  server.reply('confirmClaim', (sent) => {
    confirmed.push(sent.fields.get('amount'));
    return ok({ state: 'booked', kept: '' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const amount = () => screen.findByLabelText<HTMLInputElement>('Amount');
const shows = (naira: string) => waitFor(async () => expect((await amount()).value).toBe(naira));
const confirm = () => fireEvent.submit(document.querySelector('dialog form') ?? document.body);

// Proves ours-142.
describe('the queue of transfers', () => {
  it('confirms what is in view and opens the next, until all are done', async () => {
    renderAt('/admin/confirm', <ClaimsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Begin with the first' }));
    for (const naira of ['1001', '1002', '1003']) {
      await shows(naira);
      confirm();
      await waitFor(() => expect(confirmed.at(-1)).toBe(naira));
      waiting = waiting.slice(1);
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(confirmed).toHaveLength(3);
  });

  it('refuses by R in words, and goes on; where something is typed R is a letter', async () => {
    const refused: (string | null)[] = [];
    server.reply('refuseClaim', (sent) => {
      refused.push(sent.fields.get('reason'));
      return ok(null);
    });
    renderAt('/admin/confirm', <ClaimsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Open the transfer of Student 2' }));
    fireEvent.keyDown(await amount(), { key: 'r', code: 'KeyR' });
    expect(screen.queryByLabelText('Reason')).toBeNull();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Confirm' }), { key: 'r', code: 'KeyR' });
    fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'Never came' } });
    const forms = document.querySelectorAll('form');
    fireEvent.submit(forms[forms.length - 1] as Element);
    await shows('1003');
    expect(refused).toEqual(['Never came']);
  });

  // Proves ours-336.
  it('says before the press what the wallet gives to a class as well, or that it cannot', async () => {
    const paid = { premium: '1', amount: '5000' } as const;
    server.reply('getClassDetails', () => ok(aClass(5, paid)));
    server.reply('getStudentPrices', () => ok([]));
    server.reply('confirmClaim', () => ok({ state: 'booked', kept: '', from_wallet: 3999 }));
    const aboutClass = { class_id: 5, class_name: 'Sarf', price: 5000 };
    waiting = [claim(1, { ...aboutClass, wallet: 4000 }), claim(2, aboutClass)];
    renderAt('/admin/confirm', <ClaimsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Begin with the first' }));
    expect(await screen.findByText('₦3,999.00 of the wallet is taken as well.')).toBeTruthy();
    confirm();
    waiting = waiting.slice(1);
    expect(await screen.findByText('₦3,999.00 of the wallet was taken as well.')).toBeTruthy();
    expect(await screen.findByText(/^₦3,998.00 is missing, .* all of it stays/)).toBeTruthy();
  });

  it('asks once more where the same picture was seen before, and says by whom', async () => {
    const seen = { user_id: 9, name: 'Bala', amount: 5, state: 'confirmed', at: 1_790_000_000 };
    waiting = [claim(1, { same_picture: [seen] })];
    renderAt('/admin/confirm', <ClaimsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Begin with the first' }));
    expect(await screen.findByText('The same picture was sent before')).toBeTruthy();
    expect(screen.getByText('Bala')).toBeTruthy();
    confirm();
    expect(await screen.findByText('Confirm it all the same?')).toBeTruthy();
    expect(confirmed).toEqual([]);
  });
});
