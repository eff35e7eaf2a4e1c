import { roles } from '@institute/contract/auth/abilities';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, type MockServer, mockServer } from '../../test/mock-server.tsx';
import { type MockUploads, mockUploads } from '../../test/mock-uploads.ts';
import { returnBy } from '../api.ts';
import { ApiError } from '../api-error.ts';
import { sendWithFile } from '../upload.ts';
import { UploadControl, type UploadProgress } from '../upload-control.ts';

const MEGABYTE = 1024 * 1024;
const PART = 4 * MEGABYTE;

let server: MockServer;
let uploads: MockUploads;
let control: UploadControl;
/** Of all uploads that the test has begun. */
let controls: UploadControl[];
let heard: UploadProgress[];
const taken = vi.fn(async (upload: string) => `kept ${upload}`);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  localStorage.clear();
  Reflect.set(document, 'cookie', 'token=half-of-it');
  server = mockServer({ ...amina, role: roles.administrator });
  uploads = mockUploads(server);
  controls = [];
  control = newControl();
  heard = [];
  taken.mockClear();
  taken.mockImplementation(async (upload) => `kept ${upload}`);
});
afterEach(async () => {
  // What a test has left under way asks for nothing in the next.
  for (const one of controls) one.abort();
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  returnBy(null);
  Reflect.set(document, 'cookie', 'token=; max-age=0');
});

const newControl = () => {
  const made = new UploadControl();
  controls.push(made);
  return made;
};
const aFile = (bytes = 9 * MEGABYTE, changed = 1) =>
  new File([new Uint8Array(bytes)], 'film.mp4', { lastModified: changed });
const send = (blob: Blob = aFile(), name = 'film.mp4') =>
  sendWithFile({ blob, name, control, onProgress: (progress) => void heard.push(progress) }, taken);
const places = () => uploads.parts.map(({ from }) => from);

it('sends a file in parts as its person, and names it to the call', async () => {
  expect(await send()).toBe('kept upload-1');
  expect(places()).toEqual([0, PART, 2 * PART]);
  expect(uploads.parts[0]?.headers).toMatchObject({
    authorization: 'Bearer half-of-it',
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
  });
  expect(server.of('uploads')[0]?.headers.get('upload-length')).toBe(String(9 * MEGABYTE));
  expect(heard.at(-1)).toMatchObject({ sent: 9 * MEGABYTE, total: 9 * MEGABYTE });
  // Nothing is remembered of what is done.
  await send();
  expect(uploads.begun).toBe(2);
});

// Proves decision-090-4.
it('goes on by itself where a cut line stopped, as often as it is cut', async () => {
  Object.assign(uploads, { cuts: 3, cutAfter: MEGABYTE });
  expect(await send()).toBe('kept upload-1');
  expect(places()).toEqual([0, MEGABYTE, 2 * MEGABYTE, 3 * MEGABYTE, 3 * MEGABYTE + PART]);
  expect(heard.filter(({ state }) => state === 'waiting')).toHaveLength(3);
  expect(uploads.begun).toBe(1);
});

// Proves decision-090-4.
it('goes on after a reload where the same file is chosen, and not with another', async () => {
  Object.assign(uploads, { cuts: 1_000, cutAfter: MEGABYTE });
  const left = send();
  left.catch(() => undefined);
  await vi.waitFor(() => expect(uploads.arrived.get('upload-1')).toBe(2 * MEGABYTE));
  // The page that was sending is gone; what it had begun is remembered.
  server = mockServer({ ...amina, role: roles.administrator });
  const before = uploads;
  uploads = mockUploads(server);
  uploads.begun = before.begun;
  uploads.arrived.set('upload-1', 2 * MEGABYTE);
  server.reply('uploads/upload-1', () => {
    const headers = { 'upload-offset': String(uploads.arrived.get('upload-1')) };
    return new Response(null, { status: 200, headers });
  });
  expect(await send(aFile(9 * MEGABYTE, 2))).toBe('kept upload-2');
  uploads.parts.length = 0;
  expect(await send()).toBe('kept upload-1');
  expect(places()).toEqual([2 * MEGABYTE, 2 * MEGABYTE + PART]);
});

// Proves decision-090-4.
it('rests while it is paused, and then goes on where it stopped', async () => {
  control.hold(true);
  const sending = send();
  await vi.waitFor(() => expect(heard.at(-1)?.state).toBe('paused'));
  expect(uploads.begun).toBe(0);
  control.hold(false);
  expect(await sending).toBe('kept upload-1');
  expect(heard.at(-1)?.state).toBe('sending');
});

// Proves decision-090-4.
it('frees what has arrived once it is cancelled', async () => {
  Object.assign(uploads, { cuts: 1_000, cutAfter: MEGABYTE });
  const sending = send();
  await vi.waitFor(() => expect(heard.at(-1)?.state).toBe('waiting'));
  control.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  await vi.waitFor(() => expect(uploads.freed).toEqual(['upload-1']));
  expect(taken).not.toHaveBeenCalled();
  uploads.cuts = 0;
  controls = [];
  control = newControl();
  expect(await send()).toBe('kept upload-2');
});

// Proves decision-090-4.
it('waits where its session has ended until its person is back, and goes on', async () => {
  const asked = vi.fn(async () => true);
  returnBy(asked);
  Object.assign(uploads, { cuts: 1, cutAfter: MEGABYTE });
  const sending = send();
  await vi.waitFor(() => expect(heard.at(-1)?.state).toBe('waiting'));
  uploads.refusals.push({ status: 401, code: 'session_ended' });
  expect(await sending).toBe('kept upload-1');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(places()).toEqual([0, MEGABYTE, MEGABYTE + PART]);
});

it('asks where it stands when another tab has gone on with it, and begins anew when it is gone', async () => {
  // So long that it is under way for all of this.
  const sending = send(aFile(12 * PART));
  await vi.waitFor(() => expect(uploads.parts).not.toHaveLength(0));
  uploads.refusals.push({ status: 409, code: 'upload_moved' });
  const before = uploads.parts.length;
  await vi.waitFor(() => expect(uploads.parts.length).toBeGreaterThan(before));
  uploads.arrived.delete('upload-1');
  uploads.refusals.push({ status: 404, code: 'not_found' });
  expect(await sending).toBe('kept upload-2');
});

it('is not sent again when the call that takes it was refused or got no answer', async () => {
  taken.mockRejectedValueOnce(new ApiError('network', 'Broken', 0));
  await expect(send()).rejects.toMatchObject({ code: 'network' });
  const sent = uploads.parts.length;
  expect(await send()).toBe('kept upload-1');
  expect(uploads.parts).toHaveLength(sent);
});

it('is sent once more when the server has lost it, and freed when the file is not wanted', async () => {
  taken.mockRejectedValueOnce(new ApiError('upload_gone', 'Gone', 200));
  expect(await send()).toBe('kept upload-2');
  taken.mockRejectedValueOnce(new ApiError('file_kind', 'No film.', 415));
  await expect(send()).rejects.toMatchObject({ code: 'file_kind' });
  await vi.waitFor(() => expect(uploads.freed).toEqual(['upload-3']));
});

it('ends with the words of the server when it is refused', async () => {
  uploads.refusals.push({ status: 429, code: 'uploads_many' });
  await expect(send()).rejects.toMatchObject({ code: 'uploads_many', httpStatus: 429 });
  uploads.refusals.push({ status: 503, code: 'unavailable' }, { status: 429, code: 'too_many' });
  expect(await send()).toBe('kept upload-1');
});

it('tells a file from another of the same name, size and time by how it begins', async () => {
  Object.assign(uploads, { cuts: 1_000, cutAfter: MEGABYTE });
  const one = send();
  one.catch(() => undefined);
  await vi.waitFor(() => expect(heard.at(-1)?.state).toBe('waiting'));
  const other = new Uint8Array(9 * MEGABYTE);
  other[3] = 7;
  uploads.cuts = 0;
  controls = [];
  control = newControl();
  expect(await send(new File([other], 'film.mp4', { lastModified: 1 }))).toBe('kept upload-2');
  expect(await one).toBe('kept upload-1');
});
