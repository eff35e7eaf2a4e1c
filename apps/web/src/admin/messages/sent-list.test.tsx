import { roles } from '@institute/contract/rules/abilities';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { SentList } from './sent-list.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads from an empty list to writing, with nothing to search in', async () => {
  server.reply('getSentMessages', () => ok([], { total: 0, page: 1, per_page: 10 }));
  renderAt('/admin/messages?tab=sent', <SentList />);
  const way = await screen.findByRole('link', { name: 'Write a message' });
  expect(way.getAttribute('href')).toBe('/admin/messages');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
