import type { Certificate } from '@institute/contract/certificates/certificates';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockServer, renderAt } from '../../../test/mock-server.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';

const certificate: Certificate = {
  id: 1,
  name: 'Amina Yusuf',
  title: 'Certificate of Grammar · شَهَادَةُ النَّحْوِ',
  content: 'Amina Yusuf has read كِتَابُ النَّحْوِ.',
  issuedOn: '2026-11-05',
  footer: 'The director',
  code: 'K7QF2M9XW4TD',
  revokedOn: null,
};

function open(changes: Partial<Certificate> = {}): HTMLElement {
  mockServer();
  renderAt(
    '/',
    <CertificateDialog certificate={{ ...certificate, ...changes }} onClose={vi.fn()} />,
  );
  return screen.getByRole('dialog');
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says on the certificate itself where its code is typed', () => {
  const sheet = within(open()).getByRole('article');
  expect(sheet.textContent).toContain(`${location.host}/verify`);
  expect(sheet.textContent).toContain('K7QF2M9XW4TD');
});

it('has what can be done with it in sight, without pointing: sharing, the link, and the print', () => {
  const dialog = within(open());
  const share = dialog.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(share ?? '')).toContain('/verify/K7QF2M9XW4TD');
  const uses = [
    dialog.getByRole('link', { name: 'Share on WhatsApp' }),
    dialog.getByRole('button', { name: 'Share as image' }),
    dialog.getByRole('button', { name: 'Copy the link' }),
    dialog.getByRole('link', { name: 'Print or save as PDF' }),
  ];
  for (const use of uses) {
    expect(use.closest('[class*="opacity-0"], [class*="group-hover"]')).toBeNull();
  }
});

it('offers nothing to do with one that was taken back', () => {
  const dialog = within(open({ revokedOn: '2026-11-20' }));
  expect(dialog.queryByRole('link', { name: 'Share on WhatsApp' })).toBeNull();
  expect(dialog.queryByRole('link', { name: 'Print or save as PDF' })).toBeNull();
});
