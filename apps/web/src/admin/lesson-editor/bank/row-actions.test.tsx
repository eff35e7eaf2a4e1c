import type { BankExercise } from '@institute/contract/bank/bank';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../../test/mock-server.tsx';
import { exerciseAs } from '../blocks/new-block.ts';
import { RowActions } from './row-actions.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer();
  server.reply('deleteBankExercises', () => ok(null));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = [1, 2].map(
  (id): BankExercise => ({
    ...{ id, topic: '', version: 1, addedBy: '', addedAt: new Date(0) },
    exercise: { ...exerciseAs('choice'), prompt: `Nr ${id}` },
  }),
);

/** The rows, of which one goes once it is deleted, as it does when the list has come anew. */
function Rows() {
  const [gone, setGone] = useState<readonly number[]>([]);
  return rows
    .filter(({ id }) => !gone.includes(id))
    .map((row) => (
      <div key={row.id}>
        <RowActions classId="c" row={row} onEdit={() => undefined} onDeleted={() => undefined} />
        <button type="button" onClick={() => setGone([...gone, row.id])}>
          Nr {row.id} goes
        </button>
      </div>
    ));
}

it('brings each of two deleted exercises back, and says so where that fails', async () => {
  renderAt('/', <Rows />);
  for (const id of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`Nr ${id}$`) }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(id));
    fireEvent.click(screen.getByRole('button', { name: `Nr ${id} goes` }));
  }
  server.reply('restoreBankExercises', () => refused('refused', 'No.'));
  const [first] = screen.getAllByRole('button', { name: 'Undo' });
  fireEvent.click(first as HTMLElement);
  await screen.findByText('The exercise could not be brought back.');
  expect([...(server.of('restoreBankExercises')[0]?.fields.values() ?? [])]).toContain('1');
  server.reply('restoreBankExercises', () => ok(null));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.of('restoreBankExercises')).toHaveLength(2));
});
