import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useSearchParams } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { SentList } from './sent-list.tsx';
import { SentMessageView } from './sent-message-view.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves ours-49.
it('leads from an empty list to writing, with nothing to search in', async () => {
  server.reply('getSentMessages', () => ok([], { total: 0, page: 1, per_page: 10 }));
  renderAt('/admin/messages?tab=sent', <SentList />);
  const way = await screen.findByRole('link', { name: 'Write a message' });
  expect(way.getAttribute('href')).toBe('/admin/messages');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

describe('a message that was sent', () => {
  const rows = [
    {
      ...{ id: 5, subject: 'Holidays', message: 'Until Monday', time: '1 May 2026' },
      ...{ sender: 'Maryam', sender_id: 31, delivery_method: 'inApp', message_style: 'normal' },
      ...{ send_to_all: true, recipients: 3, mail: null },
    },
  ];
  function Page() {
    const [query] = useSearchParams();
    return query.has('message') ? <SentMessageView id={5} /> : <SentList />;
  }
  const open = (query: string) =>
    renderAt(
      `/admin/messages${query}`,
      <Routes>
        <Route path="/admin/messages" element={<Page />} />
      </Routes>,
    );
  beforeEach(() => {
    server.reply('getSentMessages', ({ fields }) =>
      ok(rows, { total: 30, more: false, page: Number(fields.get('page') ?? 1), per_page: 10 }),
    );
  });
  const back = async () =>
    (await screen.findByRole('link', { name: /^Back/ })).getAttribute('href');

  // Proves call-getSentMessages.
  it.each([['?tab=sent'], ['?tab=sent&search=holidays+%26+more&page=3']])(
    'leads back to its list as it was left: %s',
    async (query) => {
      open(query);
      fireEvent.click(await screen.findByRole('link', { name: 'Holidays' }));
      expect(await back()).toBe(`/admin/messages${query}`);
    },
  );

  // Proves call-getAuditLog.
  it('leads to what was done with it', async () => {
    open('?message=5');
    const done = await screen.findByRole('link', { name: 'What was done with it' });
    expect(done.getAttribute('href')).toBe('/admin/audit?thing=message:5');
  });

  it('leads to the whole list when it was opened from elsewhere', async () => {
    open('?message=5');
    expect(await back()).toBe('/admin/messages?tab=sent');
  });

  // Proves ours-54.
  it('leads to who sent it', async () => {
    open('?message=5');
    const link = await screen.findByRole('link', { name: 'Maryam' });
    expect(link.getAttribute('href')).toBe('/admin/students/31');
  });

  it('leads back likewise when it is there no more', async () => {
    server.reply('getSentMessages', () => ok([], { total: 0, page: 1, per_page: 10 }));
    open('?tab=sent&message=5&list=tab%3Dsent%26page%3D2');
    expect(await back()).toBe('/admin/messages?tab=sent&page=2');
  });
});
