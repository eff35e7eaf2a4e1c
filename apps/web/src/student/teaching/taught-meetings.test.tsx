// Proves ours-238, ours-309, ours-310.

import type { WireOf } from '@institute/contract/call';
import type { getTaughtMeetings } from '@institute/contract/meetings/registers';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { amina, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { TaughtMeetings } from './taught-meetings.tsx';

type Line = WireOf<typeof getTaughtMeetings>[number];

const line = (id: number, day: string, own: Partial<Line> = {}): Line => ({
  ...{ id, class_id: 7, class_rand: 'roots', class_name: 'Roots and Patterns', group_name: '' },
  ...{ teacher_name: 'Huda', zone: 'Africa/Lagos', place: 'Room 2', topic: '', reason: '' },
  starts_at: new Date(`${day}T17:00:00Z`).getTime() / 1000,
  ends_at: new Date(`${day}T18:00:00Z`).getTime() / 1000,
  ...{ state: 'planned', said: 0, lacks_register: true, closes_at: 0, version: 1, ...own },
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

// Proves ours-395, ours-397.
it('what is kept on the device, closed or taken by a substitute says so, and past ones are found', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-20T10:00:00Z') });
  const server = mockServer();
  const draft = { marks: { 1: 'late' }, taught: null, homework: null, lessonId: null };
  localStorage.setItem(
    `draft:register:${amina.email}:6`,
    JSON.stringify({ ...draft, isUnsent: false }),
  );
  server.reply('getTaughtMeetings', () =>
    ok([
      line(4, '2027-01-03', { register: 'closed' }),
      line(5, '2027-01-18', { lacks_register: false, state: 'held', usual_teacher: 'Zaynab' }),
      line(6, '2027-01-19', { lacks_register: false, state: 'held' }),
      line(7, '2027-01-21', { place: 'Room 9' }),
    ]),
  );
  server.reply('askForRegister', () => ok(null));
  renderAt('/teaching', <TaughtMeetings />);
  const missing = within(await screen.findByRole('region', { name: 'Registers that wait' }));
  missing.getByText('The register is closed');
  fireEvent.click(missing.getByRole('button', { name: 'Ask the office to open it' }));
  await waitFor(() => expect(server.of('askForRegister')).toHaveLength(1));
  const past = within(screen.getByRole('region', { name: '1 past meeting' }));
  expect(past.getByText(/substitute for/).textContent).toBe('Huda, substitute for Zaynab');
  // Nothing is today: what comes stands open, and is named.
  const coming = screen.getByRole('region', { name: /1 meeting within two weeks/ });
  expect(coming.querySelector('details')?.open).toBe(true);
  expect(coming.textContent).toMatch(/next: Thursday.*Roots and Patterns/);
});

it('a coming meeting is moved in time, for a reason; a clash is said beside its hour and loses nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-05T08:00:00Z') });
  const server = mockServer();
  server.reply('getTaughtMeetings', () =>
    ok([
      line(11, '2027-01-05', { change: 'ask', asked: { is_refused: false, to: 0 } }),
      line(21, '2027-01-12', { change: 'own', version: 3 }),
      line(22, '2027-01-13'),
    ]),
  );
  server.reply('changeTaughtMeeting', () => refused('teacher_busy', 'Huda is in Sarf then.'));
  renderAt('/teaching', <TaughtMeetings />);
  const today = within(await screen.findByRole('region', { name: 'Today’s meetings' }));
  today.getByText('The office is asked to cancel it');
  const coming = within(screen.getByRole('region', { name: /2 meetings within two weeks/ }));
  fireEvent.click(coming.getByRole('button', { name: 'Move or cancel', hidden: true }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Your students are told at once.');
  fireEvent.change(dialog.getByLabelText(/^Begins at/), { target: { value: '20:00' } });
  const press = () => fireEvent.click(dialog.getByRole('button', { name: 'Move the meeting' }));
  press();
  await dialog.findByText('Please give a reason.');
  expect(server.of('changeTaughtMeeting')).toHaveLength(0);
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'A wedding' } });
  press();
  await dialog.findAllByText('Huda is in Sarf then.');
  expect((dialog.getByLabelText(/^Reason/) as HTMLTextAreaElement).value).toBe('A wedding');
  server.reply('changeTaughtMeeting', () => ok({ outcome: 'done' }));
  press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.fromEntries(server.of('changeTaughtMeeting').at(-1)?.fields ?? [])).toMatchObject({
    ...{ meeting_id: '21', version: '3', change: 'move', on: '2027-01-12', starts_at: '20:00' },
    reason: 'A wedding',
  });
});

it('too late, the same press asks the office', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-05T08:00:00Z') });
  const server = mockServer();
  const refusedBefore = { change: 'ask' as const, asked: { is_refused: true, to: 0 } };
  server.reply('getTaughtMeetings', () => ok([line(11, '2027-01-05', refusedBefore)]));
  server.reply('changeTaughtMeeting', () => ok({ outcome: 'asked' }));
  renderAt('/teaching', <TaughtMeetings />);
  await screen.findByText('The office says no: it is held as planned');
  fireEvent.click(screen.getByRole('button', { name: 'Move or cancel' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/^It is too near to change it yourself/);
  fireEvent.click(dialog.getByRole('radio', { name: 'Cancel it' }));
  expect(dialog.queryByLabelText(/^Begins at/)).toBeNull();
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'A fever' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Ask the office' }));
  await waitFor(() => expect(server.of('changeTaughtMeeting')).toHaveLength(1));
  const sent = Object.fromEntries(server.of('changeTaughtMeeting')[0]?.fields ?? []);
  expect(sent).toMatchObject({ meeting_id: '11', change: 'cancel', reason: 'A fever' });
  expect(sent).not.toHaveProperty('on');
});

it('whoever has no meetings sees nothing of them', async () => {
  const server = mockServer();
  server.reply('getTaughtMeetings', () => ok([]));
  renderAt('/teaching', <TaughtMeetings />);
  await vi.waitFor(() => expect(server.of('getTaughtMeetings')).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});
