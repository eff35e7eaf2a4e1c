import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../../test/indexed-db.ts';
import { type MockServer, mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { WordsSection } from './words-section.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const word = (id: number, arabic: string, set_aside_by: number) => ({
  ...{ id, arabic, meaning: `meaning ${id}`, hausa: '', yoruba: '', root: '', pattern: '' },
  ...{ plural: '', kind: 'noun', example: '', set_aside_by },
});
const exercises = [
  { id: 'house', prompt: 'Which is a house?', set_aside_by: 4 },
  { id: 'pen', prompt: 'Which is a pen?', set_aside_by: 1 },
];

/** The section once its words are there. */
async function open(data: object) {
  server.reply('getManagedWords', () => ok({ version: 'v1', ...data }));
  renderAt('/', <WordsSection lessonId={7} kind="lesson" blocks={[]} onSave={() => undefined} />);
  await screen.findByRole('button', { name: 'Add word' });
}
/** What the list beneath a heading says, line by line. */
function listOf(name: string) {
  const list = screen.getByRole('heading', { name }).nextElementSibling as HTMLElement;
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

// Proves call-getManagedWords.
it('lists the words and the exercises that the class forgets, those of the most students first', async () => {
  const words = [word(1, 'كِتَابٌ', 1), word(2, 'بَيْتٌ', 0), word(3, 'قَلَمٌ', 3)];
  await open({ words, exercises });
  expect(listOf('Words that your class forgets')).toEqual([
    'قَلَمٌmeaning 3Forgotten again and again by 3 students',
    'كِتَابٌmeaning 1Forgotten again and again by 1 student',
  ]);
  expect(listOf('Exercises that your class forgets')).toEqual([
    'Which is a house?Forgotten again and again by 4 students',
    'Which is a pen?Forgotten again and again by 1 student',
  ]);
  // The words themselves stay in the order of the lesson.
  const edits = screen.getAllByRole('button', { name: /^Edit / });
  expect(edits.map((one) => one.getAttribute('aria-label') ?? one.textContent)).toEqual([
    'Edit كِتَابٌ',
    'Edit بَيْتٌ',
    'Edit قَلَمٌ',
  ]);
});

it('has no such lists where nothing is forgotten', async () => {
  await open({ words: [word(1, 'كِتَابٌ', 0)], exercises: [] });
  expect(screen.getByText('كِتَابٌ')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /that your class forgets/ })).toBeNull();
});

it('shows those of a timetable that has some, to be put right and not added to', async () => {
  server.reply('getManagedWords', () =>
    ok({ version: 'v1', words: [word(1, 'كِتَابٌ', 0)], exercises: [] }),
  );
  renderAt(
    '/',
    <WordsSection lessonId={7} kind="timetable" blocks={[]} onSave={() => undefined} />,
  );
  await screen.findByRole('button', { name: 'Edit كِتَابٌ' });
  expect(screen.queryByRole('button', { name: 'Add word' })).toBeNull();
  cleanup();
  server.reply('getManagedWords', () => ok({ version: 'v1', words: [], exercises: [] }));
  renderAt(
    '/',
    <WordsSection lessonId={8} kind="timetable" blocks={[]} onSave={() => undefined} />,
  );
  await waitFor(() => expect(server.of('getManagedWords')).toHaveLength(2));
  expect(screen.queryByRole('heading', { name: 'Words' })).toBeNull();
});
