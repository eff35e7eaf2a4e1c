import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aClass, classOf } from '../../test/a-class.ts';
import { classListOf } from '../../test/class-list.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { onWideScreen } from '../../test/screen-width.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ClassDialog } from './class-dialog.tsx';
import { ClassesPage } from './classes-page.tsx';

let server: MockServer;
beforeEach(() => {
  localStorage.clear();
  onWideScreen();
  server = mockServer({ ...amina, role: roles.administrator });
  server.reply('getClassList', classListOf(nahw));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nahw = aClass(7, {
  name: 'Nahw',
  about: 'About',
  premium: '1',
  amount: '2500.50',
  regclosedate: '2026-12-24',
  monthlySub: '1',
  monthlylimit: 8,
  status: '0',
});

function Page() {
  return (
    <>
      <ClassesPage />
      <output>{useLocation().pathname}</output>
    </>
  );
}
const address = () => document.querySelector('output')?.textContent;

describe('the list of classes', () => {
  // Proves decision-099-6.
  it('is found by Back to Classes as it was left, with search, filters and page', async () => {
    renderAt('/admin/classes?search=na&category=Grammar&status=inactive', <Page />);
    await screen.findByRole('link', { name: 'Nahw' });
    cleanup();
    renderAt('/admin/classes/manage/7', <BackLink to="/admin/classes">Back to Classes</BackLink>);
    expect(screen.getByRole('link', { name: 'Back to Classes' }).getAttribute('href')).toBe(
      '/admin/classes?search=na&category=Grammar&status=inactive',
    );
  });

  // Proves admin-2-19, admin-2-22.
  it('shows each with its price, day and status, and a press on it opens it', async () => {
    renderAt('/admin/classes', <Page />);
    const link = await screen.findByRole('link', { name: 'Nahw' });
    const [, row] = screen.getAllByRole('row');
    expect(row?.textContent).toBe('NahwGrammar–₦2,500.50 a month24 Dec 2026Inactive');
    expect(link.getAttribute('href')).toBe('/admin/classes/manage/7');
    fireEvent.click(screen.getByText('24 Dec 2026'));
    expect(address()).toBe('/admin/classes/manage/7');
  });

  // Proves ours-52.
  it('says how each stands, and is narrowed by that and by category', async () => {
    const empty = aClass(2, { name: 'Empty', subjecttotal: 0, category: 'Reading' });
    const over = aClass(3, { name: 'Over', regclosedate: '2020-01-01' });
    const running = aClass(1, { name: 'Running' });
    server.reply('getClassList', classListOf(running, empty, over, nahw));
    renderAt('/admin/classes', <Page />);
    await screen.findByRole('link', { name: 'Over' });
    const [, ...rows] = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(
      [/^Running.*Active$/, /^Empty.*Draft$/, /^Over.*Closed$/, /^Nahw.*Inactive$/].map((row) =>
        expect.stringMatching(row),
      ),
    );
    const choose = (label: string, value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
    const asked = () => Object.fromEntries(server.of('getClassList').at(-1)?.fields ?? []);
    choose('Filter by status', 'draft');
    await waitFor(() => expect(asked()).toMatchObject({ state: 'draft' }));
    choose('Filter by category', 'Reading');
    await waitFor(() => expect(asked()).toMatchObject({ state: 'draft', category: 'Reading' }));
    choose('Filter by status', '');
    await waitFor(() => expect(asked()).not.toHaveProperty('state'));
  });

  // Proves call-getClassList.
  it('asks for the page, order, search and filters that the address has', async () => {
    renderAt('/admin/classes?page=3&sort=-amount&search=na&status=closed&category=Old', <Page />);
    await waitFor(() => expect(server.of('getClassList')).not.toHaveLength(0));
    expect(Object.fromEntries(server.of('getClassList')[0]?.fields ?? [])).toMatchObject({
      ...{ page: '3', per_page: '10', sort: '-amount', search: 'na' },
      ...{ state: 'closed', category: 'Old' },
    });
    // The whole list, which grows with the institute, is not.
    expect(server.of('get_classes')).toHaveLength(0);
  });

  // Proves admin-2-23.
  it.each([
    [12, '/admin/classes/manage/12'],
    [0, '/admin/classes'],
  ])('after adding, an answer with the id %i leads to %s', async (id, path) => {
    server.reply('addClass', () => ok({ id, rand: 'r' }));
    renderAt('/admin/classes', <Page />);
    fireEvent.click(screen.getByRole('button', { name: 'Add New Class' }));
    for (const label of ['Name', 'Category', 'Description']) {
      fireEvent.input(await screen.findByLabelText(label), { target: { value: 'Text' } });
    }
    fireEvent.click(screen.getByRole('button', { name: 'Save Class' }));
    await screen.findByText('Class added successfully!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(address()).toBe(path));
  });
});

// Proves admin-8-8.
it('a class that cannot be changed says so, and why when the server does', async () => {
  renderAt('/', <ClassDialog item={classOf(nahw)} onClose={vi.fn()} onSaved={vi.fn()} />);
  const save = await screen.findByRole('button', { name: 'Save Class' });
  server.reply('updateClass', () => refused('refused', ''));
  fireEvent.click(save);
  await screen.findByText('Failed to update class');
  server.reply('updateClass', () => refused('own_prerequisite', 'A class cannot be …'));
  fireEvent.click(save);
  const reason = await screen.findByText('A class cannot be …');
  // Beside its field, which has the focus.
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-describedby')).toContain(reason.id),
  );
});
