// Proves ours-271, ours-276.

import type { WireOf } from '@institute/contract/call';
import type { getGroupChoice } from '@institute/contract/meetings/seats';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { classFor, detailsFor } from '../../test/class-details.ts';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { ClassDetailPage } from './class-detail-page.tsx';

type Choice = WireOf<typeof getGroupChoice>;
type GroupOf = Choice['groups'][number];
const time = { weekday: 2, starts_at: '18:00', minutes: 60, next_at: 0 };
const group = (id: number, name: string, own: Partial<GroupOf> = {}): GroupOf => ({
  ...{ id, name, teacher_name: 'Huda', zone: 'Africa/Lagos', times: [time], seats_left: 2 },
  offered_until: 0,
  ...own,
});
const full = { seats_left: 0 };

let server: MockServer;
let choice: Choice;
beforeEach(() => {
  server = mockServer();
  choice = {
    groups: [group(1, 'Evening'), group(2, 'Morning', full)],
    group_id: 0,
    may_move: false,
  };
  server.reply('get_group_choice', () => ok(choice));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openPage(isEnrolled = false, own = {}) {
  showPage(isEnrolled, own);
  await screen.findByRole('heading', { name: isEnrolled ? /time/ : 'Choose your time' });
}

function showPage(isEnrolled = false, own = {}) {
  const free = classFor({ premium: '0', amount: '0', ...own });
  server.reply('get_class_details', () =>
    ok(detailsFor({ class_details: free, isEnrolled, is_in_groups: true })),
  );
  renderAt(
    '/classes/class-4',
    <Routes>
      <Route path="/classes/:id" element={<ClassDetailPage />} />
    </Routes>,
  );
}
const rowOf = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
const press = (name: string, row: string) =>
  fireEvent.click(rowOf(row).getByRole('button', { name }));

it('joining a class with groups chooses one in the same press, and a full one has a waiting list', async () => {
  server.reply('choose_group', () => ok({ held_until: 1_900_000_000 }));
  server.reply('classenrolement', () => ok({ nextSub: '0', wallet: 2500 }));
  await openPage();
  expect(screen.queryByRole('button', { name: 'Enroll for free' })).toBeNull();
  expect(rowOf('Evening').getByText('2 seats left')).toBeTruthy();
  expect(rowOf('Morning').getByText('Full')).toBeTruthy();
  press('Enroll at this time', 'Evening');
  await waitFor(() => expect(server.of('classenrolement')).toHaveLength(1));
  expect(server.of('choose_group')[0]?.fields.get('group_id')).toBe('1');
  expect(rowOf('Morning').queryByRole('button', { name: 'Enroll at this time' })).toBeNull();
});

it('says where somebody waits, never that they are in, and lets them go', async () => {
  server.reply('wait_for_seat', () => {
    choice = { ...choice, groups: [group(2, 'Morning', { ...full, place: 3 })] };
    return ok({ place: 3 });
  });
  server.reply('leave_line', () => ok(null));
  await openPage();
  press('Join the waiting list', 'Morning');
  expect(await screen.findByText(/^Number 3 on the waiting list. You have no seat/)).toBeTruthy();
  expect(screen.getByText('You are waiting')).toBeTruthy();
  press('Leave the waiting list', 'Morning');
  await waitFor(() => expect(server.of('leave_line')).toHaveLength(1));
});

it('a seat that is offered is taken in one press, and refused in one', async () => {
  const offered = { ...full, offered_until: Math.floor(Date.now() / 1000) + 3600 };
  choice = { ...choice, groups: [group(2, 'Morning', offered)] };
  server.reply('choose_group', () => ok({ held_until: 0 }));
  server.reply('leave_line', () => ok(null));
  await openPage(true);
  expect(screen.getByText(/^A seat is kept for you until/)).toBeTruthy();
  press('No, thank you', 'Morning');
  await waitFor(() => expect(server.of('leave_line')).toHaveLength(1));
  press('Take the seat', 'Morning');
  await waitFor(() => expect(server.of('choose_group')).toHaveLength(1));
  expect(server.of('classenrolement')).toHaveLength(0);
});

it('who has joined sees the own time, and others only where moving is allowed', async () => {
  choice = { ...choice, group_id: 1 };
  await openPage(true);
  expect(screen.getByRole('heading', { name: 'Your time' })).toBeTruthy();
  expect(screen.queryByText('Morning')).toBeNull();
  cleanup();
  choice = { ...choice, may_move: true, groups: [group(1, 'Evening'), group(3, 'Noon')] };
  server.reply('choose_group', () => refused('group_full', 'The group has no seat left.'));
  await openPage(true);
  fireEvent.click(screen.getByText('Other times'));
  press('Move to this time', 'Noon');
  await waitFor(() => expect(server.of('choose_group')).toHaveLength(1));
});

// Proves ours-311, ours-422.
it('names all groups that somebody is in, and from and until when a time holds', async () => {
  const ends = { ...time, until_on: '2099-12-08' };
  const begins = { ...time, weekday: 3, from_on: '2099-12-09' };
  choice = {
    ...choice,
    ...{ group_id: 1, group_ids: [1, 3] },
    groups: [group(1, 'Evening', { times: [ends, begins] }), group(3, 'Noon')],
  };
  await openPage(true);
  expect(screen.getByRole('heading', { name: 'Your times' })).toBeTruthy();
  expect(screen.getByText('Evening')).toBeTruthy();
  expect(screen.getByText('Noon')).toBeTruthy();
  expect(screen.getByText(/, until 8 Dec 2099$/)).toBeTruthy();
  expect(screen.getByText(/, from 9 Dec 2099 on$/)).toBeTruthy();
});

it('offers no way in that asks for no time, neither while the times are awaited nor when they do not come', async () => {
  let isAway = true;
  let answer = (_: unknown) => {};
  const awaited = new Promise((resolve) => {
    answer = resolve;
  });
  server.reply('get_group_choice', async () => {
    if (!isAway) return ok(choice);
    await awaited;
    return refused('server_error', 'Something went wrong');
  });
  showPage();
  await screen.findByText('Loading the times...');
  expect(screen.queryByRole('button', { name: 'Enroll for free' })).toBeNull();
  answer(null);
  await screen.findByText('The times of the class could not be loaded.');
  expect(screen.queryByRole('button', { name: 'Enroll for free' })).toBeNull();
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Choose your time' })).toBeTruthy();
});

it('says where there is no time to choose now', async () => {
  choice = { ...choice, groups: [] };
  await openPage();
  expect(screen.getByText('There is no time to choose at the moment.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Enroll/ })).toBeNull();
});
