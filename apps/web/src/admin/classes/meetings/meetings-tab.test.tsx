import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getClassStudents } from '@institute/contract/classes/managed-classes';
import type { getTimetable } from '@institute/contract/meetings/groups';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../../test/a-class.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../../test/mock-server.tsx';
import { MeetingsTab } from './meetings-tab.tsx';

type Timetable = WireOf<typeof getTimetable>;
const START = Date.UTC(2099, 0, 6, 17) / 1000;
const meeting = (id: number, own: Partial<Timetable['meetings'][number]> = {}) => ({
  ...{ id, group_id: 1, group_name: '', class_id: 7, class_name: 'Roots' },
  ...{ starts_at: START, ends_at: START + 3600, zone: 'Africa/Lagos', teacher_id: 9 },
  ...{ teacher_name: 'Huda', place: 'Room 1', topic: '', state: 'planned' as const, reason: '' },
  ...{ by_hand: false, version: 3, ...own },
});
const pattern = {
  ...{ id: 4, weekday: 2, starts_at: '18:00', minutes: 60, from_on: '2099-01-06' },
  ...{ teacher_id: 0, teacher_name: '', place: '' },
};
const everybody = {
  ...{ id: 1, name: '', is_everybody: true, teacher_id: 9, teacher_name: 'Huda' },
  ...{ zone: 'Africa/Lagos', seats: 0, place: 'Room 1', on_closure: 'cancel' as const },
  ...{ students: [], patterns: [pattern] },
};

let server: MockServer;
let timetable: Timetable;
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  timetable = {
    ...{ groups: [everybody], meetings: [meeting(11)], zone: 'Africa/Lagos' },
    teachers: [{ id: 9, name: 'Huda' }],
  };
  server.reply('getClassDetails', () => ok(aClass(7)));
  server.reply('getTimetable', () => ok(timetable));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () =>
  renderAt(
    '/admin/classes/manage/7',
    <Routes>
      <Route path="/admin/classes/manage/:id" element={<MeetingsTab />} />
    </Routes>,
  );
const student = (id: number, name: string): WireOf<typeof getClassStudents>[number] => ({
  ...{ id, name, email: `${name}@example.com`, phonenumber: '', nextSub: '0' },
  ...{ status: 'active', terms: 'free' },
});
const roster = [student(22, 'Amina'), student(21, 'Bint')];
const list = (rows: readonly { id: number }[]) =>
  ok(rows, { page: 1, per_page: 50, total: rows.length });
const last = (action: string) => Object.fromEntries(server.of(action).at(-1)?.fields ?? []);
const act = async (name: string | RegExp, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.submit(document.querySelector('dialog[open] form') ?? document.body);

// Proves ours-227.
describe('the meetings of a class', () => {
  it('are planned by a first weekly time where there is none', async () => {
    Object.assign(timetable, { groups: [], meetings: [] });
    server.reply('addPattern', () => ok({ id: 4 }));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Plan the first weekly time' }));
    await screen.findByRole('dialog', { name: 'A weekly time' });
    submit();
    expect(await screen.findByText('Please enter a time of day.')).toBeTruthy();
    expect(server.of('addPattern')).toEqual([]);
    write('Day of the week', '2');
    write('Begins at', '18:00');
    write('Teacher', '9');
    submit();
    await waitFor(() => expect(server.of('addPattern')).toHaveLength(1));
    const sent = last('addPattern');
    expect(sent).toMatchObject({
      ...{ class_id: '7', weekday: '2', starts_at: '18:00', minutes: '60', teacher_id: '9' },
    });
    expect('group_id' in sent).toBe(false);
  });

  it('stand in words, with what they lack in red', async () => {
    timetable.meetings = [
      meeting(11),
      meeting(12, { teacher_id: 0, teacher_name: '', place: '' }),
      meeting(13, { state: 'cancelled', reason: 'Eid', teacher_name: '', place: '' }),
      meeting(14, { zone: 'Africa/Cairo', by_hand: true, topic: 'Form II' }),
    ];
    open();
    const list = within(await screen.findByRole('region', { name: 'Next meetings' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toBe('Tue, 6 Jan 2099, 18:00–19:00Huda');
    expect(rows[1]).toBe('Tue, 6 Jan 2099, 18:00–19:00No teacherNo link or room');
    expect(rows[2]).toBe('Tue, 6 Jan 2099, 18:00–19:00Not heldEid');
    expect(rows[3]).toBe('Tue, 6 Jan 2099, 19:00–20:00 (Cairo time)HudaForm IIChanged by itself');
    expect(screen.getByText('Tuesdays, 18:00–19:00')).toBeTruthy();
    expect(screen.getByText('Lagos time')).toBeTruthy();
  });

  // Proves ours-294, call-giveMeetings.
  it('say how many stand without their teacher and why, and are given in one press', async () => {
    const untaught = { meetings: 16, free: 4, teachers: ['Huda'], clashes: ['Sarf'] };
    Object.assign(timetable, { untaught });
    open();
    const said = await screen.findByText(/16 meetings stand without their teacher/);
    expect(said.textContent).toMatch(
      /At that hour .?Huda.? is in a meeting of .?Sarf.?\. Free at 4 of/,
    );
    server.reply('giveMeetings', () => {
      Object.assign(timetable, { untaught: { ...untaught, meetings: 12, free: 0 } });
      return ok({ given: 4, left: timetable.untaught });
    });
    fireEvent.click(screen.getByRole('button', { name: 'Give these meetings to Huda' }));
    expect(await screen.findByText(/12 meetings stand without their teacher/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Give these meetings to Huda' })).toBeNull();
    expect(server.of('giveMeetings')[0]?.fields.get('class_id')).toBe('7');
  });

  it('send of a change what is another alone, and say where a teacher is', async () => {
    const where = 'Huda is in a meeting of Sarf then.';
    server.reply('changeMeeting', () => refused('teacher_busy', where));
    timetable.meetings = [meeting(11, { by_hand: true, reason: 'A strike' })];
    open();
    await act(/^Actions for Tue,/, 'Change');
    expect((screen.getByLabelText('Reason') as HTMLInputElement).value).toBe('A strike');
    write('Begins at', '20:00');
    write('Which', 'following');
    submit();
    expect(await screen.findByText(where)).toBeTruthy();
    const sent = last('changeMeeting');
    expect(sent).toMatchObject({
      ...{ meeting_id: '11', version: '3', scope: 'following', starts_at: '20:00' },
    });
    for (const field of ['on', 'minutes', 'teacher_id', 'place', 'topic', 'reason']) {
      expect(field in sent, `${field} ${sent[field]}`).toBe(false);
    }
  });

  it('are cancelled for a reason, and put back', async () => {
    server.reply('cancelMeeting', () => ok(null));
    open();
    await act(/^Actions for Tue,/, 'Cancel it');
    submit();
    expect(await screen.findByText('Please enter a reason.')).toBeTruthy();
    write('Reason', 'Ill');
    submit();
    await waitFor(() =>
      expect(last('cancelMeeting')).toMatchObject({
        meeting_id: '11',
        version: '3',
        reason: 'Ill',
      }),
    );
    cleanup();
    timetable.meetings = [meeting(11, { state: 'cancelled', by_hand: true })];
    server.reply('restoreMeeting', () => ok(null));
    open();
    await act(/^Actions for Tue,/, 'Put back as planned');
    await waitFor(() => expect(last('restoreMeeting')).toMatchObject({ meeting_id: '11' }));
  });

  it('follow a weekly time that is changed from a day on, or ends with one', async () => {
    server.reply('changePattern', () => ok(null));
    server.reply('endPattern', () => ok(null));
    open();
    await act('Actions for Tuesdays, 18:00–19:00', 'Change');
    write('Minutes', '700');
    submit();
    expect(await screen.findByText('A meeting lasts 5 to 600 minutes.')).toBeTruthy();
    write('Minutes', '90');
    submit();
    await waitFor(() =>
      expect(last('changePattern')).toMatchObject({
        ...{ pattern_id: '4', minutes: '90', from_on: '2099-01-06' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act('Actions for Tuesdays, 18:00–19:00', 'End');
    write('Last day', '2099-02-03');
    submit();
    await waitFor(() =>
      expect(last('endPattern')).toMatchObject({ pattern_id: '4', last_on: '2099-02-03' }),
    );
  });

  it('are those of groups, which are added and changed; everybody has no name', async () => {
    server.reply('addGroup', () => ok({ id: 2 }));
    server.reply('changeGroup', () => ok(null));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a group' }));
    // By its words: by its role every time zone of it would be looked at.
    await screen.findByText('A group of the class');
    submit();
    expect(await screen.findByText('Please enter a name.')).toBeTruthy();
    write('Name', 'Evening');
    submit();
    await waitFor(() =>
      expect(last('addGroup')).toMatchObject({
        ...{ class_id: '7', name: 'Evening', zone: 'Africa/Lagos', on_closure: 'cancel' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act('Actions for Everybody in the class', 'Change the group');
    expect(screen.queryByLabelText('Name')).toBeNull();
    write('Link or room', 'Room 2');
    submit();
    await waitFor(() =>
      expect(last('changeGroup')).toMatchObject({ group_id: '1', place: 'Room 2' }),
    );
    expect('name' in last('changeGroup')).toBe(false);
  });

  it('say whom a group is for by their numbers', async () => {
    const students = [{ id: 21, name: 'Bint' }];
    const evening = { ...everybody, id: 2, name: 'Evening', is_everybody: false, students };
    timetable.groups = [evening];
    server.reply('setGroupStudents', () => ok(null));
    open();
    server.reply('getClassStudents', ({ fields }) =>
      list(fields.get('search') === 'am' ? [student(22, 'Amina')] : roster),
    );
    expect(await screen.findByText(/1 student/)).toBeTruthy();
    await act('Actions for Evening', 'Choose its students');
    // The class by name: who is in it is ticked and counted.
    const tick = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
    expect((await tick(/Bint/)).checked).toBe(true);
    expect((await tick(/Amina/)).checked).toBe(false);
    expect(last('getClassStudents')).toMatchObject({ class_id: '7', sort: 'name' });
    expect(screen.getByText('1 student in the group')).toBeTruthy();
    write('Search by name, e-mail or phone', 'am');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Bint/ })).toBeNull());
    // What is found stands marked, which parts its letters here.
    fireEvent.click(await tick(/ina/));
    expect(screen.getByText('2 students in the group')).toBeTruthy();
    // Whom the search does not find is taken out all the same.
    fireEvent.click(screen.getByRole('button', { name: 'Take Bint out' }));
    server.reply('setGroupStudents', () => refused('not_in_class', 'Without a place: Amina.'));
    submit();
    expect(await screen.findByText('Without a place: Amina.')).toBeTruthy();
    expect(last('setGroupStudents')).toMatchObject({ group_id: '2', student_list: '22' });
  });
});

// Proves ours-305, ours-311.
it('a group that is filled asks about the other group of a student, and about a seat that is kept', async () => {
  const evening = { ...everybody, id: 2, name: 'Evening', is_everybody: false, seats: 1 };
  const morning = { ...evening, id: 3, name: 'Morning', students: [{ id: 22, name: 'Amina' }] };
  timetable.groups = [evening, morning];
  const person = { since: START, is_in_class: false };
  const people = [
    { ...person, student_id: 5, name: 'Bala', state: 'offered' as const, until: START },
  ];
  server.reply('getLines', () =>
    ok({ lines: [{ group_id: 2, people }], ungrouped: 0, may_move: false }),
  );
  server.reply('getClassStudents', () => list(roster));
  server.reply('setGroupStudents', () => refused('group_full', 'A seat is kept for: Bala.'));
  open();
  expect(await screen.findByText(/1 seat · 1 kept/)).toBeTruthy();
  await act('Actions for Evening', 'Choose its students');
  fireEvent.click(await screen.findByRole('checkbox', { name: /Amina/ }));
  expect(screen.getByText('Amina is in Morning.')).toBeTruthy();
  expect(screen.getByText(/^A seat is kept for Bala until/)).toBeTruthy();
  submit();
  expect(await screen.findByText('A seat is kept for: Bala.')).toBeTruthy();
  expect(last('setGroupStudents')).toMatchObject({ when_full: 'refuse', in_both: '0' });
  server.reply('setGroupStudents', () => ok(null));
  fireEvent.click(screen.getByRole('radio', { name: 'Stays in both' }));
  write('What to do', 'withdraw');
  submit();
  await waitFor(() => expect(server.of('setGroupStudents')).toHaveLength(2));
  expect(last('setGroupStudents')).toMatchObject({
    ...{ student_list: '22', when_full: 'withdraw', in_both: '1' },
  });
});

// Proves ours-320.
it('a meeting is put on a closed day by a second press', async () => {
  server.reply('changeMeeting', () => refused('day_closed', 'Nothing is held then: Staff day.'));
  open();
  await act(/^Actions for Tue,/, 'Change');
  write('Day', '2099-01-08');
  submit();
  expect(await screen.findByText('Nothing is held then: Staff day.')).toBeTruthy();
  expect('on_closed_day' in last('changeMeeting')).toBe(false);
  // Of another day it is asked anew.
  write('Day', '2099-01-09');
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  write('Day', '2099-01-08');
  server.reply('changeMeeting', () => ok(null));
  fireEvent.click(screen.getByRole('button', { name: 'Hold it all the same' }));
  await waitFor(() => expect(server.of('changeMeeting')).toHaveLength(2));
  expect(last('changeMeeting')).toMatchObject({ on: '2099-01-08', on_closed_day: '1' });
});

// Proves ours-275.
it('a group shows who waits for a seat, whom the office puts first or offers one for a reason', async () => {
  const evening = { ...everybody, id: 2, name: 'Evening', is_everybody: false, seats: 1 };
  timetable = { ...timetable, groups: [evening] };
  const person = { state: 'waiting' as const, since: START, until: 0, is_in_class: false };
  const people = [
    { ...person, student_id: 5, name: 'Bala', state: 'offered' as const, until: START },
    { ...person, student_id: 6, name: 'Chidi' },
    { ...person, student_id: 7, name: 'Dayo' },
  ];
  server.reply('getLines', () =>
    ok({ lines: [{ group_id: 2, people }], ungrouped: 2, may_move: false }),
  );
  server.reply('moveUpInLine', () => ok(null));
  server.reply('setGroupMoves', () => ok(null));
  open();
  expect(await screen.findByText(/^2 students are in no group yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Students may move/ }));
  await waitFor(() => expect(server.of('setGroupMoves')).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: '3 on the waiting list' }));
  const rows = within(await screen.findByRole('dialog')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toMatchObject([
    expect.stringContaining('A seat is offered'),
    expect.stringContaining('not in the class yet'),
    expect.stringContaining('Dayo'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Put first: Dayo' }));
  await screen.findByRole('dialog', { name: 'Put Dayo first?' });
  write('Reason', 'Far away');
  submit();
  await waitFor(() => expect(last('moveUpInLine')).toMatchObject({ student_id: '7' }));
});
