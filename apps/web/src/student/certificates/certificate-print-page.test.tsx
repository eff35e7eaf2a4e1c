import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { CertificatePrintPage } from './certificate-print-page.tsx';

const certificate = {
  id: 1,
  title: 'Foundations of Arabic',
  certificateContent: 'Amina Yusuf has read كِتَابُ النَّحْوِ with distinction.\nWell done',
  issue_date: '2026-11-05',
  footer: 'The director',
  code: 'K7QF2M9XW4TD',
};
const print = vi.fn();
const load = vi.fn(async (_font: string, _words: string) => []);

function openAt(path: string): void {
  renderAt(
    path,
    <Routes>
      <Route path="/certificates/:code/print" element={<CertificatePrintPage />} />
    </Routes>,
  );
}

beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
  load.mockClear();
  Reflect.set(document, 'fonts', { load });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

// Proves ours-6.
it('shows the sheet and opens the printing once by itself', async () => {
  mockServer().reply('getMyCertificates', () => ok([certificate]));
  openAt('/certificates/K7QF2M9XW4TD/print');
  await screen.findByText('كِتَابُ النَّحْوِ');
  expect(screen.getByRole('heading', { level: 2, name: 'Foundations of Arabic' })).toBeTruthy();
  expect(screen.getByText('The director')).toBeTruthy();
  expect(screen.getByText('5 Nov 2026')).toBeTruthy();
  expect(screen.getByText('K7QF2M9XW4TD')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Scan, or check it at' })).toBeTruthy();
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  // Not before every letter of it can be set in the faces we ship.
  expect(load.mock.calls.map(([font]) => font)).toEqual([
    '400 1em "Amiri Arabic", "Certificate Serif", serif',
    '700 1em "Amiri Arabic", "Certificate Serif", serif',
  ]);
  for (const words of Object.values(certificate).slice(1)) {
    if (words !== certificate.issue_date) expect(load.mock.calls[0]?.[1]).toContain(words);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(2);
});

it('prints nothing for a code the student does not hold', async () => {
  mockServer().reply('getMyCertificates', () => ok([certificate]));
  openAt('/certificates/somebody-elses/print');
  expect(await screen.findByText('No such certificate')).toBeTruthy();
  expect(print).not.toHaveBeenCalled();
});

// Proves ours-60.
it('prints none that was taken back, and says so', async () => {
  const revoked = { ...certificate, revoked_on: '2026-11-20' };
  mockServer().reply('getMyCertificates', () => ok([revoked]));
  openAt('/certificates/K7QF2M9XW4TD/print');
  expect(await screen.findByText('Revoked')).toBeTruthy();
  expect(screen.getByText('20 Nov 2026')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  expect(print).not.toHaveBeenCalled();
});
