import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aClass } from '../../../test/a-class.ts';
import { detailsFor } from '../../../test/class-details.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { ClaimDialog } from './claim-dialog.tsx';

const parts = { premium: '1', amount: '5000', parts: '40:0,60:30' } as const;
let server: MockServer;
beforeEach(() => {
  localStorage.clear();
  server = mockServer(amina);
  server.reply('get_my_invoices', () => ok({ invoices: [], pays_partly: false }));
  server.reply('get_my_classes', () => ok([]));
  server.reply('get_eligible_classes', () => ok([aClass(5, parts)]));
  server.reply('get_class_details', () => ok(detailsFor({ class_details: aClass(5, parts) })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves ours-339.
it('what is due of a class is offered to whoever says that they have paid, and goes with it', async () => {
  renderAt('/', <ClaimDialog onClose={() => undefined} />);
  await screen.findByRole('option', { name: 'Class: Class number 5' });
  const purpose = screen.getByLabelText('What it is for');
  const amount = screen.getByLabelText<HTMLInputElement>('Amount');
  fireEvent.change(purpose, { target: { value: '5' } });
  await waitFor(() => expect(amount.value).toBe('2000'));
  fireEvent.change(purpose, { target: { value: '' } });
  await waitFor(() => expect(amount.value).toBe(''));
  fireEvent.change(amount, { target: { value: '700' } });
  fireEvent.change(purpose, { target: { value: '5' } });
  await waitFor(() => expect(server.of('get_class_details').length).toBeGreaterThan(0));
  expect(amount.value).toBe('700');
});

it('what a draft brings back is typed, and stays', async () => {
  renderAt('/', <ClaimDialog onClose={() => undefined} />);
  fireEvent.change(await screen.findByLabelText('Amount'), { target: { value: '5,000' } });
  cleanup();
  renderAt('/', <ClaimDialog onClose={() => undefined} />);
  await screen.findByText('What you typed before and did not save is back.');
  await screen.findByRole('option', { name: 'Class: Class number 5' });
  expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('5,000');
});
