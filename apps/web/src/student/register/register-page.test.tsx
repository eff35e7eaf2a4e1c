// Proves ours-238.

import type { WireOf } from '@institute/contract/call';
import type { getRegister } from '@institute/contract/meetings/registers';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { RegisterPage } from './register-page.tsx';

type Answer = WireOf<typeof getRegister>;
type Row = Answer['students'][number];

const seconds = (time: string) => new Date(time).getTime() / 1000;
const row = (id: number, name: string, own: Partial<Row> = {}): Row => ({
  ...{ student_id: id, name, said_by: '', said_at: 0, arrived_at: 0, excuse: '', note: '', ...own },
});
const register = (own: Partial<Answer> = {}): Answer => ({
  ...{ id: 11, class_id: 7, class_rand: 'roots', class_name: 'Roots and Patterns', topic: '' },
  ...{ group_name: '', teacher_name: 'Huda', zone: 'Africa/Lagos', state: 'planned', reason: '' },
  ...{ starts_at: seconds('2027-01-05T17:00:00Z'), ends_at: seconds('2027-01-05T18:00:00Z') },
  ...{
    place: 'https://meet.example/roots',
    closes_at: 0,
    version: 1,
    taught: '',
    homework: '',
    lesson_id: 0,
  },
  ...{ started_at: 0, is_open: true, lessons: [{ id: 3, subject: 'Patterns' }] },
  students: [
    row(1, 'Amina'),
    row(2, 'Bilal', {
      state: 'late',
      source: 'joined',
      arrived_at: seconds('2027-01-05T17:12:00Z'),
    }),
    row(3, 'Chidi', { state: 'excused', source: 'asked', excuse: 'I travel' }),
  ],
  ...own,
});

let server: MockServer;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-05T17:20:00Z') });
  server = mockServer();
  server.reply('getRegister', () => ok(register()));
  vi.stubGlobal('open', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () =>
  renderAt(
    '/teaching/meetings/11',
    <Routes>
      <Route path="/teaching/meetings/:id" element={<RegisterPage />} />
    </Routes>,
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = (student: string, state: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: `Was ${student} there?` })).getByLabelText(state),
  );
const marksOf = (n: number) =>
  JSON.stringify(
    [...(server.of('markRegister')[n]?.fields ?? [])].filter(([name]) => name.startsWith('marks')),
  );

it('one press says that everyone is present of whom nothing is said, and Save sends what is new', async () => {
  show();
  await press('Everyone present');
  expect(screen.getByText('1 present, 1 late, 1 excused')).toBeTruthy();
  server.reply('markRegister', () => ok({ changed: 1 }));
  const saved = register().students;
  saved[0] = row(1, 'Amina', { state: 'present', source: 'teacher', said_by: 'Huda' });
  server.reply('getRegister', () => ok(register({ state: 'held', students: saved })));
  await press('Save');
  expect(await screen.findByText('The register is saved.')).toBeTruthy();
  expect(marksOf(0)).toMatch(/present/);
  expect(marksOf(0)).not.toMatch(/late|excused/);
  expect(server.of('reportMeeting')).toEqual([]);
  // Nothing else waits: one press leads back.
  const back = await screen.findByRole('link', { name: 'Back to Teaching' });
  expect(back.getAttribute('href')).toBe('/teaching');
});

// Proves ours-397.
it('after Save one press leads to the next register that waits', async () => {
  const { students: _s, lessons: _l, ...line } = register();
  const waits = { id: 5, class_name: 'Nahw', said: 0, lacks_register: true, register: 'open' };
  const hours = { starts_at: line.starts_at - 86_400, ends_at: line.ends_at - 86_400 };
  server.reply('getTaughtMeetings', () => ok([{ ...line, ...waits, ...hours }]));
  show();
  await press('Everyone present');
  server.reply('markRegister', () => ok({ changed: 1 }));
  const saved = register().students;
  saved[0] = row(1, 'Amina', { state: 'present', source: 'teacher', said_by: 'Huda' });
  server.reply('getRegister', () => ok(register({ state: 'held', students: saved })));
  await press('Save');
  const next = await screen.findByRole('link', { name: /^Next: Nahw/ });
  expect(next.getAttribute('href')).toBe('/teaching/meetings/5');
});

// Proves ours-394.
it('what somebody else has said meanwhile is told, stands, and is written over by the same press again', async () => {
  show();
  await screen.findByText('Amina');
  choose('Amina', 'Absent');
  choose('Bilal', 'Present');
  const said = { student_id: 1, state: 'excused', said_by: 'Musa' };
  server.reply('markRegister', () => ok({ changed: 1, others: [said] }));
  const now = register().students;
  now[0] = row(1, 'Amina', { state: 'excused', source: 'teacher', said_by: 'Musa' });
  now[1] = row(2, 'Bilal', { state: 'present', source: 'teacher', said_by: 'Huda' });
  server.reply('getRegister', () => ok(register({ students: now })));
  await press('Save');
  await screen.findByText(/Amina: Excused \(Musa\)/);
  expect(marksOf(0)).toMatch(/none/);
  server.reply('markRegister', () => ok({ changed: 1 }));
  await press('Save');
  await waitFor(() => expect(server.of('markRegister')).toHaveLength(2));
  expect(marksOf(1)).toMatch(/absent/);
  expect(marksOf(1)).toMatch(/excused/);
  expect(marksOf(1)).not.toMatch(/none|present/);
});

// Proves ours-395.
it('one that is closed looks closed, and one press asks the office to open it', async () => {
  const closed = { is_open: false, register: 'closed' as const, taught: 'Roots' };
  server.reply('getRegister', () => ok(register(closed)));
  show();
  await screen.findByText('The register is closed to its teachers.');
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByText('Roots');
  server.reply('askForRegister', () => ok(null));
  server.reply('getRegister', () => ok(register({ ...closed, register: 'asked' })));
  await press('Ask the office to open it');
  await screen.findByText('The office is asked to open it');
  expect(server.of('askForRegister')).toHaveLength(1);
});

// Proves ours-398.
it('started without a link it says that students have none, and takes that of the class in one press', async () => {
  const own = { place: '', class_link: 'https://meet.example/class' };
  server.reply('getRegister', () =>
    ok(register({ ...own, started_at: seconds('2027-01-05T17:00:00Z') })),
  );
  show();
  await screen.findByText('Your students have no link yet.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the link' }).disabled).toBe(
    true,
  );
  server.reply('startMeeting', () => ok({ place: own.class_link }));
  await press('Take the live link of the class');
  await waitFor(() => expect(server.of('startMeeting')).toHaveLength(1));
  expect(server.of('startMeeting')[0]?.fields.get('place')).toBe(own.class_link);
});

it('an exception is one press, and what was taught and homework go with the same Save', async () => {
  show();
  await screen.findByText('Amina');
  expect(screen.getByText(/Asks to be excused:/).textContent).toBe('Asks to be excused: I travel');
  choose('Amina', 'Absent');
  choose('Bilal', 'Present');
  fireEvent.change(screen.getByLabelText(/What was taught/), { target: { value: 'Roots' } });
  fireEvent.change(screen.getByLabelText('Lesson'), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText('Homework'), { target: { value: 'Page 12' } });
  server.reply('markRegister', () => ok({ changed: 2 }));
  server.reply('reportMeeting', () => ok(null));
  await press('Save');
  await waitFor(() => expect(server.of('reportMeeting')).toHaveLength(1));
  const { fields } = server.of('reportMeeting')[0] ?? { fields: new URLSearchParams() };
  expect([fields.get('taught'), fields.get('homework'), fields.get('lesson_id')]).toEqual([
    ...['Roots', 'Page 12', '3'],
  ]);
  expect(marksOf(0)).toMatch(/absent.*present|present.*absent/);
});

it('what is pressed on a lost line is kept on the device, and sent once when it is back', async () => {
  show();
  await press('Everyone present');
  await press('Save');
  expect(await screen.findByText(/There is no connection/)).toBeTruthy();
  expect(server.of('markRegister')).toHaveLength(1);
  // Tried again in vain, the page is closed and opened with a line.
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(server.of('markRegister')).toHaveLength(2));
  cleanup();
  server.reply('markRegister', () => ok({ changed: 1 }));
  const saved = register().students;
  saved[0] = row(1, 'Amina', { state: 'present', source: 'teacher', said_by: 'Huda' });
  show();
  await waitFor(() => expect(server.of('markRegister')).toHaveLength(3));
  server.reply('getRegister', () => ok(register({ students: saved })));
  expect(await screen.findByText('The register is saved.')).toBeTruthy();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(server.of('markRegister')).toHaveLength(3);
  expect(screen.queryByText(/There is no connection/)).toBeNull();
  expect(Object.keys(localStorage).filter((name) => name.includes('register'))).toEqual([]);
});

it('a refusal is said, and nothing pressed is lost; what came back from the device can be let go', async () => {
  show();
  await press('Everyone present');
  server.reply('markRegister', () => refused('register_closed', 'The register is closed.'));
  await press('Save');
  expect(await screen.findByText('The register is closed.')).toBeTruthy();
  expect(screen.getByText('1 present, 1 late, 1 excused')).toBeTruthy();
  cleanup();
  show();
  expect(await screen.findByText(/you pressed before and did not save is back/)).toBeTruthy();
  expect(screen.getByText('1 present, 1 late, 1 excused')).toBeTruthy();
  await press('Start over');
  expect(screen.getByText('1 late, 1 excused, 1 not marked')).toBeTruthy();
});

it('starts the meeting, which opens its link, and shows a code large for as long as it is good', async () => {
  show();
  server.reply('startMeeting', () => ok({ place: 'https://meet.example/roots' }));
  server.reply('getRegister', () =>
    ok(register({ state: 'held', started_at: seconds('2027-01-05T17:20:00Z') })),
  );
  await press('Start');
  const link = await screen.findByRole('link', { name: 'Open the meeting' });
  expect(link.getAttribute('href')).toBe('https://meet.example/roots');
  expect(window.open).toHaveBeenCalledOnce();
  const until = seconds('2027-01-05T17:21:30Z');
  server.reply('showMeetingCode', () => ok({ code: '482913', until }));
  await press('Show a code');
  expect(await screen.findByText('482913')).toBeTruthy();
  expect(screen.getByText('good for 90 more seconds')).toBeTruthy();
  vi.setSystemTime(new Date('2027-01-05T17:21:31Z'));
  expect(await screen.findByText('This code is over.', {}, { timeout: 3000 })).toBeTruthy();
});

it('a meeting without a link takes it with Start', async () => {
  server.reply('getRegister', () => ok(register({ place: '' })));
  show();
  const field = await screen.findByLabelText(/Link or room/);
  fireEvent.change(field, { target: { value: 'https://meet.example/new' } });
  server.reply('startMeeting', () => ok({ place: 'https://meet.example/new' }));
  await press('Start');
  await waitFor(() => expect(server.of('startMeeting')).toHaveLength(1));
  expect(server.of('startMeeting')[0]?.fields.get('place')).toBe('https://meet.example/new');
});

it('says that the teacher was absent, that it is closed or not held, and that there is none', async () => {
  show();
  server.reply('reportMeeting', () => ok(null));
  server.reply('getRegister', () => ok(register({ state: 'teacher_absent' })));
  await press('The teacher was absent');
  expect(await screen.findByText(/this meeting counts for nobody/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'It was held after all' })).toBeTruthy();
  cleanup();
  vi.setSystemTime(new Date('2027-02-05T17:20:00Z'));
  server.reply('getRegister', () => ok(register({ is_open: false, register: 'closed' })));
  show();
  expect(await screen.findByText('The register is closed to its teachers.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.getByText('Late')).toBeTruthy();
  cleanup();
  server.reply('getRegister', () => ok(register({ state: 'cancelled', reason: 'Eid' })));
  show();
  expect(await screen.findByText('This meeting is not held.')).toBeTruthy();
  cleanup();
  server.reply('getRegister', () => refused('meeting_not_found', 'None.'));
  show();
  expect(await screen.findByText('There is no such meeting')).toBeTruthy();
});
