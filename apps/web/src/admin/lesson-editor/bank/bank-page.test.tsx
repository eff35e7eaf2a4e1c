import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { BankPage } from './bank-page.tsx';

let server: MockServer;
beforeAll(
  () => Promise.all([import('./exercise-dialog.tsx'), import('./touched-exams.tsx')]),
  60_000,
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  server = mockServer();
  server.reply('getBank', () =>
    ok([{ ...{ id: 3, topic: 'Nouns', version: 7, added_by: 'Amina', added_at: 0 }, exercise }], {
      ...{ total: 1, page: 1, per_page: 10, kept: 1, topics: ['Nouns'] },
    }),
  );
  server.reply('updateBankExercise', () => ok(null));
});

const exercise = JSON.stringify({
  ...{ type: 'choice', prompt: 'Which is the door?', explanation: '' },
  ...{ options: ['kitab', 'bab'], answer: 0 },
});
const open = async () => {
  renderAt(
    '/bank/c4',
    <Routes>
      <Route path="/bank/:classId" element={<BankPage />} />
    </Routes>,
  );
  fireEvent.click(await screen.findByText('Which is the door?'));
  return within(await screen.findByRole('dialog', { name: 'Edit exercise' }));
};
const save = async (dialog: Awaited<ReturnType<typeof open>>) => {
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit exercise' })).toBeNull());
};

// Proves call-getTouchedExams.
it('leads to the exams that a corrected key touches', async () => {
  server.reply('getTouchedExams', () => ok([{ lesson_id: 12, subject: 'The exam', touched: 2 }]));
  const dialog = await open();
  fireEvent.click(dialog.getByRole('radio', { name: 'Option 2 is right' }));
  await save(dialog);
  const link = await screen.findByRole('link', { name: 'See whose, and mark again' });
  expect(link.getAttribute('href')).toBe('/admin/classes/manage/c4?tab=gradebook&items=12');
  expect(link.closest('li')?.textContent).toContain('The exam2 marks would change.');
  expect(server.of('getTouchedExams')[0]?.fields.get('bank_exercise_id')).toBe('3');
});

it('leads from an empty bank to its first exercise, and offers nothing to find in it', async () => {
  server.reply('getBank', () => ok([], { total: 0, page: 1, per_page: 10, kept: 0, topics: [] }));
  renderAt(
    '/bank/c4',
    <Routes>
      <Route path="/bank/:classId" element={<BankPage />} />
    </Routes>,
  );
  await screen.findByText('This bank is empty');
  expect(screen.queryByLabelText('Filter by kind')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add exercise' }));
  expect(await screen.findByRole('dialog', { name: 'Add exercise' })).toBeTruthy();
});

it('asks for no exams where the topic alone was changed', async () => {
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText(/^Topic/), { target: { value: 'Doors' } });
  await save(dialog);
  expect(server.of('updateBankExercise')).toHaveLength(1);
  expect(server.of('getTouchedExams')).toEqual([]);
});
