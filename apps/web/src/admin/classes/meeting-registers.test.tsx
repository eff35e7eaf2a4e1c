// Proves ours-239.

import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { MeetingRegisters } from './meeting-registers.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sum = (id: number, own: Record<string, unknown> = {}) => ({
  ...{ id, class_id: 7, class_rand: 'roots', class_name: 'Roots', group_name: 'Evening' },
  ...{ teacher_name: 'Huda', zone: 'Africa/Lagos', place: '', topic: '', state: 'held' },
  starts_at: new Date('2027-01-05T17:00:00Z').getTime() / 1000,
  ends_at: new Date('2027-01-05T18:00:00Z').getTime() / 1000,
  ...{ reason: '', present: 0, late: 0, left_early: 0, excused: 0, absent: 0, ...own },
});

it('each meeting stands with its sums and the way to its register', async () => {
  server.reply('getClassRegisters', () =>
    ok([
      sum(3, { present: 28, late: 1, excused: 1 }),
      sum(2, { state: 'teacher_absent', absent: 3 }),
      sum(1, { state: 'planned' }),
    ]),
  );
  renderAt('/', <MeetingRegisters classId="7" />);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/teaching/meetings/3', 'Tue, 5 Jan 2027, 18:00–19:00Evening28 present, 1 late, 1 excused'],
    ['/teaching/meetings/2', 'Tue, 5 Jan 2027, 18:00–19:00EveningTeacher absent'],
    ['/teaching/meetings/1', 'Tue, 5 Jan 2027, 18:00–19:00EveningNothing noted yet'],
  ]);
});

it('a class without meetings is as it was, and a failure is said', async () => {
  server.reply('getClassRegisters', () => ok([]));
  renderAt('/', <MeetingRegisters classId="7" />);
  await vi.waitFor(() => expect(server.of('getClassRegisters')).toHaveLength(1));
  expect(screen.queryByText('Registers of live meetings')).toBeNull();
  cleanup();
  server.reply('getClassRegisters', () => refused('unavailable', 'Away.'));
  renderAt('/', <MeetingRegisters classId="7" />);
  expect(await screen.findByText('The registers could not be loaded.')).toBeTruthy();
});
