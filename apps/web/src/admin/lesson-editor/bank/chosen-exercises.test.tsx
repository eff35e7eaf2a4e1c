import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../../test/mock-server.tsx';
import { BankPage } from './bank-page.tsx';

let server: MockServer;
const exercise = (prompt: string) =>
  JSON.stringify({
    ...{ type: 'choice', prompt, explanation: '', options: ['kitab', 'bab'], answer: 0 },
  });
const rows = [3, 2].map((id) => ({
  ...{ id, topic: 'Nouns', version: 7, added_by: 'Amina', added_at: 0 },
  exercise: exercise(`Nr ${id}`),
}));

beforeEach(() => {
  server = mockServer();
  server.reply('getBank', () =>
    ok(rows, {
      ...{ total: 12, page: 1, per_page: 2, kept: 40, topics: ['Nouns', 'Verbs'], held: [] },
    }),
  );
  server.reply('getBankSelection', () => ok({ ids: [3, 2, 1] }));
  server.reply('setBankTopic', () => ok(null));
  server.reply('deleteBankExercises', () => ok(null));
  server.reply('restoreBankExercises', () => ok(null));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (address = '/bank/c4') => {
  renderAt(
    address,
    <Routes>
      <Route path="/bank/:classId" element={<BankPage />} />
    </Routes>,
  );
  await screen.findByText('Nr 3');
};
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const bar = () => within(screen.getByRole('region', { name: 'With the exercises chosen' }));
const press = (name: string) => fireEvent.click(bar().getByRole('button', { name }));
/** The ids that a call was sent. */
const idsOf = (call: string) =>
  server.of(call).map(({ fields }) => fields.getAll('bank_exercise_ids[]'));

// Proves ours-245.
describe('the exercises of a bank that are chosen', () => {
  it('are those that are ticked, a page of them, or all that match', async () => {
    await open('/bank/c4?search=kitab&topic=Nouns');
    expect(screen.queryByRole('region', { name: 'With the exercises chosen' })).toBeNull();
    tick('Choose Nr 2');
    expect(bar().getByText('1 exercise chosen')).toBeTruthy();
    tick('Choose everything on this page');
    expect(bar().getByText('2 exercises chosen')).toBeTruthy();
    press('All that match');
    expect(await bar().findByText('3 exercises chosen')).toBeTruthy();
    const sent = server.of('getBankSelection')[0]?.fields;
    expect(Object.fromEntries(sent ?? [])).toMatchObject({
      ...{ class_id: 'c4', search: 'kitab', topic: 'Nouns' },
    });
    expect(sent?.has('type')).toBe(false);
    press('Nothing');
    expect(screen.queryByRole('region', { name: 'With the exercises chosen' })).toBeNull();
  });

  it('go out of the bank at once, by their number, and come back', async () => {
    await open();
    tick('Choose everything on this page');
    press('Delete');
    const asked = async () =>
      within(await screen.findByRole('dialog', { name: 'Delete 2 exercises?' }));
    fireEvent.click((await asked()).getByRole('button', { name: 'Cancel' }));
    expect(server.of('deleteBankExercises')).toEqual([]);
    press('Delete');
    fireEvent.click((await asked()).getByRole('button', { name: 'Delete' }));
    await screen.findByText('2 exercises are out of the bank. Lessons keep theirs.');
    expect(screen.queryByRole('region', { name: 'With the exercises chosen' })).toBeNull();
    expect(idsOf('deleteBankExercises')).toEqual([['3', '2']]);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('2 exercises are back.');
    expect(idsOf('restoreBankExercises')).toEqual([['3', '2']]);
  });

  it('stay chosen where they could not be deleted', async () => {
    server.reply('deleteBankExercises', () => refused('refused', 'No.'));
    await open();
    tick('Choose Nr 3');
    press('Delete');
    await screen.findByText('This could not be done. Please try again.');
    expect(bar().getByText('1 exercise chosen')).toBeTruthy();
  });

  it('are not any more once one of them was deleted by itself', async () => {
    await open();
    tick('Choose everything on this page');
    fireEvent.click(screen.getByRole('button', { name: 'Actions for Nr 3' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await bar().findByText('1 exercise chosen')).toBeTruthy();
  });

  // Proves ours-244.
  it('get a topic, of those that there are or another, which a refusal leaves typed', async () => {
    await open();
    tick('Choose everything on this page');
    press('Set topic');
    const dialog = within(await screen.findByRole('dialog', { name: 'Set topic' }));
    expect(dialog.getByText('For 2 exercises.')).toBeTruthy();
    const field = dialog.getByLabelText<HTMLInputElement>(/^Topic/);
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['Nouns', 'Verbs']);
    fireEvent.change(field, { target: { value: 'Doors' } });
    server.reply('setBankTopic', () => refused('bank_exercise_not_found', 'One is gone.'));
    fireEvent.click(dialog.getByRole('button', { name: 'Set topic' }));
    expect(await dialog.findByText('One is gone.')).toBeTruthy();
    expect(field.value).toBe('Doors');
    server.reply('setBankTopic', () => ok(null));
    fireEvent.click(dialog.getByRole('button', { name: 'Set topic' }));
    await screen.findByText('The topic of 2 exercises has been set.');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Set topic' })).toBeNull());
    expect(idsOf('setBankTopic').at(-1)).toEqual(['3', '2']);
    expect(server.of('setBankTopic').at(-1)?.fields.get('topic')).toBe('Doors');
    expect(screen.queryByRole('region', { name: 'With the exercises chosen' })).toBeNull();
  });
});
