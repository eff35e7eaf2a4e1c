import type { Certificate } from '@institute/contract/certificates/certificates';
import { expect, it, vi } from 'vitest';
import { loadCertificateFaces } from './certificate-faces.ts';

const certificate: Certificate = {
  ...{ id: 1, name: 'آمِنَة', title: 'Certificate of Grammar', content: 'Read it all.' },
  ...{ issuedOn: '2026-11-05', footer: 'The director', code: 'K7QF2M9XW4TD', revokedOn: null },
};

it('waits for the faces of everything that stands on a certificate, its holder too', async () => {
  const load = vi.fn(async (_font: string, _words?: string) => []);
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  await loadCertificateFaces(certificate, 'The Institute');
  const { name, title, content, footer, code } = certificate;
  for (const words of [name, title, content, footer, code, 'The Institute']) {
    expect(load.mock.calls.every(([, waitedFor]) => waitedFor?.includes(words))).toBe(true);
  }
  expect(load).toHaveBeenCalledTimes(2);
  Reflect.deleteProperty(document, 'fonts');
});
