// Proves ours-238.

import type { WireOf } from '@institute/contract/call';
import type { getTaughtMeetings } from '@institute/contract/meetings/registers';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { TaughtMeetings } from './taught-meetings.tsx';

type Line = WireOf<typeof getTaughtMeetings>[number];

const line = (id: number, day: string, own: Partial<Line> = {}): Line => ({
  ...{ id, class_id: 7, class_rand: 'roots', class_name: 'Roots and Patterns', group_name: '' },
  ...{ teacher_name: 'Huda', zone: 'Africa/Lagos', place: 'Room 2', topic: '', reason: '' },
  starts_at: new Date(`${day}T17:00:00Z`).getTime() / 1000,
  ends_at: new Date(`${day}T18:00:00Z`).getTime() / 1000,
  ...{ state: 'planned', said: 0, lacks_register: true, ...own },
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('today’s meetings stand with Start while they wait, and past ones whose register is missing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-05T16:55:00Z') });
  const server = mockServer();
  server.reply('getTaughtMeetings', () =>
    ok([
      line(4, '2026-12-28', { state: 'held', said: 3 }),
      line(5, '2027-01-03'),
      line(11, '2027-01-05'),
      line(12, '2027-01-05', { state: 'held', said: 3, lacks_register: false }),
      line(13, '2027-01-05', { state: 'cancelled', reason: 'Eid' }),
    ]),
  );
  renderAt('/teaching', <TaughtMeetings />);
  const today = within(await screen.findByRole('region', { name: 'Today’s meetings' }));
  const ways = today.getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Start', '/teaching/meetings/11'],
    ['Register', '/teaching/meetings/12'],
  ]);
  expect(today.getByText('Not held')).toBeTruthy();
  const missing = within(screen.getByRole('region', { name: 'Registers that wait' }));
  const waiting = missing.getAllByRole('link', { name: 'Register' });
  expect(waiting.map((way) => way.getAttribute('href'))).toEqual([
    '/teaching/meetings/4',
    '/teaching/meetings/5',
  ]);
});

it('whoever has no meetings sees nothing of them', async () => {
  const server = mockServer();
  server.reply('getTaughtMeetings', () => ok([]));
  renderAt('/teaching', <TaughtMeetings />);
  await vi.waitFor(() => expect(server.of('getTaughtMeetings')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
