import type { ManagedWord } from '@institute/contract/words/managed-words';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../../test/mock-server.tsx';
import { TieDialog, writtenIn } from './tie-dialog.tsx';

let server: MockServer;
beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const word = (id: number, arabic: string, forms?: string[]): ManagedWord => ({
  ...{ id, arabic, meaning: `meaning ${id}`, hausa: '', yoruba: '', root: '', pattern: '' },
  ...{ plural: '', kind: 'noun', example: '', setAsideBy: 0, forms },
});
const words = [word(1, 'كِتَابٌ'), word(2, 'بَيْتٌ')];
const blocks = [
  {
    ...{ id: 'read', kind: 'lines' as const },
    lines: [
      { id: '1', arabic: 'أَفَبِكِتَابِنَا؟ نَعَمْ، فِي الْبَيْتِ.', translation: '' },
      { id: '2', arabic: 'نَعَمْ.', translation: '' },
    ],
  },
];

it('knows what is written in the lines, and which words are found in it', () => {
  expect(writtenIn(blocks, words).map((one) => [one.form, one.word?.id])).toEqual([
    ['أَفَبِكِتَابِنَا', undefined],
    ['نَعَمْ', undefined],
    ['فِي', undefined],
    ['الْبَيْتِ', 2],
  ]);
  const tied = [word(1, 'كِتَابٌ', ['افبكتابنا']), word(2, 'بَيْتٌ')];
  expect(writtenIn(blocks, tied)[0]?.word?.id).toBe(1);
});

// Proves call-tieWordForm.
it('ties the form that is chosen, and says why it could not', async () => {
  const onClose = vi.fn();
  server.reply('tieWordForm', () => refused('words_changed', 'They have changed.'));
  renderAt('/', <TieDialog lessonId={7} blocks={blocks} words={words} onClose={onClose} />);
  const tie = () => screen.getByRole('button', { name: 'Tie', hidden: true });
  expect(screen.getByText('الْبَيْتِ ← بَيْتٌ')).toBeTruthy();
  fireEvent.click(tie());
  expect(await screen.findByText('They have changed.')).toBeTruthy();
  server.reply('tieWordForm', () => ok({ words: [], version: 'v2' }));
  fireEvent.change(screen.getByLabelText('The word that it is'), { target: { value: '2' } });
  fireEvent.click(tie());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { fields } = server.of('tieWordForm').at(-1) ?? {};
  expect([fields?.get('lesson_id'), fields?.get('form'), fields?.get('word_id')]).toEqual([
    '7',
    'أَفَبِكِتَابِنَا',
    '2',
  ]);
});
