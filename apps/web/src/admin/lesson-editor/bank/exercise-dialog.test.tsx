import type { BankExercise } from '@institute/contract/bank/bank';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { ExerciseDialog } from './exercise-dialog.tsx';

let server: MockServer;
const onClose = vi.fn();
const onCorrected = vi.fn();
// Their code comes with the first exercise that is heard.
beforeAll(
  () =>
    Promise.all([
      import('../blocks/exercise/heard-fields.tsx'),
      import('../media/media-field.tsx'),
    ]),
  60_000,
);
beforeEach(() => {
  onClose.mockReset();
  onCorrected.mockReset();
  server = mockServer();
  server.reply('getLessonFiles', () =>
    ok([
      {
        key: 'heard',
        kind: 'audio',
        extension: 'mp3',
        bytes: 90_000,
        url: 'files/heard.mp3?sig=1',
      },
    ]),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const saved: BankExercise = {
  ...{ id: 3, topic: 'Sounds', version: 1, addedBy: 'Amina', addedAt: new Date(0) },
  exercise: {
    ...{ type: 'dictation', prompt: 'Write it.', explanation: '', sound: 'heard' },
    ...{ accepted: ['بَابٌ'], strictness: 'letters', nearly: 50 },
  },
};
const show = (exercise: BankExercise | null) =>
  renderAt(
    '/',
    <ExerciseDialog
      classId="c4"
      saved={exercise}
      topics={[]}
      onCorrected={onCorrected}
      onClose={onClose}
    />,
  );

it('records or takes a file where an exercise is heard, and wants one before it is kept', async () => {
  show(null);
  const dialog = await screen.findByRole('dialog', { name: 'Add exercise' });
  fireEvent.change(within(dialog).getByLabelText('Type of exercise'), {
    target: { value: 'listen' },
  });
  expect(await within(dialog).findByLabelText('Choose a sound')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Record a sound, or choose one.')).toBeTruthy();
  expect(server.of('addBankExercises')).toEqual([]);
});

it('plays the sound of the bank, and keeps it where the words change', async () => {
  server.reply('updateBankExercise', () => ok(null));
  show(saved);
  expect(await screen.findByText(/90 kB/)).toBeTruthy();
  expect(server.of('getLessonFiles')[0]?.fields.get('class_id')).toBe('c4');
  fireEvent.change(screen.getByLabelText(/^Question/), { target: { value: 'Write the word.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onCorrected.mock.calls).toEqual([[{ id: 3, version: 2 }]]);
  const sent = JSON.parse(String(server.of('updateBankExercise')[0]?.fields.get('exercise')));
  expect(sent).toEqual({ ...saved.exercise, prompt: 'Write the word.' });
});
