import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../../test/a-class.ts';
import { classListOf } from '../../../test/class-list.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../../test/mock-server.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { restAsCsv } from './rest-csv.ts';

let server: MockServer;
const onClose = vi.fn();
const intake = {
  ...{ id: 4, kind: 'import', classes: ['Nahw'], total: 2, processed: 0, added: 0, enrolled: 0 },
  ...{ done: false, started_at: 1_793_545_200, started_by: 'Ustadha Maryam', started_by_id: 31 },
};
const column = (header: string, kind: string, own = {}) => ({
  ...{ header, kind, remembered: false, understood: true },
  ...own,
});
const sheet = {
  ...{ encoding: null, sheets: [], sheet: null, head: 1 },
  columns: [
    column('Full name', 'name'),
    column('Mail', 'email'),
    column('Group', 'class'),
    column('Colour', 'note', { understood: false }),
  ],
  rows: [
    { row: 2, cells: ['Amina', 'a@example.com', 'Nahw', 'green'] },
    { row: 3, cells: ['Bala', 'b at example', 'Evening', ''] },
    { row: 4, cells: ['', 'c@example.com', '', ''] },
  ],
};
const person = (row: number, name: string, own = {}) => ({
  ...{ row, name, email: `${name.toLowerCase()}@example.com`, phonenumber: '', class: null },
  payment: null,
  owed: null,
  ...own,
});
const noSums = {
  paid: 0,
  paid_amount: 0,
  waived: 0,
  waived_amount: 0,
  owed: 0,
  owed_amount: 0,
  before: 0,
  unsaid: 0,
};
const checked = {
  money: noSums,
  ...{ fresh: 1, known: 0, unmailed: 0, people: [person(2, 'Amina', { class: 'Nahw' })] },
  errors: [
    { row: 3, field: 'email', message: 'This is not an e-mail address.' },
    { row: 4, field: 'name', message: 'Name is required' },
  ],
  classes: [
    { value: 'Nahw', count: 1, name: 'Nahw' },
    { value: 'Evening', count: 1, name: null },
  ],
};
const right = {
  ...checked,
  fresh: 2,
  unmailed: 1,
  errors: [],
  people: [person(2, 'Amina'), person(3, 'Bala')],
};
const table = () => screen.getByLabelText('Or paste from a spreadsheet') as HTMLTextAreaElement;
const type = (value: string) => fireEvent.change(table(), { target: { value } });
const press = (name: string | RegExp, at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(at) as HTMLElement);
const sent = (call: string, at = -1) => server.of(call).at(at)?.fields;
const rowsSent = (call: string) => JSON.parse(sent(call)?.get('rows') ?? '[]');
const open = () => renderAt('/', <ImportDialog onClose={onClose} />);
/** Goes on to the rows of the sheet. */
const toRows = async () => {
  type('the table');
  press('Read');
  await screen.findByText('What is in the columns?');
  press('Check');
  await screen.findByText(/^2 rows to put right/);
};

beforeEach(() => {
  localStorage.clear();
  onClose.mockClear();
  server = mockServer({ ...amina, role: 11 });
  server.reply('getIntakes', () => ok([]));
  server.reply('getClassList', classListOf(aClass(5, { name: 'Nahw' })));
  server.reply('readRoster', () => ok(sheet));
  server.reply('checkRoster', () => ok(checked));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a sheet', () => {
  // Proves call-readRoster.
  it('is asked for, and one that cannot be read is said to be', async () => {
    open();
    press('Read');
    expect(await screen.findByText('Choose a file or paste the lines first.')).toBeTruthy();
    expect(server.of('readRoster')).toHaveLength(0);
    server.reply('readRoster', () => refused('workbook_unreadable', 'Save the sheet as CSV.'));
    const file = new File(['PK'], 'students.xlsx');
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
    expect(await screen.findByText('Save the sheet as CSV.')).toBeTruthy();
  });

  // Proves ours-96.
  it('shows what its columns seem to be, names what is not understood, and takes another word', async () => {
    open();
    type('the table');
    press('Read');
    expect(await screen.findByText(/^Not understood:/)).toBeTruthy();
    const kind = (header: string) =>
      screen.getByLabelText(`What ${header} is`) as HTMLSelectElement;
    expect([kind('Mail').value, kind('Colour').value]).toEqual(['email', 'note']);
    expect(screen.getByText('green')).toBeTruthy();
    fireEvent.change(kind('Full name'), { target: { value: 'none' } });
    press('Check');
    expect(await screen.findByText('Choose which column is the name.')).toBeTruthy();
    fireEvent.change(kind('Full name'), { target: { value: 'name' } });
    fireEvent.change(kind('Colour'), { target: { value: 'none' } });
    press('Check');
    await screen.findByText(/^2 rows to put right/);
    expect(rowsSent('checkRoster')[0]).toEqual({
      ...{ row: 2, name: 'Amina', email: 'a@example.com', phonenumber: '', class: 'Nahw' },
      paid: '',
      owed: '',
      note: '',
    });
  });

  // Proves ours-95.
  it('is read again where its letters were guessed wrong', async () => {
    server.reply('readRoster', () => ok({ ...sheet, encoding: 'windows-1252' }));
    open();
    const file = new File(['\xc3'], 'students.csv');
    fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
    const letters = await screen.findByLabelText('Letters of the file');
    server.reply('readRoster', () => ok({ ...sheet, encoding: 'windows-1256' }));
    fireEvent.change(letters, { target: { value: 'windows-1256' } });
    await waitFor(() => expect(sent('readRoster')?.get('encoding')).toBe('windows-1256'));
    const again = (await screen.findByLabelText('Letters of the file')) as HTMLSelectElement;
    await waitFor(() => expect(again.value).toBe('windows-1256'));
  });

  // Proves ours-96.
  it('whose columns are all known comes in at once', async () => {
    const columns = sheet.columns.map((one) => ({ ...one, remembered: true }));
    server.reply('readRoster', () => ok({ ...sheet, columns }));
    open();
    type('the table');
    press('Read');
    expect(await screen.findByText(/^2 rows to put right/)).toBeTruthy();
    press('Change columns');
    expect(await screen.findByText('What is in the columns?')).toBeTruthy();
  });

  it('is not lost by a slip', () => {
    open();
    type('half a table');
    press('Cancel');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('Leave without saving?')).toBeTruthy();
  });
});

describe('its rows', () => {
  // Proves ours-97, call-checkRoster, call-importStudents, call-getIntakes.
  it('are put right in place or left out, and imported with their classes', async () => {
    open();
    await toRows();
    const row = within(screen.getByText('Row 3').closest('li') as HTMLElement);
    expect(row.getByText('This is not an e-mail address.')).toBeTruthy();
    fireEvent.change(row.getByLabelText('E-mail'), { target: { value: 'b@example.com' } });
    press('Leave out: Row 4');
    expect(screen.queryByText('Row 4')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'No class' }));
    server.reply('checkRoster', () => ok(right));
    press('Check');
    expect(await screen.findByText(/^2 new students: an account each/)).toBeTruthy();
    expect(screen.getByText('1 mail with a link to choose a password.')).toBeTruthy();
    expect(screen.getByText(/^1 new student without an e-mail/)).toBeTruthy();
    expect(rowsSent('checkRoster').map(({ row, email }: never) => [row, email])).toEqual([
      [2, 'a@example.com'],
      [3, 'b@example.com'],
    ]);
    fireEvent.click(await screen.findByRole('checkbox', { name: /Nahw/ }));
    server.reply('importStudents', () => ok({ intake, errors: [] }));
    server.reply('getIntakes', () =>
      ok([{ ...intake, processed: 2, added: 2, enrolled: 1, done: true }]),
    );
    press('Import 2 rows');
    expect(await screen.findByText('The students are imported.')).toBeTruthy();
    expect(JSON.parse(sent('importStudents')?.get('class_choices') ?? '')).toEqual([
      { value: 'Evening', id: null },
    ]);
    expect(sent('importStudents')?.get('class_ids')).toBe('[5]');
    expect(JSON.parse(sent('importStudents')?.get('columns') ?? '')[1]).toEqual({
      header: 'Mail',
      kind: 'email',
    });
    press('Close', -1);
    expect(onClose).toHaveBeenCalled();
    cleanup();
    open();
    expect(table().value).toBe('');
  });

  // Proves ours-97.
  it('that are wrong stay when the others are imported, also over a reload', async () => {
    open();
    await toRows();
    server.reply('importStudents', () => ok({ intake, errors: checked.errors }));
    server.reply('checkRoster', () => ok({ ...checked, fresh: 0, people: [] }));
    press('Import 1 row');
    await screen.findByText('The students are being imported.');
    cleanup();
    open();
    expect(await screen.findByText(/^The rows of your last list/)).toBeTruthy();
    await screen.findByText(/^2 rows to put right/);
    expect(rowsSent('checkRoster').map(({ row }: { row: number }) => row)).toEqual([3, 4]);
    press('Start over');
    expect(table().value).toBe('');
  });

  // Proves ours-173.
  it('say what will be booked, and how it came is said once for all', async () => {
    const money = { ...noSums, paid: 1, paid_amount: 15_000, waived: 1, waived_amount: 5_000 };
    const people = [person(2, 'Amina', { payment: { amount: 15_000, waived: false } })];
    server.reply('checkRoster', () =>
      ok({ ...right, people, money: { ...money, before: 2, unsaid: 3 } }),
    );
    server.reply('importStudents', () => ok({ intake, errors: [] }));
    open();
    type('the table');
    press('Read');
    await screen.findByText('What is in the columns?');
    press('Check');
    expect(await screen.findByText(/^₦15,000.00 of 1 row: booked/)).toBeTruthy();
    expect(screen.getByText(/^2 rows already booked or billed/)).toBeTruthy();
    expect(screen.getByText(/^3 rows say nothing of money/)).toBeTruthy();
    press('Import 1 row');
    expect(await screen.findByText('Say why fees were waived.')).toBeTruthy();
    const reason = screen.getByLabelText('Why fees were waived');
    await waitFor(() => expect(document.activeElement).toBe(reason));
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: 'Cash' }));
    fireEvent.change(screen.getByLabelText('Why fees were waived'), {
      target: { value: 'An orphan' },
    });
    expect(screen.queryByText('Say why fees were waived.')).toBeNull();
    press('Import 1 row');
    await waitFor(() => expect(server.of('importStudents')).toHaveLength(1));
    expect(sent('importStudents')?.get('paid_way')).toBe('cash');
    expect(sent('importStudents')?.get('waiver_reason')).toBe('An orphan');
  });

  // Proves ours-252.
  it('that are not taken say why beside the buttons, above which the rows scroll', async () => {
    server.reply('checkRoster', () => ok(right));
    open();
    type('the table');
    press('Read');
    await screen.findByText('What is in the columns?');
    press('Check');
    await screen.findByText('2 rows to import');
    press('Import 2 rows');
    const said = await screen.findByText(/^The connection was lost/);
    expect(said.closest('[data-body]')).toBeNull();
    expect(said.closest('[role="alert"]')).toBeTruthy();
  });

  // Proves ours-178.
  it('say what will be billed of what is owed, and on which day it is due', async () => {
    const money = { ...noSums, owed: 1, owed_amount: 5_000 };
    const people = [person(2, 'Amina', { owed: 5_000 })];
    server.reply('checkRoster', () => ok({ ...right, people, money }));
    server.reply('importStudents', () => ok({ intake, errors: [] }));
    open();
    type('the table');
    press('Read');
    await screen.findByText('What is in the columns?');
    press('Check');
    expect(await screen.findByText(/^₦5,000.00 of 1 row owed: an invoice each/)).toBeTruthy();
    expect(screen.getByText('owes ₦5,000.00')).toBeTruthy();
    expect(screen.queryByLabelText('On which day')).toBeNull();
    fireEvent.change(screen.getByLabelText('What is owed is due on'), {
      target: { value: '2031-02-03' },
    });
    press('Import 1 row');
    await waitFor(() => expect(server.of('importStudents')).toHaveLength(1));
    expect(sent('importStudents')?.get('due_on')).toBe('2031-02-03');
  });

  // Proves ours-97.
  it('that are wrong are taken along as a file with the reason, in which no formula runs', () => {
    const row = {
      row: 3,
      name: '=1+1',
      email: 'b "at"',
      phonenumber: '+234',
      class: '',
      paid: '',
      owed: '2k?',
      note: 'a\nb',
    };
    expect(restAsCsv([{ row, fault: { message: 'No, this is wrong.' } }])).toBe(
      '\uFEFF"Row","Full name","E-mail","Phone","Class","Paid or waived","Owing","Note","Reason"\r\n' +
        `"3","'=1+1","b ""at""","'+234","","","2k?","a\nb","No, this is wrong."\r\n`,
    );
  });
});
