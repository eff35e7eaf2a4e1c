import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../test/indexed-db.ts';
import { amina, type MockServer, mockServer } from '../../test/mock-server.tsx';
import { type MockUploads, mockUploads } from '../../test/mock-uploads.ts';
import { ApiError } from '../api-error.ts';
import { sessionEnded, signOutLocally, useAuthStore } from '../auth-store.ts';
import { keepHere, readHere } from './device.ts';
import { dropTake, keepSoFar, keepTake, readSlot } from './kept-takes.ts';
import { notedSlots } from './noted-slots.ts';
import { type Finish, sendOn, sendSlot, stopSending } from './send-slot.ts';
import type { Take } from './take.ts';
import { slotNow, useTakeStore } from './take-store.ts';

const SLOT = 'homework/7/b1';
let server: MockServer;
let uploads: MockUploads;
const taken: { requestKey: string; note: unknown; uploads: string[]; places: string[] }[] = [];
/** What the server says to the call that takes the takes, in turn; nothing left is agreed. */
let answers: (ApiError | string)[];
const finish: Finish<string> = async ({ requestKey, note, takes }) => {
  const told = {
    uploads: takes.map(({ upload }) => upload),
    places: takes.map((one) => one.place),
  };
  taken.push({ requestKey, note, ...told });
  const answer = answers.shift() ?? 'handed in';
  if (typeof answer !== 'string') throw answer;
  return answer;
};

beforeEach(() => {
  // The database of the tests counts on what is done at once.
  const toFake = ['setTimeout', 'clearTimeout', 'Date'] as const;
  vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true, advanceTimeDelta: 100 });
  localStorage.clear();
  indexedDB.deleteDatabase('takes');
  server = mockServer();
  uploads = mockUploads(server);
  taken.length = 0;
  answers = [];
});
afterEach(async () => {
  await stopSending(SLOT);
  signOutLocally();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const voice = (says: string, seconds = 4): Take => ({
  blob: new Blob([says], { type: 'audio/mp4' }),
  ...{ seconds, levels: [10, 100] },
});
const states = () => slotNow(SLOT).takes.map(({ state }) => state);
const said = async () =>
  Promise.all((await readHere(SLOT)).takes.map(async ({ blob }) => (await blob.text()) as string));
/** The page is loaded anew: what it held in memory is gone. */
const loadAnew = async () => {
  useTakeStore.setState({}, true);
  await readSlot(SLOT);
};
/** The locks of the browser, as far as recordings need them; with what forgets those of a tab that ends. */
function fakeLocks(): Set<string> {
  const held = new Set<string>();
  const request = async (
    name: string,
    options: LockOptions | (() => Promise<unknown>),
    act?: () => Promise<unknown>,
  ) => {
    held.add(name);
    const work = act ?? (options as () => Promise<unknown>);
    return work().finally(() => held.delete(name));
  };
  const query = async () => ({ held: [...held].map((name) => ({ name })) });
  vi.stubGlobal('navigator', { locks: { request, query } });
  return held;
}
const lost = () => new ApiError('network', 'No answer', 0);

// Proves ours-368.
it('are there again after the page was loaded anew, for their person and their slot alone', async () => {
  await keepTake(SLOT, 'whole', voice('salam', 61.5));
  await keepTake('homework/70/b1', 'whole', voice('other'));
  expect(slotNow(SLOT).takes[0]).toMatchObject({ state: 'kept', isOnDevice: true });
  await loadAnew();
  const [back, ...more] = slotNow(SLOT).takes;
  expect(more).toEqual([]);
  expect(back).toMatchObject({
    place: 'whole',
    seconds: 61.5,
    levels: [10, 100],
    isOnDevice: true,
  });
  expect([await back?.blob.text(), back?.blob.type]).toEqual(['salam', 'audio/mp4']);
  const user = { ...amina, email: 'bilal@example.com' };
  useAuthStore.setState({ user });
  await readSlot(SLOT);
  expect(slotNow(SLOT).takes).toEqual([]);
  useAuthStore.setState({ user: amina });
  expect(slotNow(SLOT).takes).toHaveLength(1);
});

// Proves ours-368.
it('stand in the order in which they were made, whatever the clock says, and none goes by its age', async () => {
  vi.setSystemTime(new Date('2035-01-01'));
  await keepTake(SLOT, 'l1', voice('first'));
  vi.setSystemTime(new Date('1970-01-02'));
  await keepTake(SLOT, 'l2', voice('second'));
  vi.setSystemTime(new Date('2026-11-30'));
  await keepTake(SLOT, 'l3', voice('third'));
  expect(await said()).toEqual(['first', 'second', 'third']);
  // Said again it stands where it stood.
  await keepTake(SLOT, 'l1', voice('first, better'));
  await loadAnew();
  expect(slotNow(SLOT).takes.map(({ place }) => place)).toEqual(['l1', 'l2', 'l3']);
  expect(await said()).toEqual(['first, better', 'second', 'third']);
});

// Proves ours-365.
it('brings back what was said so far of one whose page has ended, and never in place of a finished one', async () => {
  await keepSoFar(SLOT, 'whole', voice('bismi'));
  await loadAnew();
  expect(await slotNow(SLOT).takes[0]?.blob.text()).toBe('bismi');
  await keepTake(SLOT, 'whole', voice('bismillah'));
  await keepSoFar(SLOT, 'whole', voice('bi'));
  expect(await said()).toEqual(['bismillah']);
  await keepSoFar(SLOT, 'whole', null);
  await dropTake(SLOT, 'whole');
  expect([await said(), notedSlots()]).toEqual([[], {}]);
});

// Proves ours-369.
it('are sent in parts over a cut line, then taken once, and leave the device only then', async () => {
  await keepTake(SLOT, 'l1', voice('one'));
  await keepTake(SLOT, 'l2', voice('two-two'));
  Object.assign(uploads, { cuts: 2, cutAfter: 1 });
  answers = [lost(), new ApiError('internal', 'Oh', 503)];
  const [first, second] = [sendSlot(SLOT, { text: 'a' }, finish), sendSlot(SLOT, null, finish)];
  await vi.waitFor(() => expect(states()).toContain('sending'));
  expect(notedSlots()).toEqual({ [SLOT]: 'wanted' });
  expect(await first).toBe('handed in');
  // A second press follows the first.
  expect(await second).toBe('handed in');
  expect(taken).toHaveLength(3);
  expect(new Set(taken.map(({ requestKey }) => requestKey)).size).toBe(1);
  expect(taken[2]).toMatchObject({ note: { text: 'a' }, places: ['l1', 'l2'] });
  expect(taken[2]?.uploads).toEqual(['upload-1', 'upload-2']);
  expect(uploads.parts.map(({ from }) => from)).toEqual([0, 1, 2, 0]);
  expect([await said(), slotNow(SLOT).takes, notedSlots()]).toEqual([[], [], {}]);
  expect(uploads.freed).toEqual([]);
});

// Proves ours-369.
it('go on after the page was loaded anew, under the same key, and send nothing twice', async () => {
  await keepTake(SLOT, 'l1', voice('one'));
  await keepTake(SLOT, 'l2', voice('two'));
  let reached = false;
  const never: Finish<string> = (sent, { signal }) => {
    void finish(sent, { signal });
    reached = true;
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
    });
  };
  const pressed = sendSlot(SLOT, { text: 'b' }, never).catch(() => 'gone with its page');
  await vi.waitFor(() => expect(reached).toBe(true));
  // The session ends with its page; what was asked for stays.
  sessionEnded();
  expect(await pressed).toBe('gone with its page');
  useAuthStore.setState({ user: amina, isAuthenticated: true });
  await loadAnew();
  expect(states()).toEqual(['uploaded', 'uploaded']);
  const { wish } = slotNow(SLOT);
  expect(wish).toMatchObject({ note: { text: 'b' }, requestKey: taken[0]?.requestKey });
  expect(await sendSlot(SLOT, wish?.note, finish)).toBe('handed in');
  expect(taken[1]?.requestKey).toBe(taken[0]?.requestKey);
  expect(uploads.begun).toBe(2);
});

// Proves ours-369.
it('are sent on from anywhere in the application, and taken by their screen', async () => {
  await keepTake(SLOT, 'l1', voice('one'));
  await keepTake('letters/3', 'whole', voice('not asked for'));
  server.reply('uploads', () => new Response('{}', { status: 401 }));
  await expect(sendSlot(SLOT, null, finish)).rejects.toThrow();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
  uploads = mockUploads(server);
  useTakeStore.setState({}, true);
  await sendOn();
  expect(states()).toEqual(['uploaded']);
  expect([uploads.begun, taken.length]).toEqual([1, 0]);
  const { wish } = slotNow(SLOT);
  // Its screen opens while it is being sent: that all has arrived is no answer of the server.
  const running = sendOn();
  expect(await sendSlot(SLOT, wish?.note, finish)).toBe('handed in');
  await running;
  expect([uploads.begun, taken.length]).toEqual([1, 1]);
});

// Proves ours-369.
it('are taken without their screen where the application knows the call, and say later why not', async () => {
  await keepTake(SLOT, 'whole', voice('one'));
  answers = [new ApiError('closed', 'It is closed.', 200)];
  server.reply('uploads', () => new Response('{}', { status: 401 }));
  await expect(sendSlot(SLOT, { text: 'c' }, finish)).rejects.toThrow();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
  uploads = mockUploads(server);
  useTakeStore.setState({}, true);
  await sendOn({ homework: async () => finish });
  expect(slotNow(SLOT)).toMatchObject({ wish: null, refusal: 'It is closed.' });
  expect(states()).toEqual(['uploaded']);
  // It is not asked for again by itself.
  await sendOn({ homework: async () => finish });
  expect(taken.map(({ note }) => note)).toEqual([{ text: 'c' }]);
  expect(await sendSlot(SLOT, { text: 'c' }, finish)).toBe('handed in');
  expect(slotNow(SLOT).refusal).toBeNull();
});

// Proves ours-369.
it('get another key once something of them was changed', async () => {
  await keepTake(SLOT, 'whole', voice('one'));
  answers = [new ApiError('closed', 'It is closed.', 200), lost()];
  await expect(sendSlot(SLOT, null, finish)).rejects.toThrow('It is closed.');
  expect(states()).toEqual(['uploaded']);
  const pressed = sendSlot(SLOT, null, finish).catch((error: Error) => error.name);
  await vi.waitFor(() => expect(taken).toHaveLength(2));
  await keepTake(SLOT, 'whole', voice('two'));
  expect(await pressed).toBe('AbortError');
  expect(uploads.freed).toEqual(['upload-1']);
  expect(await sendSlot(SLOT, null, finish)).toBe('handed in');
  expect(new Set(taken.map(({ requestKey }) => requestKey)).size).toBe(3);
  expect(taken[2]?.uploads).toEqual(['upload-2']);
});

// Proves ours-368, ours-369.
it('that came after the press stay where what was pressed is taken', async () => {
  await keepTake(SLOT, 'l1', voice('one'));
  await keepTake(SLOT, 'l2', voice('two'));
  const meanwhile: Finish<string> = async (sent, options) => {
    await keepTake(SLOT, 'l2', voice('two, better'));
    return finish(sent, options);
  };
  expect(await sendSlot(SLOT, null, meanwhile)).toBe('handed in');
  expect(slotNow(SLOT).takes.map(({ place, state }) => [place, state])).toEqual([['l2', 'kept']]);
  expect(await said()).toEqual(['two, better']);
});

describe('of another tab', () => {
  /** What another tab says to this one, and hears of it. */
  const beside = new BroadcastChannel('takes');
  const heard: unknown[] = [];
  beside.onmessage = ({ data }) => heard.push(data);
  afterAll(() => beside.close());
  const there = (place: string, says: string, isFinished = true) =>
    keepHere({ slot: SLOT, place }, voice(says), { isFinished });

  // Proves ours-369, ours-405.
  it('stay where this one hands in, at its place too, and are told of what was sent alone', async () => {
    heard.length = 0;
    await keepTake(SLOT, 'l1', voice('one'));
    await keepTake(SLOT, 'l3', voice('three'));
    const [first] = slotNow(SLOT).takes;
    const meanwhile: Finish<string> = async (sent, options) => {
      await there('l2', 'two of the other tab');
      await there('l3', 'three of the other tab');
      return finish(sent, options);
    };
    expect(await sendSlot(SLOT, null, meanwhile)).toBe('handed in');
    expect(taken.at(-1)?.places).toEqual(['l1', 'l3']);
    // Said again it stands where it stood.
    expect(await said()).toEqual(['three of the other tab', 'two of the other tab']);
    expect(notedSlots()).toEqual({ [SLOT]: 'kept' });
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(heard[0]).toMatchObject({
      ...{ slot: SLOT, person: amina.email, requestKey: taken.at(-1)?.requestKey },
      gone: [{ place: 'l1', mark: first?.mark }, { place: 'l3' }],
    });
    await loadAnew();
    expect(states()).toEqual(['kept', 'kept']);
  });

  // Proves ours-405.
  it('were sent there, and leave this screen, with nothing that was made here', async () => {
    await keepTake(SLOT, 'l1', voice('one'));
    await keepTake(SLOT, 'l2', voice('two'));
    const [{ mark } = { mark: '' }] = slotNow(SLOT).takes;
    const gone = [
      { place: 'l1', mark },
      { place: 'l2', mark: 'another' },
    ];
    beside.postMessage({ slot: SLOT, person: amina.email, gone, requestKey: 'k' });
    await vi.waitFor(() => expect(slotNow(SLOT).takes.map(({ place }) => place)).toEqual(['l2']));
    expect(await said()).toEqual(['one', 'two']);
  });

  // Proves ours-405.
  it('are not taken for sent because an older one at their place was', async () => {
    await keepTake(SLOT, 'l1', voice('one'));
    const pressed = sendSlot(SLOT, null, async (sent, options) => {
      answers = [new ApiError('closed', 'It is closed.', 200)];
      return finish(sent, options);
    }).catch((error: Error) => error.message);
    await there('l1', 'one of the other tab');
    expect(await pressed).toBe('It is closed.');
    await loadAnew();
    expect(states()).toEqual(['kept']);
    expect(await said()).toEqual(['one of the other tab']);
  });

  // Proves ours-406.
  it('are neither shown nor sent while they are being recorded', async () => {
    const locks = fakeLocks();
    await there('l1', 'bismi', false);
    await loadAnew();
    expect(slotNow(SLOT).takes).toEqual([]);
    // Their tab ends, however that is: what was said so far is there.
    locks.clear();
    await loadAnew();
    expect(await slotNow(SLOT).takes[0]?.blob.text()).toBe('bismi');
    await dropTake(SLOT, 'l1');
    expect(await said()).toEqual([]);
    // Finished in its tab it is there for all.
    await there('l2', 'salam', false);
    await there('l2', 'salam aleikum');
    await loadAnew();
    expect(await said()).toEqual(['salam aleikum']);
  });
});

// Proves ours-369.
it('say why the server would not have one, and send again what it has freed', async () => {
  await keepTake(SLOT, 'whole', voice('one'));
  uploads.refusals = [{ status: 413, code: 'too_large' }];
  await expect(sendSlot(SLOT, null, finish)).rejects.toBeInstanceOf(ApiError);
  expect(slotNow(SLOT).takes[0]).toMatchObject({ state: 'refused', isOnDevice: true });
  expect(slotNow(SLOT).takes[0]?.refusal).not.toBe('');
  answers = [new ApiError('upload_gone', 'Gone', 200)];
  expect(await sendSlot(SLOT, null, finish)).toBe('handed in');
  expect(uploads.begun).toBe(2);
});

// Proves ours-370.
it('stay in memory where the device keeps nothing, and are sent all the same', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await keepTake(SLOT, 'whole', voice('one'));
  await readSlot(SLOT);
  expect(slotNow(SLOT).takes[0]).toMatchObject({ state: 'kept', isOnDevice: false });
  // A session that ends does not take it.
  sessionEnded();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
  expect(await sendSlot(SLOT, null, finish)).toBe('handed in');
  vi.restoreAllMocks();
});

// Proves ours-368.
it('go with their person’s own logout, and stop being sent', async () => {
  await keepTake(SLOT, 'whole', voice('one'));
  expect(notedSlots()).toEqual({ [SLOT]: 'kept' });
  signOutLocally();
  useAuthStore.setState({ user: amina, isAuthenticated: true });
  expect([slotNow(SLOT).takes, notedSlots()]).toEqual([[], {}]);
});
