import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { searchOffice } from '@institute/contract/reports/reports';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilFocused } from '../../test/focus.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { adminEntries } from '../nav-entries.ts';
import { OfficeSearch } from './office-search.tsx';

const found: WireOf<typeof searchOffice> = {
  students: [{ id: 3, name: 'Babatunde Bakare', email: 'b@example.com', phonenumber: '' }],
  classes: [{ id: 4, name: 'Nahw', category: 'Grammar' }],
  lessons: [{ id: 5, class_id: 4, subject: 'The doer', class: 'Nahw' }],
  payments: [
    { reference: 'FUND_a', user_id: 8, name: 'Musa', amount: 1, has_receipt: true },
    { reference: 'FUND_b', user_id: 8, name: 'Musa', amount: 1, has_receipt: false },
  ],
};

let server: MockServer;
// Code is fetched when first needed; on a busy machine that outlasts a test's patience.
beforeAll(() => import('./search-dialog.tsx'), 60_000);
beforeEach(() => {
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('searchOffice', () => ok(found));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <OfficeSearch />
      <output>{pathname + search + hash}</output>
    </>
  );
}
const address = () => document.querySelector('output')?.textContent;
const field = () => screen.findByRole<HTMLInputElement>('combobox');
const options = () => screen.getAllByRole('option');
const marked = () =>
  options().find((option) => option.getAttribute('aria-selected') === 'true')?.textContent;
const press = async (key: string) => fireEvent.keyDown(await field(), { key });

async function search(words: string): Promise<void> {
  renderAt('/admin', <Page />);
  fireEvent.click(screen.getByRole('button', { name: 'Search everything' }));
  fireEvent.change(await field(), { target: { value: words } });
  await screen.findByText(/results?$/);
}

it('keeps what is typed after the shortcut before the dialog is there', async () => {
  renderAt('/admin', <Page />);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of ['B', 'a', 'x', 'Backspace', 'k']) fireEvent.keyDown(document.body, { key });
  expect((await field()).value).toBe('Bak');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect((await field()).value).toBe('');
});

describe('the search over everything', () => {
  // Proves ours-51.
  it('opens with Ctrl K and ⌘ K, begins in its field, and closes with Escape', async () => {
    renderAt('/admin', <Page />);
    fireEvent.keyDown(document, { key: 'k' });
    expect(screen.queryByRole('dialog')).toBeNull();
    for (const keys of [{ ctrlKey: true }, { metaKey: true }]) {
      const event = new KeyboardEvent('keydown', {
        key: 'k',
        bubbles: true,
        cancelable: true,
        ...keys,
      });
      act(() => void document.dispatchEvent(event));
      expect(event.defaultPrevented).toBe(true);
      const typed = await field();
      await untilFocused(() => typed);
      fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('leads from nothing typed to every page, and asks the server for nothing', async () => {
    renderAt('/admin', <Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Search everything' }));
    await field();
    expect(options()).toHaveLength(adminEntries.length);
    expect(server.of('searchOffice')).toEqual([]);
  });

  // Proves ours-51.
  it('shows what is found under headings, each with its way', async () => {
    await search('cl');
    const list = within(screen.getByRole('listbox', { name: 'Results' }));
    const groups = list.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    expect(groups).toEqual(['Students', 'Classes', 'Do', 'Lessons', 'Payments', 'Go to']);
    expect(
      ['Students', 'Classes', 'Lessons', 'Payments']
        .flatMap((name) => within(list.getByRole('group', { name })).getAllByRole('option'))
        .map((option) => option.getAttribute('href')),
    ).toEqual([
      '/admin/students/3',
      '/admin/classes/manage/4',
      '/admin/classes/manage/4/lessons/5',
      '/receipts/FUND_a',
      '/admin/students/8?tab=wallet',
    ]);
    const dialog = within(screen.getByRole('dialog', { name: 'Search' }));
    expect(dialog.getByRole('status').textContent).toMatch(/^\d+ results$/);
    expect(server.of('searchOffice').map(({ fields }) => fields.get('search'))).toEqual(['cl']);
  });

  // Proves ours-51.
  it('is walked by the arrow keys in a ring and left by Enter', async () => {
    await search('ba');
    expect(marked()).toContain('Babatunde');
    await press('ArrowDown');
    expect(marked()).toContain('Nahw');
    const active = (await field()).getAttribute('aria-activedescendant');
    expect(document.getElementById(active ?? '')?.textContent).toContain('Nahw');
    await press('ArrowUp');
    await press('ArrowUp');
    expect(marked()).toBe(options().at(-1)?.textContent);
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    expect(address()).toBe('/admin/classes/manage/4');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds parts of the settings by their names and by other words', async () => {
    server.reply('searchOffice', () =>
      ok({ students: [], classes: [], lessons: [], payments: [] }),
    );
    await search('key paystack');
    expect(options().map((option) => option.textContent)).toEqual(['Settings: Payments']);
    fireEvent.click(options()[0] as HTMLElement);
    expect(address()).toBe('/admin/settings#payments');
  });

  it('finds parts of the settings by the area in which they stand', async () => {
    server.reply('searchOffice', () =>
      ok({ students: [], classes: [], lessons: [], payments: [] }),
    );
    await search('notifications');
    expect(options().map(({ textContent }) => textContent)).toEqual([
      'Settings: How students are reached',
    ]);
  });

  it('finds what visitors read, and leads to its place in the other tab', async () => {
    server.reply('searchOffice', () =>
      ok({ students: [], classes: [], lessons: [], payments: [] }),
    );
    await search('postal address');
    expect(options().map(({ textContent }) => textContent)).toEqual(['Settings: Where and how']);
    fireEvent.change(await field(), { target: { value: 'levels' } });
    fireEvent.click(await screen.findByRole('option', { name: 'Settings: The levels' }));
    expect(address()).toBe('/admin/settings?tab=public#levels');
  });

  it('says so when nothing is found, and when it cannot be asked', async () => {
    server.reply('searchOffice', () =>
      ok({ students: [], classes: [], lessons: [], payments: [] }),
    );
    renderAt('/admin', <Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Search everything' }));
    fireEvent.change(await field(), { target: { value: 'qqq' } });
    await screen.findByText(/^Nothing found\./);
    server.reply('searchOffice', () => refused('unavailable', 'Away.'));
    fireEvent.change(await field(), { target: { value: 'qqqq' } });
    await screen.findByText('The search could not be made.');
  });
});
