import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { untilFocused } from '../../test/focus.ts';
import { mockServer, ok, refused } from '../../test/mock-server.tsx';
import { VerifyPage } from './verify-page.tsx';

const found = {
  code: 'K7QF2M9XW4TD',
  name: 'Amina Yusuf',
  title: 'شَهَادَةُ إِتْمَامٍ',
  date: '2026-11-05',
  standing: 'valid',
};

function openAt(path: string): void {
  history.replaceState(null, '', path);
  render(<VerifyPage />);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves call-verifyCertificate.
it('shows whose certificate it is, its title, its date and that it stands', async () => {
  const server = mockServer();
  server.reply('verify_certificate', () => ok(found));
  const asked = vi.spyOn(globalThis, 'fetch');
  openAt('/verify/K7QF2M9XW4TD');
  expect(await screen.findByText('Amina Yusuf')).toBeTruthy();
  expect(screen.getByText('شَهَادَةُ إِتْمَامٍ')).toBeTruthy();
  expect(screen.getByText('5 Nov 2026')).toBeTruthy();
  expect(screen.getByText('Valid')).toBeTruthy();
  expect(asked.mock.calls.map(([address]) => address)).toEqual([
    '/mycertificates.php?action=verify_certificate&code=K7QF2M9XW4TD',
  ]);
});

it('names nobody when the certificate was withdrawn', async () => {
  mockServer().reply('verify_certificate', () => ok({ ...found, name: '', standing: 'withdrawn' }));
  openAt('/verify/K7QF2M9XW4TD');
  expect(await screen.findByText('Withdrawn')).toBeTruthy();
  expect(screen.queryByText('Name')).toBeNull();
});

// Proves ours-60.
it('says since when a certificate is revoked, and that another took its place', async () => {
  const revoked = { standing: 'revoked', revoked_on: '2026-11-20', replaced: true };
  mockServer().reply('verify_certificate', () => ok({ ...found, ...revoked }));
  openAt('/verify/K7QF2M9XW4TD');
  expect((await screen.findAllByText('Revoked')).length).toBeGreaterThan(0);
  expect(screen.getByText('20 Nov 2026')).toBeTruthy();
  expect(screen.getByText('A certificate with another number took its place.')).toBeTruthy();
  expect(screen.queryByText('Valid')).toBeNull();
});

// Proves ours-5.
it('has a field for the code, which leads to what it stands for', async () => {
  const server = mockServer();
  server.reply('verify_certificate', () => ok(found));
  const asked = vi.spyOn(globalThis, 'fetch');
  openAt('/verify');
  expect(asked).not.toHaveBeenCalled();
  const field = screen.getByLabelText<HTMLInputElement>('Code of the certificate');
  fireEvent.change(field, { target: { value: 'K7QF-2M' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Type the 12 letters and figures of the code.')).toBeTruthy();
  await untilFocused(() => field);
  fireEvent.change(field, { target: { value: ' k7qf 2m9x w4td ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(location.pathname).toBe('/verify/K7QF-2M9X-W4TD');
  expect(await screen.findByText('Amina Yusuf')).toBeTruthy();
});

// Proves ours-5.
it('can be asked about the next certificate, also when there was none', async () => {
  const server = mockServer();
  server.reply('verify_certificate', () =>
    refused('certificate_not_found', 'No certificate has this code.'),
  );
  openAt('/verify/K7QF-2M9X-W4TX');
  await screen.findByText('No such certificate');
  const field = screen.getByLabelText<HTMLInputElement>('Code of the certificate');
  expect(field.value).toBe('K7QF-2M9X-W4TX');
  server.reply('verify_certificate', () => ok(found));
  fireEvent.change(field, { target: { value: 'k7qf2m9xw4td' } });
  fireEvent.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Amina Yusuf')).toBeTruthy();
  const next = screen.getByLabelText<HTMLInputElement>('Check another certificate');
  expect(next.value).toBe('');
});

it('says when there is no such certificate', async () => {
  mockServer().reply('verify_certificate', () =>
    refused('certificate_not_found', 'No certificate has this code.'),
  );
  openAt('/verify/nothing-here');
  expect(await screen.findByText('No such certificate')).toBeTruthy();
  expect(screen.getByText('nothing-here')).toBeTruthy();
});

it('can ask again when no answer came', async () => {
  const server = mockServer();
  openAt('/verify/K7QF2M9XW4TD');
  await screen.findByText('The certificate could not be looked up.');
  server.reply('verify_certificate', () => ok(found));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Amina Yusuf')).toBeTruthy();
});
