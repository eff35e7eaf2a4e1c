import '../../test/indexed-db.ts';
import { getPractice } from '@institute/contract/words/words';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey } from '../../platform/answer-key.ts';
import { useAuthStore } from '../../platform/auth-store.ts';
import { copyName } from '../../platform/copy-name.ts';
import { readOffline, storeOffline } from '../../platform/offline-cache.ts';
import { keptDatabase } from '../../platform/offline-database.ts';
import { queryClient } from '../../platform/query-client.ts';
import { readWaiting, useWaitingStore, waitToSend } from '../../platform/waiting.ts';
import { aCard, aPractice } from '../../test/a-practice.ts';
import { amina, type MockServer, mockServer, ok } from '../../test/mock-server.tsx';
import { wordsAdded } from '../words/roots-api.ts';
import { sendWaiting } from './send-waiting-api.ts';

let server: MockServer;
beforeEach(async () => {
  server = mockServer();
  await (await keptDatabase()).clear('waiting');
  await readWaiting();
});
afterEach(() => vi.unstubAllGlobals());

const waiting = () => useWaitingStore.getState().items;
const view = { what: 'view', input: { class_id: 'c', lesson_id: 'l' } } as const;
const comment = {
  what: 'comment',
  input: { class_id: 'c', lesson_id: 'l', comment: 'Shukran', request_key: 'k1' },
} as const;
const posted = {
  id: 9,
  comment_id: 9,
  class_id: 1,
  lesson_id: 1,
  comment: 'Shukran',
  email: amina.email,
  name: 'Amina',
  parent_id: 0,
  created_at: 1,
  deleted: false,
};
const no = (code: string, status = 200) =>
  Response.json({ status: false, code, message: 'It is over.', data: null }, { status });

describe('what waits to be sent', () => {
  it('goes out oldest first, each once, under its own key', async () => {
    await waitToSend('view:l', view);
    await waitToSend('comment:k1', comment);
    server.reply('viewStatus', () => ok(null));
    server.reply('addComment', () => ok(posted));
    await Promise.all([sendWaiting(), sendWaiting()]);
    await sendWaiting();
    expect(server.sent.map(({ action }) => action)).toEqual(['viewStatus', 'addComment']);
    expect(server.of('addComment')[0]?.fields.get('request_key')).toBe('k1');
    expect(waiting()).toEqual([]);
  });

  it('waits on where no answer comes, or the server has a fault or too much to do', async () => {
    await waitToSend('view:l', view);
    await waitToSend('comment:k1', comment);
    await sendWaiting();
    expect(waiting()).toHaveLength(2);
    for (const status of [429, 500]) {
      server.reply('viewStatus', () => no('busy', status));
      await sendWaiting();
      expect(waiting().map(({ refusal }) => refusal)).toEqual([null, null]);
    }
    // The second did not overtake the first.
    expect(server.of('addComment')).toHaveLength(0);
  });

  it('comes back with the words of a refusal, and is not sent again by itself', async () => {
    await waitToSend('comment:k1', comment);
    server.reply('addComment', () => no('subscription_expired'));
    await sendWaiting();
    await sendWaiting();
    expect(server.of('addComment')).toHaveLength(1);
    expect(waiting()).toMatchObject([{ refusal: 'It is over.', input: { comment: 'Shukran' } }]);
  });

  it('is a word added to one’s own, once, and says what becomes old by it', async () => {
    const added = { what: 'word', input: { word_id: 7 } } as const;
    await waitToSend('word 7', added);
    await waitToSend('word 7', added);
    server.reply('add_to_my_words', () => ok(null));
    const said = vi.spyOn(queryClient, 'invalidateQueries');
    await sendWaiting();
    await sendWaiting();
    expect(server.of('add_to_my_words').map(({ fields }) => fields.get('word_id'))).toEqual(['7']);
    expect(said.mock.calls.map(([filters]) => filters?.queryKey)).toEqual(
      wordsAdded.map((call) => answerKey(call)),
    );
    expect(waiting()).toEqual([]);
  });

  it('of an exam is the newest writing alone, and is done with once that is handed in', async () => {
    const draft = (theory: string) =>
      ({ what: 'draft', input: { lesson_id: 'e', answer: {}, theory, written_at: 1 } }) as const;
    await waitToSend('draft:e', draft('First'));
    await waitToSend('draft:e', draft('Then'));
    server.reply('save_exam_draft', () => no('already_submitted'));
    await sendWaiting();
    expect(server.of('save_exam_draft').map(({ fields }) => fields.get('theory'))).toEqual([
      'Then',
    ]);
    expect(waiting()).toEqual([]);
  });

  it('of practice goes out in one request, and is let go when it is refused', async () => {
    const review = (id: string) =>
      ({ what: 'review', input: { id, word_id: 1, asks: 'arabic', rating: 'good' } }) as const;
    await waitToSend('review a', review('review-a'));
    await waitToSend('review b', review('review-b'));
    await sendWaiting();
    expect(waiting()).toHaveLength(2);
    server.reply('send_reviews', () => ok({ due: 0 }));
    await sendWaiting();
    const [, sent] = server.of('send_reviews');
    expect(['0', '1'].map((at) => sent?.fields.get(`reviews[${at}][id]`))).toEqual([
      'review-a',
      'review-b',
    ]);
    expect(waiting()).toEqual([]);
    await waitToSend('review c', review('review-c'));
    server.reply('send_reviews', () => no('invalid_input', 400));
    await sendWaiting();
    expect(waiting()).toEqual([]);
  });

  it('of practice is asked no more, though the device has heard nothing new of the day', async () => {
    const cards = [aCard(1), aCard(1, { asks: 'meaning' }), aCard(2)];
    const kept = aPractice(cards);
    const name = copyName(getPractice, {}) ?? '';
    await storeOffline(name, { data: kept });
    const input = { id: 'review-a', word_id: 1, asks: 'arabic', rating: 'good' };
    await waitToSend('review a', { what: 'review', input });
    server.reply('send_reviews', () => ok({ due: 2 }));
    await sendWaiting();
    // A page that is opened anew without a connection begins with this.
    const found = await readOffline(name, (data) => data);
    expect(found?.data).toEqual({ ...kept, due: 2, cards: cards.slice(1) });
  });

  it('is the person’s own: another sees and sends nothing of it', async () => {
    await waitToSend('comment:k1', comment);
    useAuthStore.setState({ user: { ...amina, email: 'bashir@example.com' } });
    server.reply('addComment', () => ok(posted));
    await sendWaiting();
    expect(waiting()).toEqual([]);
    expect(server.sent).toHaveLength(0);
    useAuthStore.setState({ user: amina });
    await sendWaiting();
    expect(server.of('addComment')).toHaveLength(1);
  });

  it('is nothing that an administrator does who acts for somebody', async () => {
    useAuthStore.setState({ user: { ...amina, actingAdmin: 'Admin' } });
    expect(await waitToSend('view:l', view)).toBe(false);
  });
});
