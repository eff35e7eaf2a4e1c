import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionEnded, signOutLocally, useAuthStore } from '../../platform/auth-store.ts';
import { amina, renderAt } from '../../test/mock-server.tsx';
import { onNarrowScreen, onWideScreen } from '../../test/screen-width.ts';
import { DataTable } from './data-table.tsx';
import { FilterSelect } from './filter-select.tsx';
import { useTableQuery } from './use-table-query.ts';

interface Tree {
  id: number;
  name: string;
}

const rows: Tree[] = Array.from({ length: 60 }, (_, at) => ({
  id: at + 1,
  name: `Tree ${at + 1}`,
}));

function Trees({ leads = true }: { leads?: boolean }) {
  const state = useTableQuery({ filters: ['kind'] });
  const from = (state.page - 1) * state.perPage;
  return (
    <>
      <DataTable
        name="trees"
        label="Trees"
        columns={[
          { id: 'name', header: 'Name', cell: ({ name }) => name, isTitle: true, sortable: true },
          { id: 'height', header: 'Height', cell: () => '9 m' },
          { id: 'planted', header: 'Planted', cell: () => '1999', isExtra: true },
        ]}
        list={{
          data: { rows: rows.slice(from, from + state.perPage), total: rows.length },
          ...{ isPending: false, isPlaceholderData: false, isFetching: false, error: null },
          refetch: () => undefined,
        }}
        state={state}
        rowKey={({ id }) => id}
        {...(leads && { onRow: () => undefined })}
        searchLabel="Search trees"
        filters={
          <FilterSelect
            name="kind"
            label="Kind"
            any="Every kind"
            options={[['palm', 'Palms']]}
            state={state}
          />
        }
        failed="Failed"
        empty={<p>None</p>}
      />
      <output>{useLocation().search}</output>
    </>
  );
}

const show = (path = '/', leads = true) => renderAt(path, <Trees leads={leads} />);
const address = () => document.querySelector('output')?.textContent;
const shownRows = () => document.querySelectorAll('[data-row]').length;
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const person = (email: string) =>
  useAuthStore.setState({ user: { ...amina, email }, isAuthenticated: true });

beforeEach(() => {
  onWideScreen();
  person('one@example.com');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  signOutLocally();
});

// Proves ours-112.
it('keeps a row on one line, which a row that leads nowhere shows whole while it has the focus', () => {
  show('/', false);
  const [row] = document.querySelectorAll<HTMLElement>('tr[data-row]');
  expect(row?.tabIndex).toBe(0);
  const cut = screen.getByText('Tree 1').closest('.truncate');
  expect(cut?.className).toContain('group-focus/row:whitespace-normal');
  cleanup();
  show();
  // What leads somewhere is opened instead.
  expect(document.querySelector<HTMLElement>('tr[data-row]')?.tabIndex).toBe(-1);
});

// Proves ours-113.
it('folds filters and order on a phone behind a button with their number; what is set stays', () => {
  onNarrowScreen();
  show('/?kind=palm');
  const button = screen.getByRole('button', { name: /Filters/ });
  expect(button.textContent).toBe('Filters1');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  const fold = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(fold?.className).toContain('max-md:*:data-[filter=off]:hidden');
  expect(screen.getByLabelText('Kind').dataset.filter).toBe('on');
  expect(screen.getByLabelText('Sort by').closest('div')?.dataset.filter).toBe('off');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(fold?.className).not.toContain('data-[filter=off]:hidden');
});

// Proves ours-114.
it('shows 10, 25 or 50 rows, as the address or the person says, and begins at the first page', () => {
  show('/?page=3');
  expect(shownRows()).toBe(10);
  fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '25' } });
  expect([shownRows(), address()]).toEqual([25, '?rows=25']);
  cleanup();
  show();
  expect(shownRows()).toBe(25);
  cleanup();
  show('/?rows=50');
  expect(shownRows()).toBe(50);
  cleanup();
  show('/?rows=37');
  expect(shownRows()).toBe(25);
  cleanup();
  person('two@example.com');
  show();
  expect(shownRows()).toBe(10);
});

// Proves ours-115.
it('shows the columns that a person chooses, kept while their session ends and not past their own logout', () => {
  show();
  expect(heads()).toEqual(['Name', 'Height', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Columns' }));
  expect(dialog.queryByLabelText('Name')).toBeNull();
  fireEvent.click(dialog.getByLabelText('Planted'));
  fireEvent.click(dialog.getByLabelText('Height'));
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(heads()).toEqual(['Name', 'Planted', '']);
  cleanup();
  sessionEnded();
  person('one@example.com');
  show();
  expect(heads()).toEqual(['Name', 'Planted', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(screen.getByRole('button', { name: 'Usual columns' }));
  expect(heads()).toEqual(['Name', 'Height', '']);
  fireEvent.click(screen.getByLabelText('Planted'));
  cleanup();
  signOutLocally();
  person('one@example.com');
  show();
  expect(heads()).toEqual(['Name', 'Height', '']);
});

// Proves ours-115.
it('saves search, order and filters as a view of that person, opened and removed by a press', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'palm' } });
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  const query = address();
  fireEvent.click(screen.getByRole('button', { name: 'Save this view' }));
  fireEvent.change(screen.getByLabelText('Name of the view'), {
    target: { value: 'Palms, A to Z' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  cleanup();

  show('/?tab=trees&page=2');
  const view = screen.getByRole('button', { name: 'Palms, A to Z' });
  expect(view.getAttribute('aria-current')).toBe('false');
  fireEvent.click(view);
  const opened = new URLSearchParams(address() ?? '');
  expect(opened.get('tab')).toBe('trees');
  expect(opened.get('page')).toBeNull();
  for (const [name, value] of new URLSearchParams(query ?? ''))
    expect(opened.get(name)).toBe(value);
  expect(view.getAttribute('aria-current')).toBe('true');
  cleanup();

  person('two@example.com');
  show();
  expect(screen.queryByRole('button', { name: 'Palms, A to Z' })).toBeNull();
  cleanup();
  person('one@example.com');
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the view Palms, A to Z' }));
  expect(screen.queryByRole('region', { name: 'Saved views' })).toBeNull();
});
