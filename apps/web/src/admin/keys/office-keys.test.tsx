// Proves ours-116.

import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signOutLocally } from '../../platform/auth-store.ts';
import { amina, mockServer, renderAt } from '../../test/mock-server.tsx';
import { onWideScreen } from '../../test/screen-width.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import { useTableQuery } from '../../ui/table/use-table-query.ts';
import { OfficeKeys } from './office-keys.tsx';

const chosen = vi.fn();
const opened = vi.fn();

function Page() {
  const { pathname, hash } = useLocation();
  return (
    <main id="main">
      <OfficeKeys />
      <DataTable
        label="Trees"
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name, isTitle: true }]}
        list={{
          data: { rows: [{ name: 'Baobab' }, { name: 'Neem' }], total: 2 },
          ...{ isPending: false, isPlaceholderData: false, isFetching: false, error: null },
          refetch: () => undefined,
        }}
        state={useTableQuery()}
        rowKey={({ name }) => name}
        onRow={opened}
        selection={{
          ...{ has: () => false, put: chosen, pageLabel: 'All' },
          rowLabel: ({ name }) => `Choose ${name}`,
        }}
        searchLabel="Search trees"
        failed="Failed"
        empty={null}
      />
      <output>{pathname + hash}</output>
    </main>
  );
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const place = () => document.querySelector('output')?.textContent;
const inFocus = () => document.activeElement?.textContent;

beforeEach(() => {
  onWideScreen();
  mockServer({ ...amina, role: roles.administrator });
  renderAt('/admin/trash', <Page />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  signOutLocally();
});

it('goes from row to row, to its name, which Enter opens, and chooses the row', () => {
  press('j');
  expect(inFocus()).toBe('Baobab');
  press('j');
  expect(inFocus()).toBe('Neem');
  press('j');
  expect(inFocus()).toBe('Neem');
  expect(document.activeElement?.tagName).toBe('BUTTON');
  press('x');
  expect(chosen).toHaveBeenCalledExactlyOnceWith([{ name: 'Neem' }], true);
  press('k');
  expect(inFocus()).toBe('Baobab');
  // On a keyboard of Arabic the same key is another letter.
  press('ت', { code: 'KeyJ' });
  expect(inFocus()).toBe('Neem');
  expect(opened).not.toHaveBeenCalled();
});

it('goes to the search, where letters are letters again', () => {
  press('/');
  const field = screen.getByLabelText('Search trees');
  expect(document.activeElement).toBe(field);
  press('j');
  press('?');
  press('g');
  press('s');
  expect(document.activeElement).toBe(field);
  expect(place()).toBe('/admin/trash');
});

it.each([
  ...[
    ['d', '/admin'],
    ['s', '/admin/students'],
    ['c', '/admin/classes'],
  ],
  ...[
    ['p', '/admin/payments'],
    ['e', '/admin/exams'],
    ['m', '/admin/messages'],
  ],
  ['q', '/admin/questions'],
] as const)('goes by G and %s to %s', (letter, path) => {
  press('g');
  press(letter);
  expect(place()).toBe(path);
});

it('does nothing by a shortcut, nor by a G without a page', () => {
  press('j', { ctrlKey: true });
  press('g');
  press('j');
  expect(inFocus()).not.toBe('Baobab');
  // The letter after it is a key of its own again.
  press('j');
  expect(inFocus()).toBe('Baobab');
  expect(place()).toBe('/admin/trash');
});

it('lists the keys, hears none behind the list, and is switched off for good', async () => {
  press('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keys' }));
  expect(dialog.getByRole('row', { name: /^G\s*then\s*P To Payments$/ })).toBeTruthy();
  press('j');
  expect(inFocus()).not.toBe('Baobab');
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Single keys act/ }));
  fireEvent.click(dialog.getByText('Close'));
  expect(place()).toBe('/admin/trash');
  press('j');
  expect(inFocus()).not.toBe('Baobab');
});
