import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { classListOf } from '../../test/class-list.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { StudentsPage } from './students-page.tsx';

let server: MockServer;
const student = (id: number) => ({
  ...{
    id,
    name: `Student ${id}`,
    email: `s${id}@example.com`,
    phonenumber: '',
    wallet: 0,
    role: 1,
  },
  ...{ day: '1', month: 'November', year: '2026', time: 1_793_545_200 },
});
const intake = {
  ...{ id: 4, kind: 'enrolment', classes: ['Nahw'], total: 2, processed: 0, added: 0, enrolled: 0 },
  ...{ done: false, started_at: 1_793_545_200, started_by: 'Ustadha Maryam', started_by_id: 31 },
};

/** Where one is, and what came along. */
function Place() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}
const place = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}');
const box = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const press = (name: string, at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(at) as HTMLElement);
const open = async () => {
  renderAt(
    '/admin/students',
    <>
      <StudentsPage />
      <Place />
    </>,
  );
  await screen.findByText('Student 2');
};

// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(() => import('./enrol-dialog.tsx'), 60_000);
beforeEach(() => {
  server = mockServer({ ...amina, id: 9, role: 11 });
  const rows = [1, 2, 3].map(student);
  server.reply('getStudentList', () => ok(rows, { total: 23, page: 1, per_page: 10 }));
  server.reply('getIntakes', () => ok([]));
  server.reply('getClassList', classListOf(aClass(5, { name: 'Nahw' })));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('students', () => {
  // Proves ours-65.
  it('are chosen one by one or a page at a time, and their number is said', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'With the students chosen' })).toBeNull();
    fireEvent.click(box('Choose Student 2'));
    expect((await screen.findAllByText('1 student chosen')).length).toBeGreaterThan(0);
    expect(box('Choose everybody on this page').indeterminate).toBe(true);
    fireEvent.click(box('Choose everybody on this page'));
    expect(screen.getAllByText('3 students chosen').length).toBeGreaterThan(0);
    fireEvent.click(box('Choose Student 1'));
    expect(screen.getAllByText('2 students chosen').length).toBeGreaterThan(0);
    press('Nobody');
    expect(box('Choose Student 3').checked).toBe(false);
  });

  // Proves call-getStudentSelection.
  it('are chosen all that match, with the filters of the list, and no others after another filter', async () => {
    server.reply('getStudentSelection', () =>
      ok({ total: 10_400, students: [1, 2, 3, 4].map(student) }),
    );
    await open();
    fireEvent.change(screen.getByLabelText('Filter by activity'), {
      target: { value: 'silent-90' },
    });
    await screen.findByText('Student 2');
    fireEvent.click(box('Choose Student 2'));
    await screen.findByRole('button', { name: 'All that match' });
    press('All that match');
    await waitFor(() => expect(screen.getAllByText('4 students chosen').length).toBe(2));
    expect(screen.getByText('The newest of 10,400 that match.')).toBeTruthy();
    const sent = Object.fromEntries(server.of('getStudentSelection')[0]?.fields ?? []);
    expect(sent).toMatchObject({ activity: 'silent', activity_days: '90' });
    fireEvent.change(screen.getByLabelText('Filter by activity'), { target: { value: 'never' } });
    await waitFor(() => expect(screen.queryByText('4 students chosen')).toBeNull());
  });

  // Proves ours-65.
  it('are written to in the form of messages', async () => {
    await open();
    fireEvent.click(box('Choose Student 1'));
    fireEvent.click(box('Choose Student 3'));
    await screen.findByRole('button', { name: 'Message' });
    press('Message');
    expect(place()).toEqual({
      pathname: '/admin/messages',
      state: { messageTo: ['s1@example.com', 's3@example.com'] },
    });
  });

  // Proves ours-65.
  it('are taken along to the certificates', async () => {
    await open();
    fireEvent.click(box('Choose Student 1'));
    await screen.findByRole('button', { name: 'Certify' });
    press('Certify');
    expect(place()).toEqual({
      pathname: '/admin/certificates',
      state: { certify: [{ id: 1, name: 'Student 1', email: 's1@example.com' }] },
    });
  });

  // Proves ours-280.
  it('are enrolled in a group of one class, and a full one is asked about', async () => {
    const group = (id: number, name: string, seats_left: number) => ({ id, name, seats_left });
    server.reply('getGroupSeats', () =>
      ok([
        { ...group(7, 'Evening', 1), waiting: 2 },
        { ...group(8, 'Morning', 4), waiting: 0 },
      ]),
    );
    server.reply('enrolStudents', () => refused('group_full', 'The group has no seat left.'));
    await open();
    fireEvent.click(box('Choose Student 1'));
    fireEvent.click(box('Choose Student 3'));
    await screen.findByRole('button', { name: 'Enroll' });
    press('Enroll');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText(/^Group/)).toBeNull();
    fireEvent.click(await dialog.findByRole('checkbox', { name: /Nahw/ }));
    const field = (await dialog.findByLabelText(/^Group/)) as HTMLSelectElement;
    expect([...field.options].map(({ text }) => text)).toEqual([
      'Asked on the page of the class',
      'Evening: 1 seat left',
      'Morning: 4 seats left',
    ]);
    fireEvent.change(field, { target: { value: '8' } });
    expect(dialog.queryByRole('checkbox', { name: /all the same/ })).toBeNull();
    fireEvent.change(field, { target: { value: '7' } });
    expect(dialog.getByText('The group has 1 seat left. 2 wait for a seat.')).toBeTruthy();
    const submit = dialog.getByRole('button', { name: 'Enroll 2 students' });
    fireEvent.click(submit);
    expect(await dialog.findByText('The group has no seat left.')).toBeTruthy();
    server.reply('enrolStudents', () => ok(intake));
    fireEvent.click(dialog.getByRole('checkbox', { name: /all the same/ }));
    fireEvent.click(submit);
    await waitFor(() => expect(server.of('enrolStudents')).toHaveLength(2));
    const [first, second] = server.of('enrolStudents').map(({ fields }) => fields);
    expect([first?.get('group_id'), first?.get('beyond_seats')]).toEqual(['7', null]);
    expect([second?.get('group_id'), second?.get('beyond_seats')]).toEqual(['7', '1']);
  });

  // Proves ours-340.
  it('have a free place in a class that costs something only with a reason, and are told what it is worth', async () => {
    const monthly = { premium: '1', amount: '4000', monthlySub: '1' } as const;
    server.reply('getClassList', classListOf(aClass(5, { name: 'Nahw', ...monthly })));
    server.reply('enrolStudents', () => ok(intake));
    await open();
    fireEvent.click(box('Choose Student 1'));
    fireEvent.click(box('Choose Student 3'));
    await screen.findByRole('button', { name: 'Enroll' });
    press('Enroll');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('checkbox', { name: /Nahw/ }));
    expect(await dialog.findByText('₦8,000.00 is given away each month.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Enroll 2 students' }));
    expect(await dialog.findByText('Choose why nobody pays.')).toBeTruthy();
    expect(server.of('enrolStudents')).toHaveLength(0);
    const why = dialog.getByLabelText('Why nobody pays');
    fireEvent.change(why, { target: { value: 'scholarship' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Enroll 2 students' }));
    await waitFor(() => expect(server.of('enrolStudents')).toHaveLength(1));
    expect(server.of('enrolStudents')[0]?.fields.get('free_reason')).toBe('scholarship');
  });

  // Proves call-enrolStudents.
  it('are enrolled in classes, and how far that has come is shown', async () => {
    server.reply('enrolStudents', () => ok(intake));
    await open();
    fireEvent.click(box('Choose Student 1'));
    fireEvent.click(box('Choose Student 3'));
    await screen.findByRole('button', { name: 'Enroll' });
    press('Enroll');
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByText(/2 students will have a place at once. Nobody pays for it/),
    ).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Enroll 2 students' }));
    expect(await dialog.findByText('Please select at least one class')).toBeTruthy();
    expect(server.of('enrolStudents')).toHaveLength(0);
    fireEvent.click(await dialog.findByRole('checkbox', { name: /Nahw/ }));
    server.reply('getIntakes', () => ok([{ ...intake, processed: 2, enrolled: 1, done: true }]));
    fireEvent.click(dialog.getByRole('button', { name: 'Enroll 2 students' }));
    await screen.findByText('The students are enrolled.');
    const sent = server.of('enrolStudents')[0]?.fields;
    expect(sent?.get('student_list')).toBe('1,3');
    expect(sent?.get('class_ids[]')).toBe('5');
    expect(within(screen.getByRole('dialog')).getByText('1 new place in classes.')).toBeTruthy();
    press('Close', -1);
    await waitFor(() => expect(box('Choose Student 1').checked).toBe(false));
    const link = await screen.findByRole('link', { name: 'Ustadha Maryam' });
    expect(link.getAttribute('href')).toBe('/admin/students/31');
  });
});
