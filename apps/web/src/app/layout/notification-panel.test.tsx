import { Message } from '@institute/contract/messages/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Inbox } from '../../domains/messages/model.ts';
import { messageFor, mockServer, renderAt } from '../../test/mock-server.tsx';
import { NotificationPanel } from './notification-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// Proves student-2-37.
it('is at most 400 pixels high and scrolls what does not fit', () => {
  const messages = Array.from({ length: 5 }, (_, index) => z.parse(Message, messageFor(5 - index)));
  const newest = { data: { messages } } as UseQueryResult<Inbox>;
  mockServer();
  renderAt('/', <NotificationPanel id="panel" newest={newest} onClose={() => undefined} />);
  const panel = screen.getByRole('region', { name: 'Notifications' });
  expect(panel.className).toContain('max-h-[400px]');
  expect(panel.className).toContain('flex-col');
  expect(screen.getByRole('list').parentElement?.className).toContain('overflow-y-auto');
  // Five of one line of subject, one of text and one of time fit in whole.
  const [first] = screen.getAllByRole('listitem');
  const lines = [...(first?.querySelectorAll('bdi') ?? [])].map((line) => line.className);
  expect(lines.map((line) => line.includes('line-clamp-1'))).toEqual([true, true]);
});
