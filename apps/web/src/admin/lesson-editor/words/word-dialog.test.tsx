import type { ManagedWord } from '@institute/contract/words/managed-words';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { WordDialog } from './word-dialog.tsx';

let server: MockServer;
const onClose = vi.fn();
beforeEach(() => {
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
/** Puts other words and another version under the dialog, as when a colleague has saved. */
let become: (words: ManagedWord[], version: string) => void;
function Holder() {
  const [saved, setSaved] = useState({ words: [word(), other], version: 'v1' });
  become = (words, version) => act(() => setSaved({ words, version }));
  return (
    <WordDialog lessonId={7} saved={{ ...saved, exercises: [] }} word={word()} onClose={onClose} />
  );
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const sent = (name: string) => server.of('saveLessonWords').at(-1)?.fields.get(`words[0][${name}]`);

it('saves what is written here beside what a colleague has changed of the word meanwhile', async () => {
  renderAt('/', <Holder />);
  type('Meaning in English', 'a book');
  become([word({ plural: 'كُتُبٌ' }), other], 'v2');
  press('Save word');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(['id', 'meaning', 'plural'].map(sent)).toEqual(['1', 'a book', 'كُتُبٌ']);
});

it('says first where both have written, and then keeps what is written here', async () => {
  renderAt('/', <Holder />);
  type('Meaning in English', 'a book');
  become([word({ meaning: 'the book' }), other], 'v2');
  press('Save word');
  expect(
    await screen.findByText(/A colleague has changed this word meanwhile: Meaning in English\./),
  ).toBeTruthy();
  expect(server.of('saveLessonWords')).toEqual([]);
  press('Save word');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent('meaning')).toBe('a book');
});

it('says that the word is there no more, and saves nothing', async () => {
  renderAt('/', <Holder />);
  type('Meaning in English', 'a book');
  become([other], 'v2');
  press('Save word');
  expect(await screen.findByText(/A colleague has removed this word meanwhile/)).toBeTruthy();
  expect(server.of('saveLessonWords')).toEqual([]);
});

it('asks before what was typed is lost', async () => {
  renderAt('/', <Holder />);
  press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(1);
  type('Meaning in English', 'a book');
  press('Cancel');
  expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  expect(onClose).toHaveBeenCalledTimes(1);
  press('Leave');
  expect(onClose).toHaveBeenCalledTimes(2);
});
