// Proves ours-251.
import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { WeekPage } from './week-page.tsx';

const at = (time: string) => new Date(time).getTime() / 1000;
const meeting = (id: number, starts: string, more: object = {}) => ({
  ...{ id, group_id: 1, group_name: '', class_id: 4, class_name: 'Nahw', zone: 'Africa/Lagos' },
  ...{ starts_at: at(starts), ends_at: at(starts) + 3600, teacher_id: 7, teacher_name: 'Huda' },
  ...{ place: 'https://meet.example/a', topic: '', state: 'planned', reason: '' },
  ...{ by_hand: false, version: 1, lacks_register: false, ...more },
});

let server: MockServer;
const answer = (...meetings: object[]) => server.reply('getMeetings', () => ok(meetings));
const isWide = (is: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: is, addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }));
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const asked = () => Object.fromEntries(server.of('getMeetings').at(-1)?.fields ?? []);

it('shows a week by teacher and by class, with what meetings lack, and goes to the next', async () => {
  isWide(true);
  answer(
    meeting(1, '2099-03-03T17:00:00Z'),
    meeting(2, '2099-03-04T17:00:00Z', { teacher_id: 0, teacher_name: '', place: '' }),
    meeting(3, '2099-03-05T17:00:00Z', { class_id: 5, class_name: 'Sarf', state: 'cancelled' }),
  );
  renderAt('/admin/week?week=2099-03-04', <WeekPage />);
  const table = await screen.findByRole('table', { name: 'The week' });
  expect(asked()).toMatchObject({ from: '2099-03-02', until: '2099-03-08' });
  screen.getByText('1 meeting without a teacher');
  screen.getByText('1 meeting without a link or room');
  const heads = () =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  expect(heads()).toEqual(['Nobody teaches', 'Huda']);
  const first = within(table).getAllByRole('link', { name: '18:00–19:00' });
  expect(first.map((link) => link.getAttribute('href'))).toContain(
    '/admin/classes/manage/4?tab=meetings#meeting-1',
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Class' }));
  await waitFor(() => expect(heads()).toEqual(['Nahw', 'Sarf']));
  fireEvent.click(screen.getByRole('button', { name: 'The week after' }));
  await waitFor(() => expect(asked()).toMatchObject({ from: '2099-03-09', until: '2099-03-15' }));
  fireEvent.click(screen.getByRole('button', { name: 'This week' }));
  await waitFor(() => expect(asked().from).not.toContain('2099'));
});

it('leads to the register of a meeting that is over and has none, day by day on a phone', async () => {
  isWide(false);
  answer(
    meeting(9, '2020-03-03T17:00:00Z', { lacks_register: true }),
    meeting(10, '2020-03-04T17:00:00Z', { state: 'held' }),
  );
  renderAt('/admin/week?week=2020-03-03', <WeekPage />);
  const tuesday = within(await screen.findByRole('region', { name: /^Tuesday/ }));
  tuesday.getByText('No register');
  tuesday.getByText('Huda');
  const link = tuesday.getByRole('link', { name: '18:00–19:00' });
  expect(link.getAttribute('href')).toBe('/teaching/meetings/9');
  screen.getByText('1 meeting without a register');
  expect(
    within(screen.getByRole('region', { name: /^Wednesday/ })).queryByText('No register'),
  ).toBeNull();
});

it('says that nothing is planned, and what could not be loaded', async () => {
  isWide(false);
  answer();
  renderAt('/admin/week?week=never', <WeekPage />);
  await screen.findByText('No meetings this week');
  cleanup();
  server.reply('getMeetings', () => refused('day_out_of_reach', 'Too far.'));
  renderAt('/admin/week?week=2199-01-01', <WeekPage />);
  await screen.findByText('The week could not be loaded.');
});

// Proves ours-310, ours-398.
it('answers what a teacher asks after it was looked at, with words, and says why that was not done', async () => {
  answer();
  const row = { id: 9, class_name: 'Nahw', group_name: '', zone: 'Africa/Lagos', asked_by: 'Huda' };
  const hours = { starts_at: at('2099-03-03T17:00:00Z'), ends_at: at('2099-03-03T18:00:00Z') };
  const asked = { to: at('2099-03-04T19:00:00Z'), reason: 'A wedding', asked_at: 1_799_000_000 };
  server.reply('getMeetingRequests', () =>
    ok({ count: 1, first: [{ ...row, ...hours, ...asked }] }),
  );
  server.reply('answerMeetingRequest', () => refused('teacher_busy', 'Huda is in Sarf then.'));
  renderAt('/admin/week', <WeekPage />);
  const region = within(await screen.findByRole('region', { name: 'Teachers ask' }));
  region.getByText('Move 3 Mar 2099, 18:00 to 4 Mar 2099, 20:00');
  region.getByText('A wedding');
  fireEvent.click(region.getByRole('button', { name: /^Yes to Huda/ }));
  region.getByText(/students and the teacher are told/);
  expect(server.of('answerMeetingRequest')).toEqual([]);
  fireEvent.click(region.getByRole('button', { name: 'Say yes' }));
  await region.findByText('Huda is in Sarf then.');
  server.reply('answerMeetingRequest', () => ok(null));
  fireEvent.click(region.getByRole('button', { name: 'Back' }));
  fireEvent.click(region.getByRole('button', { name: /^No to Huda/ }));
  fireEvent.change(region.getByLabelText('Words to the teacher'), {
    target: { value: 'Call me' },
  });
  fireEvent.click(region.getByRole('button', { name: 'Say no' }));
  await waitFor(() => expect(server.of('answerMeetingRequest')).toHaveLength(2));
  const sent = server.of('answerMeetingRequest').map(({ fields }) => Object.fromEntries(fields));
  const what = { meeting_id: '9', asked_at: '1799000000' };
  expect(sent).toMatchObject([
    { ...what, answer: 'yes' },
    { ...what, answer: 'no', words: 'Call me' },
  ]);
});

// Proves ours-320.
it('marks closed days, also of what a teacher asks for, which a yes has read', async () => {
  const closure = { id: 1, from_on: '2099-03-04', until_on: '2099-03-05', name: 'Staff day' };
  server.reply('getClosures', () => ok({ closures: [closure], proposed: [] }));
  const row = { id: 9, class_name: 'Nahw', group_name: '', zone: 'Africa/Lagos', asked_by: 'Huda' };
  const hours = { starts_at: at('2099-03-03T17:00:00Z'), ends_at: at('2099-03-03T18:00:00Z') };
  const asked = { to: at('2099-03-04T19:00:00Z'), reason: 'A wedding', asked_at: 1_799_000_000 };
  server.reply('getMeetingRequests', () =>
    ok({ count: 1, first: [{ ...row, ...hours, ...asked, closed_by: 'Staff day' }] }),
  );
  server.reply('answerMeetingRequest', () => ok(null));
  isWide(true);
  answer(meeting(1, '2099-03-03T17:00:00Z'));
  renderAt('/admin/week?week=2099-03-04', <WeekPage />);
  await screen.findByRole('table', { name: 'The week' });
  expect(await screen.findAllByRole('columnheader', { name: /Closed: Staff day/ })).toHaveLength(2);
  const region = within(await screen.findByRole('region', { name: 'Teachers ask' }));
  region.getByText(/The institute is closed on that day:/);
  fireEvent.click(region.getByRole('button', { name: /^Yes to Huda/ }));
  fireEvent.click(region.getByRole('button', { name: 'Say yes' }));
  await waitFor(() => expect(server.of('answerMeetingRequest')).toHaveLength(1));
  expect(server.of('answerMeetingRequest')[0]?.fields.get('on_closed_day')).toBe('1');
  cleanup();
  isWide(false);
  renderAt('/admin/week?week=2099-03-04', <WeekPage />);
  const wednesday = within(await screen.findByRole('region', { name: /^Wednesday/ }));
  await wednesday.findByText('Staff day');
});

// Proves ours-307.
it('lists the registers that nobody has held, with the way to each', async () => {
  answer();
  const row = { id: 9, class_name: 'Nahw', group_name: 'Evening', zone: 'Africa/Lagos' };
  const hours = { starts_at: at('2020-03-03T17:00:00Z'), ends_at: at('2020-03-03T18:00:00Z') };
  server.reply('getMissingRegisters', () =>
    ok({ count: 120, first: [{ ...row, ...hours, teacher_name: 'Huda', register_until: 0 }] }),
  );
  renderAt('/admin/week', <WeekPage />);
  const region = within(await screen.findByRole('region', { name: 'Registers that are missing' }));
  region.getByText('Huda');
  region.getByText('Evening');
  region.getByText('closed to its teacher');
  region.getByText('The first 1 of 120.');
  expect(region.getByRole('link', { name: /^Register of Nahw, / }).getAttribute('href')).toBe(
    '/teaching/meetings/9',
  );
});

// Proves ours-279.
it('names who was absent three times running, with the way to them and to a message', async () => {
  answer();
  const row = { student_id: 9, name: 'Bala', class_id: 4, class_name: 'Nahw' };
  server.reply('getLongAbsences', () => ok([{ ...row, last_at: at('2099-03-03T17:00:00Z') }]));
  renderAt('/admin/week', <WeekPage />);
  const region = within(await screen.findByRole('region', { name: 'Absent three times running' }));
  expect(region.getByText(/last on 3 Mar 2099/)).toBeTruthy();
  expect(region.getByRole('link', { name: 'Bala' }).getAttribute('href')).toContain('9');
  expect(region.getByRole('link', { name: 'Message to Bala' })).toBeTruthy();
});
