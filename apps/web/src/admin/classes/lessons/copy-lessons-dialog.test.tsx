import { roles } from '@institute/contract/auth/abilities';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
import { CopyLessonsDialog } from './copy-lessons-dialog.tsx';

const lesson = (id: number, subject: string) => ({
  ...{ id, rand: `r${id}`, class_id: 8, subject, about: '', inputetype: 'Lesson', scheduled: '0' },
  ...{ studydate: 0, position: id, material: '', materialExtension: '', theoryAnswer: '' },
  preview: '0',
});

let server: MockServer;
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockReset();
  server = mockServer({ ...amina, role: roles.administrator });
  const classes = [aClass(7, { name: 'Here' }), aClass(8, { name: 'There' })];
  server.reply('getClassList', classListOf(...classes));
  server.reply('getLessons', () => ok([lesson(1, 'One'), lesson(2, 'Two'), lesson(3, 'Three')]));
  renderAt('/', <CopyLessonsDialog classId="7" onClose={onClose} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function choose() {
  fireEvent.click(await screen.findByRole('combobox', { name: 'Class to copy from' }));
  const there = await screen.findByRole('option', { name: 'There' });
  expect(screen.queryByRole('option', { name: 'Here' })).toBeNull();
  fireEvent.click(there);
  expect(server.of('getClassList')[0]?.fields.get('for_lessons')).toBe('1');
  await screen.findByRole('checkbox', { name: /One/ });
}

it('asks for lessons', async () => {
  await choose();
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByText('Choose at least one lesson');
  expect(server.of('copyLessons')).toEqual([]);
});

// Proves call-copyLessons.
it('copies those that are chosen, under one key for the same', async () => {
  server.reply('copyLessons', () => refused('refused', ''));
  await choose();
  for (const name of [/Three/, /One/]) fireEvent.click(screen.getByRole('checkbox', { name }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy 2 lessons' }));
  await screen.findByText('The lessons could not be copied.');
  server.reply('copyLessons', () => ok({ copied: 2 }));
  fireEvent.click(screen.getByRole('button', { name: 'Copy 2 lessons' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await screen.findByText('2 lessons copied.');
  const [first, second] = server.of('copyLessons');
  expect(second?.fields.getAll('lesson_ids[]')).toEqual(['1', '3']);
  expect(first?.fields.get('request_key')).toBe(second?.fields.get('request_key'));
});
