// Proves ours-239.

import { cleanup, fireEvent, screen } from '@testing-library/react';
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

// Proves ours-308.
it('a month of them is saved as a file, the last one unless another is chosen', async () => {
  server.reply('getClassRegisters', () => {
    const before = new Date('2026-12-31T23:30:00Z').getTime() / 1000;
    return ok([sum(3), sum(1, { starts_at: before - 3600 }), sum(2, { starts_at: before })]);
  });
  server.reply('exportRegisters', () => refused('unavailable', 'Away.'));
  renderAt('/', <MeetingRegisters classId="7" />);
  const month = await screen.findByRole('combobox', { name: 'Month' });
  const names = [...month.querySelectorAll('option')].map(({ textContent }) => textContent);
  // 23:30 in London is the new year in Lagos.
  expect(names).toEqual(['January 2027', 'December 2026']);
  const asked = () => Object.fromEntries(server.of('exportRegisters').at(-1)?.fields ?? []);
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ class_id: '7', month: '2027-01' }));
  fireEvent.change(month, { target: { value: '2026-12' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await vi.waitFor(() => expect(asked()).toMatchObject({ month: '2026-12' }));
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
