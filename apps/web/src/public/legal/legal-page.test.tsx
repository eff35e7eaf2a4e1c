import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok } from '../../test/mock-server.tsx';
import { LegalPage } from './legal-page.tsx';

const answer = (text: string) => ok({ text, version: 3, since: 1_793_500_000 });

function open(path: string, text: string | null): MockServer {
  const server = mockServer();
  if (text !== null) server.reply('get_legal_text', () => answer(text));
  history.replaceState(null, '', path);
  render(<LegalPage />);
  return server;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves ours-41.
it('shows headings, lists and paragraphs, with version and date', async () => {
  open('/terms', 'Hello.\n## Money\n- one\n- two\n\nثُمَّ');
  expect(await screen.findByRole('heading', { level: 2, name: 'Money' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'one',
    'two',
  ]);
  expect(screen.getByText(/^Version 3, since/).textContent).toMatch(/1 Nov 2026|31 Oct 2026/);
  expect(screen.getByText('ثُمَّ').getAttribute('dir')).toBe('auto');
});

// Proves ours-41.
it('shows nothing of HTML that an administrator wrote as HTML', async () => {
  const evil = '<img src=x onerror=alert(1)>\n## <b>Bold</b>\n- [x](javascript:alert(1))';
  open('/privacy', evil);
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: '<b>Bold</b>' })).toBeTruthy();
  expect(document.querySelector('img, b, a[href^="javascript"]')).toBeNull();
});

it('leads to the other text, and asks for the one it is', async () => {
  const server = open('/privacy', 'We keep little.');
  await screen.findByText('We keep little.');
  expect(server.sent).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/terms');
});

it('can ask again when no answer came', async () => {
  const server = open('/terms', null);
  await screen.findByText('The text could not be loaded.');
  server.reply('get_legal_text', () => answer('Here.'));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Here.')).toBeTruthy();
});
