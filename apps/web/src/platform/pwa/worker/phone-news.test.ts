// Proves ours-302.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openNews, readNews, showNews } from './phone-news.ts';

let name: string | null;
const unsubscribe = vi.fn(async () => true);
const showNotification = vi.fn(async () => undefined);
const phone = { showNotification, pushManager: { getSubscription: async () => ({ unsubscribe }) } };
const news = { title: 'درس جديد', path: '/messages/a-b_c', name: 'mine' };

beforeEach(() => {
  name = 'mine';
  vi.clearAllMocks();
  const match = async () => (name === null ? undefined : new Response(name));
  vi.stubGlobal('caches', { match });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows what came for whoever is signed in here, each message once', async () => {
  await showNews(phone, JSON.stringify(news));
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'درس جديد',
    expect.objectContaining({ tag: news.path, data: news.path, dir: 'auto' }),
  );
  expect(unsubscribe).not.toHaveBeenCalled();
});

it.each([
  ['somebody else is', 'theirs'],
  ['nobody is', null],
  ['somebody is who does not want it', ''],
])('shows nothing where %s, and asks for no more', async (_who, here) => {
  name = here;
  await showNews(phone, JSON.stringify(news));
  expect(showNotification).not.toHaveBeenCalled();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

it.each([
  ['nothing', undefined],
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['another site', JSON.stringify({ ...news, path: 'https://evil.example/messages/a' })],
  ['another page', JSON.stringify({ ...news, path: '/messages/../admin' })],
  ['no name', JSON.stringify({ ...news, name: '' })],
  ['no title', JSON.stringify({ ...news, title: 1 })],
])('reads %s as nothing of ours', (_what, text) => {
  expect(readNews(text)).toBeNull();
});

it('opens the message in the window that is there, else in one of its own', async () => {
  const window = { focus: vi.fn(async () => undefined), navigate: vi.fn(async () => undefined) };
  const openWindow = vi.fn(async () => undefined);
  await openNews({ matchAll: async () => [window], openWindow }, '/messages/a');
  expect(window.navigate).toHaveBeenCalledExactlyOnceWith('/messages/a');
  expect(openWindow).not.toHaveBeenCalled();
  await openNews({ matchAll: async () => [], openWindow }, '/messages/a');
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/messages/a');
});
