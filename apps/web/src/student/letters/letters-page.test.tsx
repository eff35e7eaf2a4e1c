import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { LettersPage } from './letters-page.tsx';

const letter = (id: number, text: string, more: object = {}) => ({
  ...{ id, at: 1_764_000_000 + id, is_mine: false, is_by_teacher: true, name: 'Hauwa', text },
  ...{ is_reported: false, ...more },
});
const thread = (more: object = {}) => ({
  ...{ class_rand: 'nahw', class: 'النحو', student_id: 1, student_name: 'Amina' },
  ...{ may_write: true, is_office: false, teachers: [], zone: 'Africa/Lagos' },
  ...{ is_answered: true, read_to: 0, is_waiting: false, ...more },
});

let server: MockServer;
let letters: ReturnType<typeof letter>[];
beforeEach(() => {
  localStorage.clear();
  server = mockServer(amina);
  letters = [letter(1, 'Ahlan')];
  server.reply('readLetters', () => ok(null));
  server.reply('getLetterNews', () => ok([]));
  answer();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answer = (more: object = {}, has_earlier = false) =>
  server.reply('getLetters', ({ fields }) => {
    const after = Number(fields.get('after') ?? -1);
    if (after >= 0) return ok({ letters: letters.filter(({ id }) => id > after), has_earlier });
    return ok({ letters, has_earlier, thread: thread(more) });
  });
const open = () =>
  renderAt(
    '/classes/nahw/letters',
    <Routes>
      <Route path="/classes/:id/letters" element={<LettersPage />} />
    </Routes>,
  );
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your letter');
const write = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const keys = () => server.of('sendLetter').map(({ fields }) => fields.get('request_key'));

// Proves ours-384.
it('keeps a letter that could not be sent, says so, and sends it once under one key', async () => {
  open();
  await write('كَيْفَ أَقُولُ هٰذَا؟');
  send();
  expect(await screen.findByText(/could not be sent\. It is kept on this device/)).toBeTruthy();
  expect((await field()).value).toBe('كَيْفَ أَقُولُ هٰذَا؟');
  // The page is left, and opened again.
  expect(localStorage.getItem('draft:letter:amina@example.com:nahw:0')).toContain('أَقُولُ');
  cleanup();
  open();
  expect((await field()).value).toBe('كَيْفَ أَقُولُ هٰذَا؟');
  expect(screen.getByText(/It is kept on this device/)).toBeTruthy();
  server.reply('sendLetter', ({ fields }) =>
    ok(letter(2, String(fields.get('text')), { is_mine: true, is_by_teacher: false })),
  );
  send();
  await waitFor(() => expect(document.querySelectorAll('article')).toHaveLength(2));
  expect((await field()).value).toBe('');
  expect(screen.queryByText(/It is kept on this device/)).toBeNull();
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
  expect(localStorage.getItem('draft:letter:amina@example.com:nahw:0')).toBeNull();
});

// Proves ours-419.
it('of two tabs with the same draft sends one letter, and the other tab shows it no longer', async () => {
  const taken = new Map<string, ReturnType<typeof letter>>();
  server.reply('sendLetter', ({ fields }) => {
    const key = String(fields.get('request_key'));
    const sent = taken.get(key) ?? letter(2 + taken.size, String(fields.get('text')));
    taken.set(key, sent);
    return ok(sent);
  });
  open();
  await write('First letter ');
  const draft = localStorage.getItem('draft:letter:amina@example.com:nahw:0');
  open();
  const fields = () => screen.findAllByLabelText<HTMLTextAreaElement>('Your letter');
  await waitFor(async () => expect((await fields()).map(({ value }) => value)).toHaveLength(2));
  for (const button of screen.getAllByRole('button', { name: 'Send' })) fireEvent.click(button);
  await waitFor(async () => expect((await fields()).map(({ value }) => value)).toEqual(['', '']));
  expect(keys()).toHaveLength(2);
  expect(taken.size).toBe(1);
  // A third tab had opened the draft before it was sent.
  localStorage.setItem('draft:letter:amina@example.com:nahw:0', draft ?? '');
  cleanup();
  open();
  expect((await field()).value).toBe('First letter ');
  localStorage.removeItem('draft:letter:amina@example.com:nahw:0');
  fireEvent(window, new StorageEvent('storage', { oldValue: draft }));
  await waitFor(async () => expect((await field()).value).toBe(''));
});

// Proves ours-384.
it('gives what the server refused back, with its words, and another letter another key', async () => {
  server.reply('sendLetter', () => refused('letters_closed', 'Nobody writes here any more.'));
  open();
  await write('One');
  send();
  expect(await screen.findByText('Nobody writes here any more.')).toBeTruthy();
  await write('Two');
  send();
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(new Set(keys()).size).toBe(2);
});

// Proves ours-376, ours-379.
it('says when the teacher answers, that a letter waits until then, and that the office reads', async () => {
  const hours = { days: [1, 2, 3, 4], from: 1020, until: 1200 };
  answer({ is_answered: false, teachers: [{ name: 'Hauwa', hours }, { name: 'Musa' }] });
  open();
  expect(await screen.findByText('Hauwa answers Mon–Thu, 17:00 to 20:00')).toBeTruthy();
  expect(screen.getByText(/your letter waits until then/)).toBeTruthy();
  expect(screen.getByText('The office can read these letters.')).toBeTruthy();
  expect((await field()).disabled).toBe(false);
});

// Proves ours-378.
it.each([
  ['ended', /has ended, so nobody writes/],
  ['held', /is on hold/],
  ['class_gone', /is not there any more/],
])(
  'shows letters without a box to write in where the place is %s, and says why',
  async (closed, words) => {
    answer({ closed, may_write: false });
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText('Ahlan')).toBeTruthy();
    expect(screen.queryByLabelText('Your letter')).toBeNull();
  },
);

// Proves ours-375, ours-377.
it('brings earlier letters on demand, and tells up to which letter one has read', async () => {
  letters = [letter(31, 'Newer')];
  answer({}, true);
  open();
  await waitFor(() => expect(server.of('readLetters')).toHaveLength(1));
  expect(Object.fromEntries(server.of('readLetters')[0]?.fields ?? [])).toMatchObject({
    ...{ class_id: 'nahw', up_to: '31' },
  });
  server.reply('getLetters', () => ok({ letters: [letter(1, 'Older')], has_earlier: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Show earlier letters' }));
  expect(await screen.findByText('Older')).toBeTruthy();
  const shown = [...document.querySelectorAll('article')].map(({ textContent }) => textContent);
  expect(shown).toEqual([expect.stringContaining('Older'), expect.stringContaining('Newer')]);
  expect(screen.queryByRole('button', { name: 'Show earlier letters' })).toBeNull();
});

// Proves ours-380.
it('reports a letter by one press, which can be taken back', async () => {
  server.reply('reportLetter', () => ok(null));
  server.reply('takeBackReport', () => ok(null));
  open();
  const row = within((await screen.findByText('Ahlan')).closest('article') ?? document.body);
  fireEvent.click(row.getByRole('button', { name: 'Report this letter to the office' }));
  fireEvent.click(await row.findByRole('button', { name: 'Take back' }));
  await row.findByRole('button', { name: /^Report/ });
  expect(server.of('takeBackReport')).toHaveLength(1);
});

it('says where there are no such letters', async () => {
  server.reply('getLetters', () => refused('letters_not_found', 'There are no such letters.'));
  open();
  expect(await screen.findByText('There are no letters')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To my classes' })).toBeTruthy();
});
