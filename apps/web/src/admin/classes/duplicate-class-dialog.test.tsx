import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { DuplicateClassDialog } from './duplicate-class-dialog.tsx';

let server: MockServer;
const onMade = vi.fn();
beforeEach(() => {
  onMade.mockReset();
  server = mockServer({ ...amina, role: roles.administrator });
  renderAt(
    '/',
    <DuplicateClassDialog classId={7} name="Nahw" onClose={() => undefined} onMade={onMade} />,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const name = () => screen.getByLabelText<HTMLInputElement>('Name of the new class');
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Duplicate' }));

it('proposes a name, and asks for one', async () => {
  expect(name().value).toBe('Nahw (copy)');
  fireEvent.change(name(), { target: { value: ' ' } });
  press();
  await screen.findByText('Name is required');
  expect(server.of('duplicateClass')).toEqual([]);
});

// Proves call-duplicateClass.
it('makes one class however often it is pressed', async () => {
  server.reply('duplicateClass', () => refused('refused', ''));
  fireEvent.change(name(), { target: { value: 'Term two' } });
  press();
  await screen.findByText('The class could not be duplicated.');
  server.reply('duplicateClass', () => ok({ id: 9, rand: 'abc' }));
  press();
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('abc'));
  const sent = server.of('duplicateClass').map(({ fields }) => Object.fromEntries(fields));
  expect(sent[1]).toMatchObject({ class_id: '7', name: 'Term two' });
  expect(sent[0]?.request_key).toBe(sent[1]?.request_key);
});

// Proves ours-294.
it('says before that a group runs on, and after how many meetings stand without a teacher', async () => {
  const group = { ...{ id: 1, name: '', is_everybody: true, teacher_id: 0, teacher_name: '' } };
  const pattern = {
    ...{ id: 2, weekday: 2, starts_at: '18:00', minutes: 45, from_on: '2026-11-03' },
    ...{ teacher_id: 0, teacher_name: '', place: '' },
  };
  const rest = { zone: 'Africa/Lagos', seats: 0, place: '' };
  const groups = [{ ...group, ...rest, on_closure: 'cancel', students: [], patterns: [pattern] }];
  server.reply('getTimetable', () =>
    ok({ groups, meetings: [], teachers: [], zone: 'Africa/Lagos' }),
  );
  cleanup();
  renderAt(
    '/',
    <DuplicateClassDialog classId={7} name="Nahw" onClose={() => undefined} onMade={onMade} />,
  );
  await screen.findByText(/A group of this class has no last day/);
  const untaught = { meetings: 16, free: 0, teachers: ['Huda'], clashes: ['Nahw'] };
  server.reply('duplicateClass', () => ok({ id: 9, rand: 'abc', untaught }));
  press();
  await screen.findByText(/16 meetings stand without a teacher: .* a meeting of .?Nahw/);
  expect(onMade).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Open the new class' }));
  expect(onMade).toHaveBeenCalledWith('abc');
});

// Proves ours-152.
it('moves the days on which lessons open, by weeks or to a day', async () => {
  server.reply('duplicateClass', () => ok({ id: 9, rand: 'abc' }));
  const move = (value: string) =>
    fireEvent.change(screen.getByLabelText('Days of lessons and of weekly times'), {
      target: { value },
    });
  move('weeks');
  fireEvent.change(screen.getByLabelText('By how many weeks'), { target: { value: '0' } });
  press();
  await screen.findByText('Enter a number of weeks from 1 to 260.');
  expect(server.of('duplicateClass')).toEqual([]);
  fireEvent.change(screen.getByLabelText('By how many weeks'), { target: { value: '13' } });
  press();
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1));
  move('begin');
  fireEvent.change(screen.getByLabelText('The first of them is on'), {
    target: { value: '2027-01-11' },
  });
  press();
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(2));
  const sent = server.of('duplicateClass').map(({ fields }) => Object.fromEntries(fields));
  expect(sent[0]).toMatchObject({ move_weeks: '13' });
  expect(sent[1]).toMatchObject({ begins_on: '2027-01-11', with_teachers: '1' });
  expect(sent[1]).not.toHaveProperty('move_weeks');
  fireEvent.click(screen.getByLabelText(/^Its teachers teach the new class as well/));
  press();
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(3));
  expect(Object.fromEntries(server.of('duplicateClass')[2]?.fields ?? [])).not.toHaveProperty(
    'with_teachers',
  );
});
