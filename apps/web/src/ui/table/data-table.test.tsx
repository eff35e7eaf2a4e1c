import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../test/mock-server.tsx';
import { onNarrowScreen, onWideScreen } from '../../test/screen-width.ts';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { TableList } from './rows.ts';
import { useTableQuery } from './use-table-query.ts';

interface Tree {
  id: number;
  name: string;
  height: number;
}

const columns: readonly Column<Tree>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, sortable: true, isTitle: true },
  {
    id: 'height',
    header: 'Height',
    cell: ({ height }) => `${height} m`,
    sortable: true,
    firstSort: 'desc',
    align: 'end',
  },
  { id: 'note', header: 'Note', cell: () => 'green' },
];
const trees: Tree[] = [
  { id: 1, name: 'Baobab', height: 25 },
  { id: 2, name: 'Neem', height: 15 },
];
const loaded: TableList<Tree> = {
  data: { rows: trees, total: 23 },
  isPending: false,
  isPlaceholderData: false,
  isFetching: false,
  error: null,
  refetch: () => undefined,
};

function Trees({ list, open }: { list: TableList<Tree>; open?: (tree: Tree) => void }) {
  const state = useTableQuery({ sort: 'name' });
  return (
    <>
      <DataTable
        label="Trees"
        columns={columns}
        list={list}
        state={state}
        rowKey={({ id }) => id}
        onRow={open}
        actions={({ name }) => <button type="button">{`Cut ${name}`}</button>}
        searchLabel="Search trees"
        filters={<span>Which trees</span>}
        tools={<span>Plant one</span>}
        failed="The trees could not be loaded."
        empty={<p>No trees yet</p>}
        noMatch="No trees match"
      />
      <output>{useLocation().search}</output>
      <pre>
        {JSON.stringify({
          page: state.page,
          per_page: state.perPage,
          ...(state.sort && { sort: state.sort }),
          ...(state.search && { search: state.search }),
        })}
      </pre>
    </>
  );
}

function show(list: Partial<TableList<Tree>> = {}, path = '/', open?: (tree: Tree) => void) {
  renderAt(path, <Trees list={{ ...loaded, ...list }} {...(open && { open })} />);
}
const address = () => document.querySelector('output')?.textContent;
const sent = () => JSON.parse(document.querySelector('pre')?.textContent ?? '');

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('where there is room', () => {
  it('is a table that says how it is sorted, and sorts by what is pressed', () => {
    onWideScreen();
    show();
    const heads = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect(heads).toEqual(['ascending', null, null, null]);
    fireEvent.click(screen.getByRole('button', { name: 'Height' }));
    expect(address()).toBe('?sort=-height');
    expect(sent()).toEqual({ page: 1, per_page: 10, sort: '-height' });
    fireEvent.click(screen.getByRole('button', { name: 'Height' }));
    expect(address()).toBe('?sort=height');
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(address()).toBe('');
    expect(within(screen.getByRole('columnheader', { name: 'Note' })).queryByRole('button')).toBe(
      null,
    );
  });

  it('turns pages, says which rows these are, and starts a new order on the first page', () => {
    onWideScreen();
    show({}, '/?page=2');
    expect(screen.getByText((_, node) => node?.textContent === '11–20 of 23')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(sent().page).toBe(3);
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(address()).toBe('?sort=-name');
  });

  it('opens a row by its name or by a press beside it, not by its actions', () => {
    onWideScreen();
    const open = vi.fn();
    show({}, '/', open);
    fireEvent.click(screen.getByRole('button', { name: 'Neem' }));
    fireEvent.click(screen.getByText('25 m'));
    fireEvent.click(screen.getByRole('button', { name: 'Cut Neem' }));
    expect(open.mock.calls.map(([tree]) => tree.name)).toEqual(['Neem', 'Baobab']);
  });
});

describe('on a phone', () => {
  it('is a list of labelled lines, sorted by a choice', () => {
    onNarrowScreen();
    show();
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('BaobabCut BaobabHeight25 mNotegreen');
    // The name leads: it weighs more than the values, on a line of its own above them.
    expect(screen.getByText('Baobab').className).toContain('font-semibold');
    expect(screen.getByText('Baobab').closest('dl')).toBeNull();
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: '-height' } });
    expect(address()).toBe('?sort=-height');
  });
});

describe('without rows', () => {
  it('says that nothing is there', () => {
    onWideScreen();
    show({ data: { rows: [], total: 0 } });
    expect(screen.getByText('No trees yet')).toBeTruthy();
  });

  it('has nothing to filter, and keeps its buttons', () => {
    onWideScreen();
    const shown = () =>
      ['Which trees', 'Plant one'].map((words) => screen.queryByText(words) !== null);
    show({ data: { rows: [], total: 0 } });
    expect(shown()).toEqual([false, true]);
    cleanup();
    show({ data: { rows: [], total: 0 } }, '/?search=oak');
    expect(shown()).toEqual([true, true]);
  });

  // Proves ours-49.
  it('has nothing to search in, unless a search has left nothing, or other rows are on their way', () => {
    onNarrowScreen();
    const box = () => screen.queryByLabelText('Search trees');
    show({ data: { rows: [], total: 0 } });
    expect([box(), screen.queryByLabelText('Sort by')]).toEqual([null, null]);
    cleanup();
    show({ data: { rows: [], total: 0 }, isPlaceholderData: true });
    expect(box()).toBeTruthy();
    cleanup();
    show({ data: { rows: [], total: 0 } }, '/?search=oak');
    expect(box()).toBeTruthy();
  });

  it('says that nothing matches and takes the search away', () => {
    onWideScreen();
    show({ data: { rows: [], total: 0 } }, '/?search=oak');
    expect(screen.getByText('No trees match')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(address()).toBe('');
  });

  it('says what failed and asks again', () => {
    onWideScreen();
    const refetch = vi.fn();
    show({ data: undefined, error: new Error('x'), refetch });
    expect(screen.getByText('The trees could not be loaded.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('leads an address past the end to the last page', async () => {
    onWideScreen();
    show({}, '/?page=9');
    await vi.waitFor(() => expect(address()).toBe('?page=3'));
  });
});
