import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../test/a-class.ts';
import { classListOf } from '../../test/class-list.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../test/mock-server.tsx';
import { onWideScreen } from '../../test/screen-width.ts';
import { StudentsTab } from './students-tab.tsx';

let server: MockServer;
beforeEach(() => {
  onWideScreen();
  server = mockServer({ ...amina, role: roles.administrator });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const student = { phonenumber: '0803', nextSub: '0', status: 'active', terms: 'free' };

const open = (address: string) =>
  renderAt(
    address,
    <Routes>
      <Route path="/admin/classes/manage/:id" element={<StudentsTab />} />
    </Routes>,
  );

describe('the students of a class', () => {
  // Proves admin-2-29, admin-3-4, decision-099-3, ours-84.
  it('have phones, how they joined or the end of their subscription, a status in green or red and when they were last there', async () => {
    const rows = [
      { ...student, id: 1, name: 'Amina', email: 'amina@example.com' },
      {
        ...student,
        id: 2,
        name: 'Bala',
        email: 'bala@example.com',
        nextSub: '1798120800',
        status: 'expired',
        last_seen: 1797764400,
        terms: 'monthly',
      },
      { ...student, id: 3, name: 'Chidi', email: 'chidi@example.com', terms: 'once' },
    ];
    server.reply('getClassStudents', () => ok(rows, { total: 3, page: 1, per_page: 10 }));
    open('/admin/classes/manage/7?sort=-next');
    const [, first, second, third] = await screen.findAllByRole('row');
    expect(first?.textContent).toBe('Amina0803Free ClassActive–Never');
    expect(second?.textContent).toBe('Bala080324 Dec 2026Expired–20 Dec 2026');
    expect(third?.textContent).toBe('Chidi0803One paymentActive–Never');
    expect(screen.getAllByText('Active')[0]?.className).toContain('text-good');
    expect(screen.getByText('Expired').className).toContain('text-bad');
    const [sent] = server.of('getClassStudents');
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      class_id: '7',
      page: '1',
      per_page: '10',
      sort: '-next',
    });
  });
});

describe('students who are chosen', () => {
  const rows = [
    { ...student, id: 1, name: 'Amina', email: 'amina@example.com' },
    { ...student, id: 2, name: 'Bala', email: 'bala@example.com' },
  ];
  beforeEach(() => {
    server.reply('getClassStudents', () => ok(rows, { total: 2, page: 1, per_page: 10 }));
    server.reply('getClassDetails', () => ok(aClass(7)));
    server.reply('checkPlaces', () =>
      ok({
        places: 2,
        absent: 0,
        refundable: 1,
        refundable_amount: 2000,
        last_ends_at: 0,
        target: null,
      }),
    );
  });

  // Proves ours-80, ours-81.
  it('are taken out with a reason, once it is said what happens to the money', async () => {
    server.reply('endPlaces', () =>
      ok({ ended: 2, absent: 0, returned: 1, returned_amount: 2000 }),
    );
    open('/admin/classes/manage/7');
    fireEvent.click(await screen.findByLabelText('Choose everybody on this page'));
    fireEvent.click(screen.getByRole('button', { name: 'Take out' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('No money moves.')).toBeTruthy();
    fireEvent.click(dialog.getByLabelText('Refund to the wallet'));
    expect(dialog.getByText(/^₦2,000.00 goes back to the wallet/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Take 2 out' }));
    expect(await dialog.findByText('Reason is required')).toBeTruthy();
    expect(server.of('endPlaces')).toEqual([]);
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'The group is full' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Take 2 out' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [sent] = server.of('endPlaces');
    expect(Object.fromEntries(sent?.fields ?? [])).toMatchObject({
      ...{ class_id: '7', student_list: '1,2', reason: 'The group is full', refund: '1' },
      request_key: expect.stringMatching(/^[a-z0-9]{20}$/),
    });
    expect(screen.queryByText('2 students chosen')).toBeNull();
  });

  // Proves ours-295.
  it('go on to the next class, which is to be paid until a day, once whatever answer is lost', async () => {
    server.reply(
      'getClassList',
      classListOf(aClass(7, { name: 'Here' }), aClass(8, { name: 'Next' })),
    );
    let times = 0;
    server.reply('promotePlaces', () => {
      times += 1;
      if (times === 1) throw new TypeError('offline');
      return ok({ promoted: 2, absent: 0, there: 0, billed: 2, billed_amount: 30_000 });
    });
    open('/admin/classes/manage/7');
    fireEvent.click(await screen.findByLabelText('Choose everybody on this page'));
    fireEvent.click(screen.getByRole('button', { name: 'Promote' }));
    const dialog = within(await screen.findByRole('dialog'));
    const press = async () =>
      fireEvent.click(await dialog.findByRole('button', { name: 'Promote 2' }));
    await press();
    expect(await dialog.findByText('Please choose a class')).toBeTruthy();
    fireEvent.click(dialog.getByRole('combobox', { name: 'To the class' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Next' }));
    fireEvent.change(dialog.getByLabelText('To be paid until'), {
      target: { value: '2030-01-15' },
    });
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Passed' } });
    await press();
    await waitFor(() => expect(server.of('promotePlaces')).toHaveLength(1));
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = server.of('promotePlaces').map(({ fields }) => Object.fromEntries(fields));
    expect(sent[0]).toMatchObject({
      ...{ class_id: '7', student_list: '1,2', to_class_id: '8', due_on: '2030-01-15' },
      reason: 'Passed',
    });
    expect(sent[1]?.request_key).toBe(sent[0]?.request_key);
  });

  // Proves ours-82.
  it('who are taken out while the answer is lost are said to be, and the same press says what came of it', async () => {
    const keys: (string | null)[] = [];
    const check = { refundable: 0, refundable_amount: 0, last_ends_at: 0, target: null };
    server.reply('endPlaces', ({ fields }) => {
      keys.push(fields.get('request_key'));
      server.reply('checkPlaces', () => ok({ places: 0, absent: 2, ...check }));
      if (keys.length === 1) throw new TypeError('offline');
      return ok({ ended: 2, absent: 0, returned: 1, returned_amount: 2000 });
    });
    open('/admin/classes/manage/7');
    fireEvent.click(await screen.findByLabelText('Choose everybody on this page'));
    fireEvent.click(screen.getByRole('button', { name: 'Take out' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByLabelText('Refund to the wallet'));
    fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'The group is full' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Take 2 out' }));
    expect(await dialog.findByText(/^The answer was lost, but it is done/)).toBeTruthy();
    expect(dialog.queryByText(/^Nothing was paid/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'See what was done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(keys[1]).toBe(keys[0]);
  });

  // Proves ours-83.
  it('are not offered to a teacher of the class', async () => {
    server = mockServer({ ...amina, teaches: [{ classId: 7, powers: ['people'] }] });
    server.reply('getClassStudents', () => ok(rows, { total: 2, page: 1, per_page: 10 }));
    server.reply('getClassDetails', () => ok(aClass(7)));
    open('/admin/classes/manage/7');
    expect(await screen.findByText('Amina')).toBeTruthy();
    expect(screen.queryByLabelText('Choose everybody on this page')).toBeNull();
  });
});
