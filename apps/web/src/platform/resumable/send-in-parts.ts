import { signInAgain } from '../api.ts';
import { ApiError, GENERIC_FAILURE } from '../api-error.ts';
import { personNow } from '../auth-store.ts';
import type { FileToSend, UploadControl } from '../upload-control.ts';
import { newPace } from './pace.ts';
import { append, arrived, begin, free, isGone } from './protocol.ts';
import { printOf, rememberedUpload, rememberUpload } from './remembered.ts';

/** A request carries so much: what a proxy that waits for whole requests can lose. */
const PART_BYTES = 4 * 1024 * 1024;
/** How long a line is left alone after each failure in a row, in ms; the last holds from then on. */
const WAITS_MS = [500, 1_000, 2_000, 5_000, 10_000, 15_000] as const;

/** Refusals that say that the file itself is not wanted, however often it is sent. */
const ABOUT_FILE = [
  ...['file_kind', 'picture_too_large', 'too_large', 'recording_kind', 'recording_film'],
];

/** A file on its way, under its print. */
interface Journey extends FileToSend {
  print: string;
  person: string | undefined;
}

/** As `sendWithFile`, which says what is promised. */
export async function sendInParts<Result>(
  file: FileToSend,
  take: (upload: string) => Promise<Result>,
): Promise<Result> {
  const person = personNow();
  const print = await printOf(file.name, file.blob);
  const journey = { ...file, print, person };
  const forget = (key: string) => {
    rememberUpload(print, null);
    void free(key);
  };
  for (let isAgain = false; ; isAgain = true) {
    const key = await sendAll(journey).catch((error: unknown) => {
      if (!file.control.signal.aborted) throw error;
      const begun = rememberedUpload(print);
      if (begun !== null) forget(begun);
      throw cancelled();
    });
    try {
      const result = await take(key);
      // The server frees it by itself: a press whose answer is lost may name it once more.
      rememberUpload(print, null);
      return result;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (file.control.signal.aborted || ABOUT_FILE.includes(code)) forget(key);
      if (code !== 'upload_gone' || isAgain) throw error;
      rememberUpload(print, null);
    }
  }
}

/** As `uploadFile`, which says what is promised. */
export async function upload(file: FileToSend): Promise<string> {
  const print = await printOf(file.name, file.blob);
  try {
    return await sendAll({ ...file, print, person: personNow() });
  } catch (error) {
    throw file.control.signal.aborted ? cancelled() : error;
  }
}

/** As `forgetUpload`, which says what is promised. */
export async function forgetFile(
  { name, blob }: Pick<FileToSend, 'name' | 'blob'>,
  { isFreed }: { isFreed: boolean },
): Promise<void> {
  const print = await printOf(name, blob);
  const key = rememberedUpload(print);
  rememberUpload(print, null);
  if (key !== null && isFreed) await free(key);
}

const cancelled = () => new DOMException('The upload was cancelled.', 'AbortError');

/** Sends what the server does not have yet, as long as it takes, and gives the key of the upload. */
async function sendAll(journey: Journey): Promise<string> {
  const { control, print, blob } = journey;
  let key = rememberedUpload(print);
  let failures = 0;
  for (;;) {
    control.signal.throwIfAborted();
    if (personNow() !== journey.person) throw new ApiError('session_ended', GENERIC_FAILURE, 401);
    try {
      if (control.isPaused) {
        tell(journey, 'paused');
        await untilGoesOn(control);
      }
      if (key === null) {
        key = await begin(blob, control.signal);
        rememberUpload(print, key);
      }
      const from = await arrived(key, control.signal);
      if (from === null) {
        // What was remembered is not there any more: from the beginning.
        key = null;
        rememberUpload(print, null);
        continue;
      }
      const end = await sendFrom(journey, key, from, () => {
        failures = 0;
      });
      if (end === blob.size) return key;
    } catch (error) {
      control.signal.throwIfAborted();
      if (control.isPaused) continue;
      const wait = await waitAfter(error, failures);
      failures += 1;
      tell(journey, 'waiting');
      await pass(wait, control);
    }
  }
}

/** Sends from a byte on, until all has arrived or somebody pauses, and gives what has arrived. */
async function sendFrom(
  journey: Journey,
  key: string,
  from: number,
  onArrived: () => void,
): Promise<number> {
  const { blob, control } = journey;
  const pace = newPace();
  let at = from;
  const show = (sent: number) => {
    pace.note(sent, performance.now());
    tell(journey, 'sending', sent, pace.secondsLeft(blob.size));
  };
  show(at);
  while (at < blob.size && !control.isPaused) {
    const stop = new AbortController();
    const forget = onHeld(control, () => {
      if (control.isPaused || control.signal.aborted) stop.abort();
    });
    const part = blob.slice(at, at + PART_BYTES);
    try {
      at = await append(key, at, part, {
        signal: stop.signal,
        onSent: (bytes) => show(Math.min(blob.size, at + Math.min(bytes, part.size))),
      });
    } finally {
      forget();
    }
    onArrived();
    show(at);
  }
  return at;
}

/** What a person was told last of each file, for when nothing new is known but its state. */
const told = new WeakMap<Blob, number>();

function tell(
  { blob, onProgress }: Journey,
  state: 'sending' | 'waiting' | 'paused',
  sent = told.get(blob) ?? 0,
  secondsLeft: number | null = null,
): void {
  told.set(blob, sent);
  onProgress({ sent, total: blob.size, state, secondsLeft });
}

/** How long to wait after a failure, in ms; throws what no waiting mends. */
async function waitAfter(error: unknown, failures: number): Promise<number> {
  const wait = WAITS_MS[Math.min(failures, WAITS_MS.length - 1)] ?? 0;
  if (!(error instanceof ApiError)) throw error;
  const { httpStatus, code } = error;
  // The other of two has gone on with it, or it has gone meanwhile: the server is asked again.
  if (httpStatus === 409 || isGone(error)) return wait;
  if (httpStatus === 401) {
    if (await signInAgain()) return 0;
    throw error;
  }
  const isPassing = error.isNetwork || httpStatus >= 500 || code === 'too_many';
  if (!isPassing) throw error;
  return wait;
}

/** Hears when somebody pauses, lets go on or cancels; gives the function that stops hearing. */
function onHeld({ signal }: UploadControl, listener: () => void): () => void {
  const events = ['abort', 'hold'];
  for (const event of events) signal.addEventListener(event, listener);
  return () => {
    for (const event of events) signal.removeEventListener(event, listener);
  };
}

/** Waits, but no longer than until the device has a line again, or somebody pauses or cancels. */
function pass(wait: number, control: UploadControl): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener('online', over);
      forget();
      resolve();
    };
    const timer = setTimeout(over, wait);
    addEventListener('online', over);
    const forget = onHeld(control, over);
  });
}

/** Waits until somebody lets it go on, or cancels. */
function untilGoesOn(control: UploadControl): Promise<void> {
  return new Promise((resolve, reject) => {
    const forget = onHeld(control, () => {
      if (control.isPaused && !control.signal.aborted) return;
      forget();
      if (control.signal.aborted) reject(cancelled());
      else resolve();
    });
  });
}
