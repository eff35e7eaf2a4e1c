import { roles } from '@institute/contract/auth/abilities';
import type { WireOf } from '@institute/contract/call';
import type { getLessons } from '@institute/contract/lessons/class-lessons';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../../test/mock-server.tsx';
import { onWideScreen } from '../../../test/screen-width.ts';
import { LessonsTab } from './lessons-tab.tsx';

type ManagedLesson = WireOf<typeof getLessons>[number];
const lesson = (id: number, subject: string, own: Partial<ManagedLesson> = {}): ManagedLesson => ({
  id,
  rand: `r${id}`,
  class_id: 7,
  subject,
  about: '',
  inputetype: 'Lesson',
  scheduled: '0',
  studydate: 0,
  position: id,
  material: '',
  materialExtension: '',
  theoryAnswer: '',
  preview: '0',
  ...own,
});

let server: MockServer;
let lessons: ManagedLesson[];
beforeEach(() => {
  onWideScreen();
  server = mockServer({ ...amina, role: roles.administrator });
  lessons = [
    lesson(1, 'One'),
    lesson(2, 'Two', { scheduled: '1', studydate: 1_798_120_800 }),
    lesson(3, 'Three', { inputetype: 'Timetableble' }),
  ];
  server.reply('getLessons', () => ok(lessons));
  server.reply('getClassForgotten', () => ok({ words: [], exercises: [] }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  renderAt(
    '/admin/classes/manage/7',
    <Routes>
      <Route path="/admin/classes/manage/:id" element={<LessonsTab />} />
    </Routes>,
  );
  return screen.findByRole('button', { name: 'Drag One' });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const order = () =>
  screen
    .getAllByRole('button', { name: /^Drag / })
    .map((handle) => handle.getAttribute('aria-label')?.slice(5));
const sentOrders = () =>
  server
    .of('reorderLessons')
    .map(({ fields }) =>
      [0, 1, 2].map((index) => [
        fields.get(`lessons[${index}][id]`),
        fields.get(`lessons[${index}][position]`),
      ]),
    );

describe('the lessons of a class', () => {
  // Proves admin-2-27.
  it('stand in a table, with a tick or a cross, and a date or none', async () => {
    await open();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Order', 'Subject', 'Type', 'Scheduled', 'Study Date', 'Actions']);
    const [, one, two, three] = screen.getAllByRole('row');
    expect(one?.textContent).toContain('Not set');
    expect(one?.textContent).toContain('No');
    expect(two?.textContent).toContain('Yes');
    expect(two?.textContent).toContain('24 Dec 2026, 15:00');
    expect(three?.textContent).toContain('Timetable');
    const edit = within(two as HTMLElement).getByRole('link', { name: 'Edit: Two' });
    expect(edit.getAttribute('href')).toBe('/admin/classes/manage/7/lessons/2');
    const add = screen.getByRole('link', { name: 'Add Lesson' });
    expect(add.getAttribute('href')).toBe('/admin/classes/manage/7/lessons/new');
  });

  // Proves call-getAuditLog.
  it('lead each to what was done with it, but only whoever may read the log', async () => {
    await open();
    const done = screen.getByRole('link', { name: 'What was done with Two' });
    expect(done.getAttribute('href')).toBe('/admin/audit?thing=lesson:2');
    cleanup();
    server = mockServer({ ...amina, teaches: [{ classId: 7, powers: ['teach'] }] });
    server.reply('getLessons', () => ok(lessons));
    await open();
    expect(screen.queryByRole('link', { name: /^What was done/ })).toBeNull();
  });

  // Proves admin-2-27.
  it('may be none, and then there is one way to the first', async () => {
    lessons = [];
    open().catch(() => undefined);
    const none = await screen.findByText('No lessons');
    const add = screen.getByRole('link', { name: 'Add Lesson' });
    expect(none.parentElement?.contains(add)).toBe(true);
  });

  // Proves admin-4-9.
  it('are moved at once, and saved whole, in the order of the presses', async () => {
    await open();
    const answers: (() => void)[] = [];
    server.reply(
      'reorderLessons',
      () => new Promise((resolve) => answers.push(() => resolve(ok(null)))),
    );
    press('Move up: Three');
    press('Move up: Three');
    press('Move down: One');
    expect(order()).toEqual(['Three', 'Two', 'One']);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await waitFor(() => expect(screen.queryByText('Saving the order...')).toBeNull());
    expect(sentOrders()).toEqual([
      [
        ['1', '1'],
        ['3', '2'],
        ['2', '3'],
      ],
      [
        ['3', '1'],
        ['2', '2'],
        ['1', '3'],
      ],
    ]);
    expect(order()).toEqual(['Three', 'Two', 'One']);
    screen.getByText('One was put at place 3 of 3.');
  });

  // Proves admin-8-12.
  it('go back when the server refuses, in sight and in words', async () => {
    await open();
    server.reply('reorderLessons', () => refused('refused', ''));
    press('Move up: Three');
    expect(order()).toEqual(['One', 'Three', 'Two']);
    const alert = (await screen.findAllByText(/^Failed to reorder lessons/))[0];
    expect(alert).toBeTruthy();
    expect(order()).toEqual(['One', 'Two', 'Three']);
    screen.getByText('The lessons are back where they were.');
  });

  // Proves admin-8-11.
  it('are deleted once that was confirmed, or say why not', async () => {
    await open();
    press('Delete: Two');
    const dialog = screen.getByRole('dialog', { name: 'Delete this lesson?' });
    const confirm = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    server.reply('deleteLesson', () => refused('refused', ''));
    confirm();
    await screen.findByText('Failed to delete lesson');
    server.reply('deleteLesson', ({ fields }) => {
      lessons = lessons.filter(({ id }) => String(id) !== fields.get('lesson_id'));
      return ok(null);
    });
    confirm();
    await screen.findByText('Lesson deleted successfully!');
    await waitFor(() => expect(order()).toEqual(['One', 'Three']));
    server.reply('restoreLesson', () => ok(null));
    press('Undo');
    await screen.findByText('The lesson is back.');
    expect(server.of('restoreLesson')[0]?.fields.get('lesson_id')).toBe('2');
  });
});

describe('a lesson of the list', () => {
  it('is duplicated by one press', async () => {
    server.reply('duplicateLesson', () => ok({ id: 9, rand: 'r9' }));
    await open();
    press('Duplicate: One');
    await screen.findByText('Lesson duplicated.');
    expect(server.of('duplicateLesson')[0]?.fields.get('lesson_id')).toBe('1');
  });
});

// Proves call-getClassForgotten.
it('says what the class forgets, and in which lesson', async () => {
  const inTwo = { lesson_id: 2, subject: 'Two' };
  server.reply('getClassForgotten', () =>
    ok({
      words: [{ id: 5, arabic: 'بَيْتٌ', meaning: 'house', ...inTwo, set_aside_by: 3 }],
      exercises: [],
    }),
  );
  await open();
  const title = await screen.findByRole('heading', { name: 'Words that your class forgets' });
  const list = title.nextElementSibling as HTMLElement;
  expect(list.textContent).toBe('بَيْتٌhouseTwoForgotten again and again by 3 students');
  expect(within(list).getByRole('link', { name: 'Two' }).getAttribute('href')).toBe(
    '/admin/classes/manage/7/lessons/2',
  );
  expect(screen.queryByText('Exercises that your class forgets')).toBeNull();
});
