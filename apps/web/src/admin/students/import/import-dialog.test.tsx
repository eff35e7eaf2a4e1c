import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass } from '../../../test/a-class.ts';
import { classListOf } from '../../../test/class-list.ts';
import { amina, type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { ImportDialog } from './import-dialog.tsx';

let server: MockServer;
const onClose = vi.fn();
const nothing = { fresh: 0, known: 0, wrong: 0, errors: [], intake: null };
const intake = {
  ...{ id: 4, kind: 'import', classes: ['Nahw'], total: 3, processed: 0, added: 0, enrolled: 0 },
  ...{ done: false, started_at: 1_793_545_200, started_by: 'Ustadha Maryam', started_by_id: 31 },
};
const table = () => screen.getByLabelText('Or paste from a spreadsheet') as HTMLTextAreaElement;
const type = (value: string) => fireEvent.change(table(), { target: { value } });
const press = (name: string, at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name }).at(at) as HTMLElement);
const sent = (at = -1) => server.of('importStudents').at(at)?.fields;

beforeEach(() => {
  onClose.mockClear();
  server = mockServer({ ...amina, role: 11 });
  server.reply('getIntakes', () => ok([]));
  server.reply('getClassList', classListOf(aClass(5, { name: 'Nahw' })));
  renderAt('/', <ImportDialog onClose={onClose} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an import', () => {
  it('asks for something to import', async () => {
    press('Check');
    expect(await screen.findByText('Choose a file or paste the lines first.')).toBeTruthy();
    expect(server.of('importStudents')).toHaveLength(0);
  });

  // Proves call-importStudents.
  it('names the rows that are not right, and imports nothing before they are', async () => {
    const errors = [{ row: 3, message: 'Name is required' }];
    server.reply('importStudents', () => ok({ ...nothing, fresh: 1, wrong: 2, errors }));
    type('Amina,a@example.com\n,b@example.com');
    press('Check');
    expect(
      await screen.findByText('2 rows to put right. Nothing is imported before.'),
    ).toBeTruthy();
    const list = within(screen.getByText('Row 3', { exact: false }).closest('ul') as HTMLElement);
    expect(list.getByText('Name is required')).toBeTruthy();
    expect(list.getByText('and 1 more')).toBeTruthy();
    expect(sent()?.get('dry_run')).toBe('1');
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  // Proves call-getIntakes.
  it('is checked, then begun with its classes, and shows how far it has come', async () => {
    server.reply('importStudents', () => ok({ ...nothing, fresh: 2, known: 1 }));
    type('the table');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Nahw/ }));
    press('Check');
    expect(await screen.findByText(/^2 new students: an account each/)).toBeTruthy();
    expect(screen.getByText(/^1 row with an e-mail that has an account/)).toBeTruthy();
    // Another table is checked anew.
    type('another table');
    expect(screen.queryByText(/^2 new students/)).toBeNull();
    type('the table');
    server.reply('importStudents', () => ok({ ...nothing, fresh: 2, known: 1, intake }));
    server.reply('getIntakes', () =>
      ok([{ ...intake, processed: 3, added: 2, enrolled: 3, done: true }]),
    );
    press('Import 3 rows');
    expect(await screen.findByText('The students are imported.')).toBeTruthy();
    expect(
      screen.getByText('2 new accounts. 1 had one already. 3 new places in classes.'),
    ).toBeTruthy();
    expect(sent()?.get('dry_run')).toBe('0');
    expect(sent()?.get('class_ids[]')).toBe('5');
    expect(sent()?.get('request_key')).toBe(sent(0)?.get('request_key'));
    press('Close', -1);
    expect(onClose).toHaveBeenCalled();
  });

  it('takes a file as a spreadsheet writes it', async () => {
    const file = new File(['Amina,a@example.com'], 'students.csv', { type: 'text/csv' });
    fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [file] } });
    await vi.waitFor(() => expect(table().value).toBe('Amina,a@example.com'));
    const picture = new File([new Uint8Array([137, 80, 0, 0])], 'picture.csv');
    fireEvent.change(screen.getByLabelText('Choose a CSV file'), { target: { files: [picture] } });
    expect(await screen.findByText('This file cannot be read as text.')).toBeTruthy();
    expect(table().value).toBe('Amina,a@example.com');
  });

  it('is not lost by a slip', () => {
    type('half a table');
    press('Cancel');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByText('Leave without saving?')).toBeTruthy();
  });
});
