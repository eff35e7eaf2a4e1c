import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getTrash } from '@institute/contract/trash/trash';
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
import { onWideScreen } from '../../test/screen-width.ts';
import { TrashPage } from './trash-page.tsx';

type TrashItem = WireOf<typeof getTrash>[number];

const item = (id: number, own: Partial<TrashItem>): TrashItem => ({
  id,
  kind: 'class',
  name: 'Nahw',
  within: '',
  author: '',
  author_id: null,
  deleted_by: 'Amina',
  deleted_by_id: 1,
  deleted_at: 1_798_120_800,
  until: 1_800_712_800,
  class_deleted: false,
  ...own,
});

let server: MockServer;
let items: TrashItem[];
beforeEach(() => {
  onWideScreen();
  server = mockServer({ ...amina, role: roles.administrator });
  items = [
    item(1, {}),
    item(2, { kind: 'lesson', name: 'One', within: 'Sarf' }),
    item(3, { kind: 'lesson', name: 'Lost', within: 'Nahw', class_deleted: true }),
    item(4, { kind: 'comment', name: 'Why?', within: 'One', author: 'Zaynab', deleted_by: '' }),
  ];
  server.reply('getTrash', ({ fields }) => {
    const kind = fields.get('kind');
    const found = items.filter((one) => !kind || one.kind === kind);
    return ok(found, { total: found.length, page: 1, per_page: 10 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => renderAt('/admin/trash', <TrashPage />);
const restore = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Restore: ${name}` }));

// Proves call-getTrash.
it('lists what was deleted, where it stood, by whom and when', async () => {
  open();
  await screen.findByRole('button', { name: 'Restore: One' });
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[2]).toContain('One in SarfLessonAmina');
  expect(rows[4]).toContain('Why? by Zaynab, under OneCommentNot known');
});

it('brings back what is pressed, and asks anew what is left', async () => {
  server.reply('restoreLesson', () => ok(null));
  open();
  await screen.findByRole('button', { name: 'Restore: One' });
  items = items.filter(({ id }) => id !== 2);
  restore('One');
  await screen.findByText('The lesson is back.');
  expect(server.of('restoreLesson')[0]?.fields.get('lesson_id')).toBe('2');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore: One' })).toBeNull());
});

it('says why something cannot come back', async () => {
  server.reply('restoreClass', () => refused('trash_gone', 'Somebody has brought it back.'));
  open();
  await screen.findByRole('button', { name: 'Restore: Nahw' });
  restore('Nahw');
  await screen.findByText('Somebody has brought it back.');
  expect(screen.queryByRole('button', { name: 'Restore: Lost' })).toBeNull();
  screen.getByText('Restore its class first');
});

it('is narrowed to one kind, and says when there is nothing', async () => {
  open();
  await screen.findByRole('button', { name: 'Restore: Nahw' });
  fireEvent.change(screen.getByLabelText('Filter by kind'), { target: { value: 'comment' } });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  cleanup();
  items = [];
  open();
  await screen.findByText('The trash is empty');
});

it('shows who teaches a deleted class, and takes it away from them', async () => {
  let teachers = [
    { user_id: 7, name: 'Maryam', email: 'm@example.com', powers: ['teach'], since: 1 },
  ];
  server.reply('getClassStaff', () => ok(teachers));
  server.reply('removeClassStaff', () => {
    teachers = [];
    return ok(null);
  });
  open();
  expect(await screen.findAllByRole('button', { name: /^Teachers: / })).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Teachers: Nahw' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Take away: Maryam' }));
  expect(await screen.findByText('Nobody teaches this class.')).toBeTruthy();
  expect(Object.fromEntries(server.of('removeClassStaff')[0]?.fields ?? [])).toMatchObject({
    ...{ class_id: '1', user_id: '7' },
  });
});
