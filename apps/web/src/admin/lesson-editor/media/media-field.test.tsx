import type { Block } from '@institute/contract/lessons/blocks';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../test/indexed-db.ts';
import { newTask } from '../../../domains/homework/new-task.ts';
import { useAuthStore } from '../../../platform/auth-store.ts';
import { dropHere, keepHere, readHere } from '../../../platform/takes/device.ts';
import { untilFocused } from '../../../test/focus.ts';
import { mockServer, ok, renderAt } from '../../../test/mock-server.tsx';
import { type MockUploads, mockUploads } from '../../../test/mock-uploads.ts';
import { faultsOfBlocks } from '../blocks/block-faults.ts';
import { newBlock } from '../blocks/new-block.ts';
import { forgetTakesOf, takesOf } from './lesson-takes.ts';
import { LineSound } from './line-sound.tsx';
import { MediaField } from './media-field.tsx';
import { slotOf, useMediaWork } from './media-work.ts';
import { bringBackTakes, openWork } from './send-media.ts';

/** What the server answers to a file; null for a broken line. */
let answer: unknown;
const sent: URLSearchParams[] = [];
let uploads: MockUploads;
let recorder: FakeRecorder | null;
let microphone: (asked: MediaStreamConstraints) => Promise<MediaStream>;
const stopTrack = vi.fn();

class FakeRecorder {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm');
  state = 'inactive';
  mimeType: string;
  options: MediaRecorderOptions;
  ondataavailable = (_event: { data: Blob }) => undefined;
  onstop = () => undefined;
  constructor(_stream: MediaStream, options: MediaRecorderOptions) {
    this.options = options;
    this.mimeType = options.mimeType ?? '';
    recorder = this;
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['voice']) });
    this.onstop();
  }
}

const stored = { key: 'kept-1', kind: 'audio', url: 'files/a.weba', extension: 'weba', bytes: 900 };
const agreed = { status: true, message: '', data: stored };

const keptTakes = async (lessonId: number | null) =>
  new Map((await readHere(takesOf(lessonId))).takes.map(({ place, blob }) => [place, blob]));
const keepTake = (lessonId: number | null, place: string, blob: Blob) =>
  keepHere(
    { slot: takesOf(lessonId), place },
    { blob, seconds: null, levels: [] },
    { isFinished: true },
  );

let leave: () => void;
beforeEach(() => {
  leave = openWork();
  answer = agreed;
  sent.length = 0;
  recorder = null;
  microphone = async () => ({ getTracks: () => [{ stop: stopTrack }] }) as unknown as MediaStream;
  localStorage.clear();
  const server = mockServer();
  server.reply('getLessonFiles', () => ok([]));
  uploads = mockUploads(server);
  server.reply('addLessonFile', ({ fields }) => {
    sent.push(fields);
    if (answer === null) throw new TypeError('offline');
    return Response.json(answer);
  });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia: (asked: MediaStreamConstraints) => microphone(asked) },
  });
  URL.createObjectURL = () => 'blob:take';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const changes: string[] = [];
function Field({ first = '' }: { first?: string }) {
  const [value, setValue] = useState(first);
  const onChange = (key: string) => {
    changes.push(key);
    setValue(key);
  };
  return (
    <MediaField slot="block" kind="audio" value={value} error={undefined} onChange={onChange} />
  );
}
const open = (first = '') => {
  changes.length = 0;
  return renderAt('/', <Field first={first} />);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chooseFile = (file: File) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [file] } });
};
async function record() {
  press('Record');
  await screen.findByRole('button', { name: 'Stop' });
}

const heard = () => screen.findByRole('button', { name: 'Play: Your recording' });
async function stop() {
  press('Stop');
  await screen.findByRole('button', { name: 'Record again' });
}

describe('a recording', () => {
  // Proves decision-080-2.
  it('is made for a voice, listened to, and kept where it is to be used', async () => {
    open();
    await record();
    expect(screen.getByRole('meter')).toBeTruthy();
    expect(recorder?.options).toMatchObject({ audioBitsPerSecond: 24_000 });
    press('Stop');
    expect(stopTrack).toHaveBeenCalled();
    expect(await heard()).toBeTruthy();
    expect(sent).toEqual([]);
    press('Use this recording');
    await waitFor(() => expect(changes).toEqual(['kept-1']));
    expect(sent[0]?.get('upload')).toBe('upload-1');
    expect(uploads.parts.map(({ bytes }) => bytes)).toEqual([5]);
    expect(useMediaWork.getState().works).toEqual({});
  });

  // Proves decision-080-2.
  it('asks the microphone for one channel, as a voice has no more', async () => {
    const allowed = microphone;
    const asked: MediaStreamConstraints[] = [];
    microphone = (constraints) => {
      asked.push(constraints);
      return allowed(constraints);
    };
    open();
    await record();
    expect(asked).toEqual([{ audio: expect.objectContaining({ channelCount: 1 }) }]);
  });

  // Proves decision-080-2.
  it('stops by itself after 180 seconds, and what was said is there', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    stopTrack.mockClear();
    open();
    await record();
    act(() => void vi.advanceTimersByTime(179_900));
    expect([recorder?.state, stopTrack.mock.calls.length]).toEqual(['recording', 0]);
    act(() => void vi.advanceTimersByTime(100));
    expect([recorder?.state, stopTrack.mock.calls.length]).toEqual(['inactive', 1]);
    expect(await heard()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
    expect(useMediaWork.getState().works.block).toMatchObject({ state: 'taken', kind: 'audio' });
    expect(sent).toEqual([]);
  });

  // Proves decision-080-2.
  it('is not lost by a line that breaks, and sent again as the same', async () => {
    answer = null;
    open();
    await record();
    await stop();
    press('Use this recording');
    expect(await screen.findByText('Nothing is lost.', { exact: false })).toBeTruthy();
    answer = agreed;
    press('Try again');
    await waitFor(() => expect(changes).toEqual(['kept-1']));
    expect(sent[0]?.get('request_key')).toBe(sent[1]?.get('request_key'));
    // What had arrived was not sent again.
    expect(uploads.parts).toHaveLength(1);
  });

  it('is not lost by a form that closes while it runs', async () => {
    open();
    await record();
    cleanup();
    expect(useMediaWork.getState().works.block).toMatchObject({ state: 'taken', kind: 'audio' });
  });

  // Proves decision-099-1.
  it('is there again after the page was loaded anew, until it has arrived', async () => {
    open();
    await record();
    await stop();
    await vi.waitFor(async () => expect((await keptTakes(null)).size).toBe(1));
    // The page is gone, and with it what it held in memory; nobody was asked.
    cleanup();
    leave();
    expect(useMediaWork.getState().works).toEqual({});
    leave = openWork();
    await bringBackTakes(7, () => true);
    await bringBackTakes(null, () => false);
    expect(useMediaWork.getState().works).toEqual({});
    await bringBackTakes(null, (slot) => slot === 'block');
    const back = useMediaWork.getState().works.block;
    expect(back).toMatchObject({ state: 'taken', kind: 'audio' });
    expect([back?.blob.size, back?.blob.type]).toEqual([5, 'audio/webm;codecs=opus']);
    open();
    press('Use this recording');
    await waitFor(() => expect(changes).toEqual(['kept-1']));
    await vi.waitFor(async () => expect((await keptTakes(null)).size).toBe(0));
  });

  // Proves decision-099-1.
  it('is nobody else’s, and goes when it is thrown away or its lesson is left', async () => {
    const isKept = (count: number) =>
      vi.waitFor(async () => expect((await keptTakes(null)).size).toBe(count));
    open();
    await record();
    await stop();
    await isKept(1);
    const { user } = useAuthStore.getState();
    if (!user) throw new Error('nobody is signed in');
    useAuthStore.setState({ user: { ...user, email: 'bilal@example.com' } });
    await isKept(0);
    useAuthStore.setState({ user });
    await isKept(1);
    press('Throw away');
    await isKept(0);
    await record();
    await stop();
    await isKept(1);
    await dropHere(takesOf(null), null);
    await isKept(0);
  });

  it('stays where another new lesson is left, and goes with its own', async () => {
    for (const id of ['mine', 'other']) await keepTake(null, slotOf(id), new Blob(['voice']));
    const block = (id: string) => ({ ...newBlock('sound'), id });
    await forgetTakesOf(null, [block('other')]);
    expect([...(await keptTakes(null)).keys()]).toEqual([slotOf('mine')]);
    await forgetTakesOf(null, [block('mine')]);
    expect((await keptTakes(null)).size).toBe(0);
    // Of a lesson that is saved all go, those of its words too.
    await keepTake(7, 'word/1', new Blob(['voice']));
    await forgetTakesOf(7, []);
    expect((await keptTakes(7)).size).toBe(0);
  });

  it('is made again as often as wanted, and thrown away', async () => {
    open();
    await record();
    await stop();
    press('Record again');
    await screen.findByRole('button', { name: 'Stop' });
    await stop();
    press('Throw away');
    expect(useMediaWork.getState().works).toEqual({});
    expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
  });

  // Proves decision-080-2.
  it.each([
    ['NotAllowedError', /microphone is blocked/],
    ['NotFoundError', /No microphone was found/],
    ['NotReadableError', /used by another program/],
  ])('that cannot be made says why: %s', async (name, words) => {
    microphone = () => Promise.reject(new DOMException('No', name));
    open();
    press('Record');
    expect((await screen.findByText(words)).getAttribute('role')).toBe('alert');
    expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
  });

  it('that cannot begin lets the microphone go', async () => {
    vi.spyOn(FakeRecorder.prototype, 'start').mockImplementationOnce(() => {
      throw new DOMException('No', 'NotSupportedError');
    });
    stopTrack.mockClear();
    open();
    press('Record');
    expect(await screen.findByText(/cannot record/)).toBeTruthy();
    expect(stopTrack).toHaveBeenCalledOnce();
  });

  it('needs a browser that can', async () => {
    vi.stubGlobal('MediaRecorder', undefined);
    open();
    press('Record');
    expect(await screen.findByText(/cannot record/)).toBeTruthy();
  });
});

describe('a file', () => {
  it('is sent at once, as what it has to be', async () => {
    open();
    chooseFile(new File(['la la'], 'song.mp3', { type: 'audio/mpeg' }));
    await waitFor(() => expect(changes).toEqual(['kept-1']));
    expect(sent[0]?.get('fileType')).toBe('audio');
  });

  it('of another kind is refused before it is sent', () => {
    open();
    chooseFile(new File(['%PDF'], 'sheet.pdf', { type: 'application/pdf' }));
    expect(screen.getByText('This file is not of the kind Audio.')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('that the server refuses says why in its words', async () => {
    answer = { status: false, code: 'file_kind', message: 'This file is no sound.', data: null };
    open();
    chooseFile(new File(['??'], 'song.mp3', { type: 'audio/mpeg' }));
    expect(await screen.findByText('This file is no sound.')).toBeTruthy();
    expect(changes).toEqual([]);
  });

  it('is removed from its place', async () => {
    open('kept-0');
    press('Remove');
    expect(changes).toEqual(['']);
  });
});

describe('the sound of a line', () => {
  const line = { id: 'line1', arabic: 'هٰذَا بَابٌ', translation: '' };
  const block: Block = {
    ...{ id: 'block', kind: 'homework' },
    task: { ...newTask(), title: 'Read', lines: [line] },
  };
  const slot = slotOf('block', 'line1');
  function Line() {
    const [value, setValue] = useState('');
    return <LineSound slot={slot} place={1} value={value} error={undefined} onChange={setValue} />;
  }

  // Proves ours-476.
  it('is used as soon as it has ended: Record, Stop, Done', async () => {
    renderAt('/', <Line />);
    press('Add a sound to line 1');
    await screen.findByRole('button', { name: 'Record' });
    await record();
    press('Stop');
    await waitFor(() => expect(sent).toHaveLength(1));
    await untilFocused(() => screen.getByRole('button', { name: 'Done' }));
    press('Done');
    expect(screen.getByRole('button', { name: 'Change the sound of line 1' })).toBeTruthy();
  });

  // Proves ours-476.
  it('is used when what was brought back is closed, and Save leads to its line until it has arrived', async () => {
    await keepTake(null, slot, new Blob(['voice']));
    await bringBackTakes(null, (one) => one === slot);
    expect(faultsOfBlocks([block])[0]?.path).toEqual([0, 'task', 'lines', 0, 'sound']);
    renderAt('/', <Line />);
    press('The sound of line 1 is not kept yet');
    await heard();
    press('Done');
    await waitFor(() => expect(sent).toHaveLength(1));
    await screen.findByRole('button', { name: 'Change the sound of line 1' });
    expect(faultsOfBlocks([block])).toEqual([]);
  });
});
