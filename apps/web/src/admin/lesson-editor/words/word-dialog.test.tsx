import type { ManagedWord } from '@institute/contract/words/managed-words';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, refused, renderAt } from '../../../test/mock-server.tsx';
import { WordDialog } from './word-dialog.tsx';

let server: MockServer;
const onClose = vi.fn();
beforeEach(() => {
  localStorage.clear();
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  server = mockServer();
  server.reply('saveLessonWords', () => ok({ words: [], version: 'v9' }));
  onClose.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const word = (own: Partial<ManagedWord> = {}): ManagedWord => ({
  ...{ id: 1, arabic: 'كِتَابٌ', meaning: 'book', hausa: '', yoruba: '', root: '', pattern: '' },
  ...{ plural: '', kind: 'noun', example: '', setAsideBy: 0, ...own },
});
const other = word({ id: 2, arabic: 'بَيْتٌ', meaning: 'house' });
const wire = (words: ManagedWord[]) =>
  words.map(({ setAsideBy, ...one }) => ({ ...one, set_aside_by: setAsideBy }));
/** The words as a colleague has saved them. */
const become = (words: ManagedWord[]) => {
  server.reply('getManagedWords', () => ok({ words: wire(words), exercises: [], version: 'v2' }));
  server.reply('saveLessonWords', ({ fields }) =>
    fields.get('version') === 'v2'
      ? ok({ words: wire(words), version: 'v3' })
      : refused('words_changed', 'Meanwhile.'),
  );
};
const open = () => {
  const saved = { words: [word(), other], version: 'v1', exercises: [] };
  renderAt('/', <WordDialog lessonId={7} saved={saved} word={word()} onClose={onClose} />);
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const sent = (name: string) => server.of('saveLessonWords').at(-1)?.fields.get(`words[0][${name}]`);

it('saves what is written here beside what a colleague has changed of the word meanwhile', async () => {
  open();
  type('Meaning in English', 'a book');
  become([word({ plural: 'كُتُبٌ' }), other]);
  press('Save word');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(['id', 'meaning', 'plural'].map(sent)).toEqual(['1', 'a book', 'كُتُبٌ']);
});

it('asks first where both have written, and then keeps what is written here', async () => {
  open();
  type('Meaning in English', 'a book');
  become([word({ meaning: 'the book' }), other]);
  press('Save word');
  await screen.findByText('the book');
  expect(server.of('saveLessonWords')).toHaveLength(1);
  press('Keep mine');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent('meaning')).toBe('a book');
});

it('says that the word is there no more, and saves nothing', async () => {
  open();
  type('Meaning in English', 'a book');
  become([other]);
  press('Save word');
  expect(await screen.findByText(/A colleague has removed this word meanwhile/)).toBeTruthy();
  expect(server.of('saveLessonWords')).toHaveLength(1);
});

it('asks before what was typed is lost', async () => {
  open();
  press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  open();
  type('Meaning in English', 'a book');
  press('Cancel');
  expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  expect(onClose).toHaveBeenCalledTimes(1);
  press('Leave');
  expect(onClose).toHaveBeenCalledTimes(2);
});
