import '../../test/indexed-db.ts';
import type { WireOf } from '@institute/contract/call';
import { getRecordings } from '@institute/contract/meetings/recordings';
import type { getSavableClass, getSavableLesson } from '@institute/contract/offline/offline';
import { getLessonWords } from '@institute/contract/words/lesson-words';
import { getRootWords, getWordFamily } from '@institute/contract/words/word-roots';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signOutLocally } from '../../platform/auth-store.ts';
import { copyName } from '../../platform/copy-name.ts';
import { keptDatabase } from '../../platform/offline-database.ts';
import { detailsFor, lessonFor } from '../../test/class-details.ts';
import { amina, type MockServer, mockServer, ok } from '../../test/mock-server.tsx';
import { goOnSaving, pauseSaving, removeSaved, saveClass } from './save-class.ts';
import { bytesOf, readSaved, type SavedClass, useSavedStore } from './saved-classes.ts';

/** Stands for the browser's caches: the paths that are kept. */
const files = new Set<string>();
let isFull = false;
const cache = {
  match: async (path: string) => (files.has(path) ? new Response('') : undefined),
  put: async (path: string, response: Response) => {
    await response.arrayBuffer();
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
    files.add(path);
  },
  delete: async (path: string) => files.delete(path),
};

const wish = { classId: 'c', name: 'Nahw', withFilms: false };
let server: MockServer;
type SavableLesson = WireOf<typeof getSavableClass>['lessons'][number];
let savable: SavableLesson[];
const lesson = (id: number, kind?: 'image' | 'video', version = 'v1'): SavableLesson => ({
  rand: `lesson-${id}`,
  version,
  bytes: 100,
  material: kind ? { kind, bytes: 1000 } : null,
});
const content = (id: string, extension: string): WireOf<typeof getSavableLesson>['lesson'] => ({
  ...lessonFor(Number(id)),
  class_id: 1,
  class_rand: 'c',
  class_name: 'Nahw',
  about: `Text ${id}`,
  material_url: extension && `files/${id}.${extension}?sig=1`,
  materialExtension: extension,
  next: null,
  questions: [],
  examResult: null,
  draft: null,
});

beforeEach(async () => {
  files.clear();
  isFull = false;
  savable = [lesson(1), lesson(2, 'image'), lesson(3, 'video')];
  server = mockServer();
  vi.stubGlobal('caches', {
    open: async () => cache,
    match: async () => undefined,
    delete: vi.fn(),
  });
  for (const store of ['answers', 'classes'] as const) await (await keptDatabase()).clear(store);
  server.reply('get_savable_class', () => ok({ lessons: savable, locked: 1 }));
  server.reply('get_savable_roots', () => ok({ roots: [], words: [] }));
  server.reply('get_class_details', () => ok(detailsFor({ isEnrolled: true })));
  server.reply('get_savable_lesson', ({ fields }) => {
    const id = fields.get('lesson_id')?.replace('lesson-', '') ?? '';
    const meta = { total: 0, page: 1, per_page: 50, comments: 0 };
    const extension = { '2': 'webp', '3': 'mp4' }[id] ?? '';
    return ok({ lesson: content(id, extension), comments: { data: [], meta } });
  });
  for (const name of ['2.webp', '3.mp4']) {
    server.reply(`files/${name}`, () => new Response('x'.repeat(1000)));
  }
});
afterEach(() => {
  useSavedStore.setState({ classes: null, progress: {} });
  vi.unstubAllGlobals();
});

/** What happens while the code of the pages is fetched. */
let onCode: () => Promise<void>;
vi.mock('./keep-code.ts', () => ({ keepCodeOfStudying: () => onCode() }));
beforeEach(() => {
  onCode = async () => undefined;
});

const saved = async () => (await readSaved())[0] as SavedClass;
const fetched = () => server.of('get_savable_lesson').map(({ fields }) => fields.get('lesson_id'));
const answers = async () => (await keptDatabase()).getAll('answers');

describe('saving a class', () => {
  it('keeps each lesson with its comments and its file, and films only where asked', async () => {
    await saveClass(wish);
    expect(await saved()).toMatchObject({ state: 'saved', total: 3, person: amina.email });
    expect([...files]).toEqual(['/files/2.webp']);
    expect(bytesOf(await saved())).toBe(1300);
    // The class, and of each lesson its content and its discussion; unopened lessons are sealed.
    expect(await answers()).toHaveLength(7);
    expect((await answers()).filter(({ isSealed }) => isSealed)).toHaveLength(3);

    await saveClass({ ...wish, withFilms: true });
    expect([...files]).toEqual(['/files/2.webp', '/files/3.mp4']);
  });

  // Proves ours-331.
  it('keeps what can be heard again where that is asked for, and lets go what is there no more', async () => {
    const heard = (id: number, bytes: number) => ({
      ...{ meeting_id: id, group_name: '', zone: 'Africa/Lagos', topic: '', taught: '' },
      ...{ starts_at: 1_800_000_000, ends_at: 1_800_003_600 },
      sound: { url: `files/m${id}.m4a?sig=1`, bytes, seconds: 60 },
    });
    const answer = (...list: ReturnType<typeof heard>[]) => {
      const bytes = list.reduce((sum, { sound }) => sum + sound.bytes, 0);
      const recordings = { count: list.length, bytes };
      server.reply('get_savable_class', () => ok({ lessons: savable, recordings, locked: 0 }));
      server.reply('get_recordings', () => ok(list));
    };
    for (const id of [1, 2]) {
      server.reply(`files/m${id}.m4a`, () => new Response('x'.repeat(500)));
    }
    savable = [lesson(1)];
    answer(heard(1, 500), heard(2, 500));
    await saveClass(wish);
    expect([...files]).toEqual([]);
    expect(server.of('get_recordings')).toHaveLength(0);

    await saveClass({ ...wish, withRecordings: true });
    expect([...files]).toEqual(['/files/m1.m4a', '/files/m2.m4a']);
    expect(bytesOf(await saved())).toBe(1100);
    const name = copyName(getRecordings, { class_id: wish.classId });
    expect((await answers()).find((one) => one.name === name)?.data).toHaveLength(2);

    answer(heard(2, 500));
    await saveClass(await saved());
    expect([...files]).toEqual(['/files/m2.m4a']);
    await removeSaved(await saved());
    expect([...files]).toEqual([]);
  });

  it('keeps the words of a lesson, so that they can be tapped without a connection', async () => {
    const word = { id: 1, arabic: 'بَيْتٌ', meaning: 'house', kind: 'noun' };
    const words = [
      { ...word, ...{ hausa: '', yoruba: '', root: '', pattern: '', plural: '', example: '' } },
    ];
    server.reply('get_savable_lesson', () =>
      ok({ lesson: content('1', ''), comments: null, words }),
    );
    savable = [lesson(1)];
    await saveClass(wish);
    const name = copyName(getLessonWords, { class_id: wish.classId, lesson_id: 'lesson-1' });
    expect((await answers()).find((one) => one.name === name)).toMatchObject({ data: words });
  });

  // Proves call-getSavableRoots.
  it('keeps the page of each root and the family of each word', async () => {
    const word = (id: number, arabic: string) => ({
      ...{ id, arabic, meaning: 'm', pattern: '', plural: '', kind: 'noun', is_mine: '0' as const },
    });
    const words = [word(1, 'كِتَابٌ'), word(2, 'كَاتِبٌ')].map((one) => ({ ...one, lessons: [] }));
    server.reply('get_savable_roots', () =>
      ok({
        roots: [{ root: 'كتب', words }],
        words: [
          { id: 1, arabic: 'كِتَابٌ', root: 'كتب', is_mine: '0' },
          { id: 5, arabic: 'أَيْنَ', root: '', is_mine: '1' },
        ],
      }),
    );
    await saveClass(wish);
    const kept = async (name: string | null) =>
      (await answers()).find((one) => one.name === name)?.data;
    expect(await kept(copyName(getRootWords, { root: 'كتب' }))).toEqual(words);
    expect(await kept(copyName(getWordFamily, { word_id: 1 }))).toEqual({
      ...{ is_mine: '0', family: [word(2, 'كَاتِبٌ')] },
    });
    expect(await kept(copyName(getWordFamily, { word_id: 5 }))).toEqual({
      ...{ is_mine: '1', family: [] },
    });
    await removeSaved(await saved());
    expect(await answers()).toEqual([]);
  });

  it('keeps the files that its blocks show, films where asked, and lets go those that have gone', async () => {
    const file = (key: string, kind: 'audio' | 'video') => ({
      ...{ key, kind, extension: 'x', bytes: 1000, url: `files/${key}?sig=1` },
    });
    const shown = [file('a.weba', 'audio'), file('b.mp4', 'video')];
    const withFiles = (version: string, files: typeof shown) => {
      savable = [{ ...lesson(2, 'image', version), files }];
      server.reply('get_savable_lesson', () =>
        ok({ lesson: { ...content('2', 'webp'), files }, comments: null }),
      );
    };
    for (const { url } of shown) {
      server.reply(url.split('?')[0] ?? '', () => new Response('x'.repeat(1000)));
    }
    withFiles('v1', shown);
    await saveClass(wish);
    expect([...files]).toEqual(['/files/a.weba', '/files/2.webp']);
    expect(bytesOf(await saved())).toBe(2100);
    await saveClass({ ...wish, withFilms: true });
    expect([...files]).toContain('/files/b.mp4');
    withFiles('v2', []);
    await saveClass({ ...wish, withFilms: true });
    expect([...files]).toEqual(['/files/2.webp']);
  });

  it('fetches again what has changed or was lost, and lets go what may not be kept', async () => {
    await saveClass(wish);
    server.sent.length = 0;
    await saveClass(wish);
    expect(fetched()).toEqual([]);

    savable = [lesson(1, undefined, 'v2'), lesson(2, 'image')];
    files.clear();
    await saveClass(wish);
    expect(fetched()).toEqual(['lesson-1', 'lesson-2']);
    expect(Object.keys((await saved()).lessons)).toEqual(['lesson-1', 'lesson-2']);
    expect(await answers()).toHaveLength(5);
  });

  it('says that there is no room, and keeps what has found some', async () => {
    isFull = true;
    await saveClass(wish);
    expect(await saved()).toMatchObject({ state: 'full', total: 3 });
    expect(Object.keys((await saved()).lessons)).toEqual(['lesson-1']);
    isFull = false;
    server.sent.length = 0;
    await saveClass(wish);
    expect(fetched()).toEqual(['lesson-2', 'lesson-3']);
    expect((await saved()).state).toBe('saved');
  });

  it('stops where the connection does, and goes on when a closed page is opened again', async () => {
    server.reply('files/2.webp', () => Promise.reject(new TypeError('offline')));
    await saveClass(wish);
    expect((await saved()).state).toBe('cut');
    server.reply('files/2.webp', () => new Response('x'));
    await (await keptDatabase()).put('classes', { ...(await saved()), state: 'saving' });
    await goOnSaving();
    expect((await saved()).state).toBe('saved');
  });

  it('stops when told so, and what is there stays', async () => {
    server.reply('files/2.webp', () => {
      pauseSaving('c');
      return Promise.reject(new DOMException('Stopped', 'AbortError'));
    });
    await saveClass(wish);
    expect((await saved()).state).toBe('paused');
    expect(Object.keys((await saved()).lessons)).toEqual(['lesson-1']);
  });

  it('is undone by removing it, with its files', async () => {
    await saveClass(wish);
    await removeSaved(await saved());
    expect(await readSaved()).toEqual([]);
    expect(await answers()).toEqual([]);
    expect(files.size).toBe(0);
  });

  it('stays removed when it was while the code of its pages came', async () => {
    onCode = async () => removeSaved(await saved());
    await saveClass(wish);
    expect(await (await keptDatabase()).count('classes')).toBe(0);
    expect(await answers()).toEqual([]);
    expect(fetched()).toEqual([]);
  });

  it('waits for the tab that saves it, and has nothing left to do after it', async () => {
    await saveClass(wish);
    const database = await keptDatabase();
    const whole = await saved();
    await database.put('classes', { ...whole, lessons: {}, state: 'saving' });
    server.sent.length = 0;
    let end = () => {};
    const other = new Promise<void>((resolve) => {
      end = resolve;
    });
    const request = vi.fn(async (_name: string, options: LockOptions, act: () => Promise<void>) => {
      const stopped = new Promise((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
      });
      await Promise.race([other, stopped]);
      await act();
    });
    vi.stubGlobal('navigator', { ...navigator, locks: { request } });
    const first = goOnSaving();
    await vi.waitFor(() => expect(request).toHaveBeenCalledOnce());
    pauseSaving('c');
    await first;
    expect((await saved()).state).toBe('saving');

    const second = goOnSaving();
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await database.put('classes', whole);
    end();
    await second;
    expect(server.sent).toEqual([]);
    expect(await saved()).toEqual(whole);
  });

  it('leaves the files alone that another saved class shows too, as copies of its lessons do', async () => {
    await saveClass(wish);
    await saveClass({ ...wish, classId: 'copy', name: 'Nahw once more' });
    for (const one of await readSaved()) {
      if (one.classId === wish.classId) await removeSaved(one);
    }
    expect([...files]).toEqual(['/files/2.webp']);
    await removeSaved(await saved());
    expect([...files]).toEqual([]);
  });

  it('keeps nothing for a person who has gone meanwhile', async () => {
    server.reply('files/2.webp', () => {
      signOutLocally();
      return new Response('x');
    });
    await saveClass(wish);
    await vi.waitFor(async () => expect(await answers()).toEqual([]));
    expect(await (await keptDatabase()).count('classes')).toBe(0);
  });

  it('leaves a lesson open that was opened here without a connection', async () => {
    await saveClass(wish);
    const database = await keptDatabase();
    const [first] = (await answers()).filter(({ isSealed }) => isSealed);
    if (first) await database.put('answers', { ...first, isSealed: false });
    savable = savable.map((one) => ({ ...one, version: 'v2' }));
    await saveClass(wish);
    expect((await answers()).filter(({ isSealed }) => isSealed)).toHaveLength(2);
  });
});
