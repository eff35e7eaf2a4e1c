// Proves ours-417, call-saveMeetingTask.

import type { DataOf } from '@institute/contract/call';
import type { getRegister } from '@institute/contract/meetings/registers';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newTask } from '../../domains/homework/new-task.ts';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../test/mock-server.tsx';
import { TaskPart } from './task-part.tsx';

type Register = DataOf<typeof getRegister>;

const register = (own: Partial<Register> = {}) =>
  ({ id: 11, isOpen: true, task: null, ...own }) as Register;
const given = { ...newTask(), title: 'Read aloud', text: 'Slowly.' };

let server: MockServer;
beforeEach(() => {
  localStorage.clear();
  server = mockServer();
  server.reply('saveMeetingTask', () => ok(null));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = () => server.of('saveMeetingTask').map(({ fields }) => fields.get('task') ?? '');

it('asks for a hand-in with a title, words, lines, ways, a day and a rubric', async () => {
  renderAt('/teaching/meetings/11', <TaskPart register={register()} />);
  await press('Give homework to hand in');
  await press('Give this homework');
  expect((await screen.findByLabelText(/^Title/)).getAttribute('aria-invalid')).toBe('true');
  expect(sent()).toEqual([]);
  type(/^Title/, 'Read aloud');
  type(/^What to do/, 'Slowly.');
  type(/^Lines to read aloud/, 'هٰذَا كِتَابٌ = This is a book\nذٰلِكَ بَيْتٌ');
  type(/^Last day/, '2026-12-04');
  fireEvent.click(screen.getByLabelText('As a text'));
  await press('Give this homework');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(JSON.parse(sent()[0] ?? '')).toEqual({
    ...{ ...newTask(), title: 'Read aloud', text: 'Slowly.', dueOn: '2026-12-04' },
    ways: ['voice', 'text'],
    lines: [
      { id: 'line1', arabic: 'هٰذَا كِتَابٌ', translation: 'This is a book' },
      { id: 'line2', arabic: 'ذٰلِكَ بَيْتٌ', translation: '' },
    ],
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(Object.keys(localStorage).filter((name) => name.includes('meeting-task'))).toEqual([]);
});

it('keeps what is typed when it is refused, and over a page that ends', async () => {
  server.reply('saveMeetingTask', () => refused('register_closed', 'The register is closed.'));
  renderAt('/teaching/meetings/11', <TaskPart register={register()} />);
  await press('Give homework to hand in');
  await screen.findByLabelText(/^Title/);
  type(/^Title/, 'Read aloud');
  await press('Give this homework');
  expect(await screen.findByText('The register is closed.')).toBeTruthy();
  cleanup();
  renderAt('/teaching/meetings/11', <TaskPart register={register()} />);
  await press('Give homework to hand in');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Read aloud');
  expect(screen.getByText('What you typed before and did not give is back.')).toBeTruthy();
});

it('is changed and taken away, and only shown where the register is closed', async () => {
  renderAt('/teaching/meetings/11', <TaskPart register={register({ task: given })} />);
  expect(screen.getByText('Read aloud')).toBeTruthy();
  await press('Change');
  expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('Read aloud');
  await press('Cancel');
  await press('Delete');
  const [, confirm] = await screen.findAllByRole('button', { name: 'Delete' });
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => expect(sent()).toEqual(['']));
  cleanup();
  const closed = register({ task: given, isOpen: false });
  renderAt('/teaching/meetings/11', <TaskPart register={closed} />);
  expect(screen.getByText('Read aloud')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});
