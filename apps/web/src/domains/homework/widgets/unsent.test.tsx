// Proves ours-408.

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../test/indexed-db.ts';
import { keepTake } from '../../../platform/takes/kept-takes.ts';
import { notedSlots } from '../../../platform/takes/noted-slots.ts';
import { useTakeStore } from '../../../platform/takes/take-store.ts';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../../test/mock-server.tsx';
import { Unsent } from './unsent.tsx';

const SLOT = 'homework/class-1/lesson-5/b1';
const consent = { is_given: true, given_at: 0, months: 12 };
const take = { blob: new Blob(['voice'], { type: 'audio/mp4' }), seconds: 3, levels: [] };
let server: MockServer;

beforeEach(async () => {
  localStorage.clear();
  indexedDB.deleteDatabase('takes');
  useTakeStore.setState({}, true);
  server = mockServer();
  await keepTake(SLOT, 'line-one', take);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['the lesson', () => refused('lesson_not_found', 'Lesson not found')],
  ['the block', () => ok({ homework: [], consent })],
])('what is kept for homework whose %s is gone is heard and thrown away', async (_what, reply) => {
  server.reply('get_homework', reply);
  renderAt('/', <Unsent />);
  await screen.findByText(/^This homework is not there any more\./);
  expect(screen.queryByRole('link', { name: 'Open it' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'See what is kept' }));
  expect(await screen.findByRole('button', { name: 'Play: My recording' })).toBeTruthy();
  expect(screen.getByText(/it cannot be handed in/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Throw away' }));
  expect(notedSlots()).toEqual({ [SLOT]: 'kept' });
  fireEvent.click(screen.getByRole('button', { name: 'Throw away' }));
  await waitFor(() => expect(notedSlots()).toEqual({}));
});

it('what can be handed in is opened, also where there is no line', async () => {
  localStorage.clear();
  await keepTake('homework/class-1/lesson-6/b1', 'whole', take);
  renderAt('/', <Unsent />);
  expect(await screen.findByRole('link', { name: 'Open it' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'See what is kept' })).toBeNull();
});
