import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { type Inbox, messageOf } from '../../domains/messages/model.ts';
import { messageFor } from '../../test/mock-server.tsx';
import { NotificationPanel } from './notification-panel.tsx';

afterEach(cleanup);

it('is at most 400 pixels high and scrolls what does not fit', () => {
  const messages = Array.from({ length: 5 }, (_, index) => messageOf(messageFor(5 - index)));
  const newest = { data: { messages } } as UseQueryResult<Inbox>;
  render(
    <MemoryRouter>
      <NotificationPanel id="panel" newest={newest} onChoice={() => undefined} />
    </MemoryRouter>,
  );
  const panel = screen.getByRole('region', { name: 'Notifications' });
  expect(panel.className).toContain('max-h-[400px]');
  expect(panel.className).toContain('flex-col');
  expect(screen.getByRole('list').parentElement?.className).toContain('overflow-y-auto');
});
