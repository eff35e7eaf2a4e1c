import '../../test/indexed-db.ts';
import { routes } from '@institute/contract/routes';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RootLink } from '../../domains/words/widgets/root-link.tsx';
import { WordFamily } from '../../domains/words/widgets/word-family.tsx';
import { signOutLocally } from '../../platform/auth-store.ts';
import { keptDatabase } from '../../platform/offline-database.ts';
import { readWaiting } from '../../platform/waiting.ts';
import { untilFocused } from '../../test/focus.ts';
import {
  amina,
  type MockServer,
  mockServer,
  ok,
  refused,
  renderAt,
} from '../../test/mock-server.tsx';
import { RootPage } from './root-page.tsx';

let server: MockServer;
beforeEach(() => {
  server = mockServer();
});
afterEach(() => {
  cleanup();
  signOutLocally();
  vi.unstubAllGlobals();
});

const writer = {
  ...{ id: 7, arabic: 'كَاتِبٌ', meaning: 'writer', pattern: 'فَاعِلٌ', plural: 'كُتَّابٌ', kind: 'noun' },
  is_mine: '0',
};
const joined = {
  ...{ class_rand: 'c1', class_name: 'Roots · الصَّرْفُ', class_slug: '' },
  ...{ lesson_rand: 'l1', subject: 'A family' },
};
const showRoot = () =>
  renderAt(
    '/roots/كتب',
    <Routes>
      <Route path={routes.root.path} element={<RootPage />} />
    </Routes>,
  );

describe('the page of a root', () => {
  // Proves decision-088-1.
  it('lists its words, and where each is taught', async () => {
    const open = { ...joined, class_slug: 'roots', lesson_rand: 'l2', subject: 'Seen by all' };
    server.reply('get_root_words', () => ok([{ ...writer, lessons: [joined, open] }]));
    showRoot();
    expect((await screen.findByText('writer')).tagName).toBe('P');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Root ك ت ب');
    for (const one of ['كَاتِبٌ', 'فَاعِلٌ', 'كُتَّابٌ']) expect(screen.getByText(one)).toBeTruthy();
    const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(to(/A family/)).toBe('/classes/c1/lessons/l1');
    expect(to(/Seen by all/)).toBe('/c/roots/lessons/l2');
    expect(server.of('get_root_words')[0]?.fields.get('root')).toBe('كتب');
  });

  // Proves decision-088-1.
  it('says so when no word is there, and when they cannot be had', async () => {
    server.reply('get_root_words', () => ok([]));
    showRoot();
    expect(await screen.findByText('No word of this root yet')).toBeTruthy();
    cleanup();
    server.reply('get_root_words', () => refused('internal', 'No.'));
    showRoot();
    expect(await screen.findByText('The words of this root could not be loaded.')).toBeTruthy();
  });
});

describe('a word that was tapped', () => {
  const book = { id: 3, root: 'ك ت ب' };

  // Proves call-getWordFamily, call-addToMyWords.
  it('shows its family and is added to one’s own, once', async () => {
    let isMine = '0';
    server.reply('get_word_family', () => ok({ is_mine: isMine, family: [writer] }));
    server.reply('add_to_my_words', () => {
      isMine = '1';
      return ok(null);
    });
    renderAt('/', <WordFamily word={book} />);
    expect(await screen.findByText('writer')).toBeTruthy();
    const all = screen.getByRole('link', { name: 'All words of this root' });
    expect(decodeURI(all.getAttribute('href') ?? '')).toBe('/roots/كتب');
    fireEvent.click(screen.getByRole('button', { name: 'Add to my words' }));
    const said = await screen.findByText('In my words');
    await untilFocused(() => said);
    expect(server.of('add_to_my_words').map(({ fields }) => fields.get('word_id'))).toEqual(['3']);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('waits without a connection, and is not pressed again', async () => {
    // Somebody else: what the person before had waiting may still be going.
    server = mockServer({ ...amina, email: 'bala@example.com' });
    await (await keptDatabase()).clear('waiting');
    let isAway = false;
    server.reply('get_word_family', () => {
      if (isAway) throw new TypeError('no connection');
      return ok({ is_mine: '0', family: [] });
    });
    server.reply('add_to_my_words', () => {
      throw new TypeError('no connection');
    });
    renderAt('/', <WordFamily word={book} />);
    const button = await screen.findByRole('button', { name: 'Add to my words' });
    isAway = true;
    fireEvent.click(button);
    const said = await screen.findByText('In my words');
    await untilFocused(() => said);
    expect(await readWaiting()).toMatchObject([{ what: 'word', input: { word_id: 3 } }]);
    await (await keptDatabase()).clear('waiting');
    await readWaiting();
  });

  it('that is one’s own says so, and one without a root leads to none', async () => {
    server.reply('get_word_family', () => ok({ is_mine: '1', family: [] }));
    renderAt('/', <WordFamily word={{ id: 4, root: '' }} />);
    expect(await screen.findByText('In my words')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('a root in other letters leads nowhere', () => {
  render(<RootLink root="k-t-b" />);
  expect(screen.getByText('k-t-b')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
