import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import {
  MAX_RECORDING_HOURS,
  type RecordingProblem,
} from '@institute/contract/meetings/recordings';
import type { ReceivedFile } from './file-store.ts';
import { paths } from './paths.ts';
import type { SoundDone, SoundTask } from './sound-worker.mjs';

/** A sound that was made: where it lies on this machine, and how long it is. */
export interface MadeSound extends ReceivedFile {
  seconds: number;
}

/** Makes sounds of recordings, by ffmpeg. */
export interface SoundMaker {
  /** As it names itself, for whoever looks after the server. */
  version: string;
  /**
   * Makes the sound of a recording alone, beside it, or says why there is none. `extension` is what its bytes have
   * said that it is. Ended at once when `signal` says so.
   */
  make(
    path: string,
    extension: string,
    signal: AbortSignal,
  ): Promise<MadeSound | Exclude<RecordingProblem, 'failed'>>;
}

/** What the sounds are stored as: every phone plays it, older iPhones among them (decision 186). */
export const SOUND_EXTENSION = 'm4a';

/** What reads each kind; nothing else of ffmpeg is reached, lists that name other files least of all. */
const READERS: Readonly<Record<string, string>> = {
  mp4: 'mov',
  m4a: 'mov',
  webm: 'matroska',
  weba: 'matroska',
  ogg: 'ogg',
  mp3: 'mp3',
  wav: 'wav',
  aac: 'aac',
  flac: 'flac',
};

const LONGEST_SECONDS = MAX_RECORDING_HOURS * 3600;
/** One block of memory it may take at once. */
const MOST_MEMORY = 256 * 1024 * 1024;
/** How long it may think about its own name. */
const VERSION_MS = 10_000;

/** Asks a program what it is; null where there is none, or where it is another. */
export async function openSoundMaker(program: string): Promise<SoundMaker | null> {
  const run = promisify(execFile);
  const said = await run(program, ['-version'], { timeout: VERSION_MS }).catch(() => null);
  const [, version] = /^ffmpeg version (\S{1,40})/.exec(said?.stdout ?? '') ?? [];
  return version === undefined ? null : { version, make: makerOf(program) };
}

const makerOf =
  (program: string): SoundMaker['make'] =>
  async (path, extension, signal) => {
    const reader = READERS[extension];
    if (!reader) return 'unreadable';
    const to = `${path}.${SOUND_EXTENSION}`;
    try {
      const done = await inWorker({ program, args: argsOf(path, reader, to) }, signal);
      // Ended by others, it may go better another time.
      if (done === null || done.code === null) throw new Error('ffmpeg did not come to its end');
      if (done.code !== 0) {
        return /matches no streams/.test(done.complaint) ? 'silent' : 'unreadable';
      }
      if (done.seconds === 0) return 'silent';
      // What the file claims says nothing: so much was made of it.
      if (done.seconds > LONGEST_SECONDS) return 'long';
      const { size: bytes } = await stat(to);
      return { path: to, bytes, seconds: Math.max(1, Math.round(done.seconds)) };
    } catch (error) {
      await rm(to, { force: true });
      throw error;
    }
  };

function argsOf(from: string, reader: string, to: string): string[] {
  return [
    ...['-hide_banner', '-nostdin', '-v', 'error', '-max_alloc', `${MOST_MEMORY}`],
    // Files of this machine alone, by the one reader: nothing in it leads elsewhere.
    ...['-protocol_whitelist', 'file', '-f', reader, '-i', `file:${from}`],
    ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ...['-t', `${LONGEST_SECONDS + 60}`, '-threads', '1'],
    ...['-ac', '1', '-ar', '24000', '-c:a', 'aac', '-b:a', '32k', '-bitexact'],
    ...['-movflags', '+faststart', '-f', 'ipod', '-progress', 'pipe:1', '-y', `file:${to}`],
  ];
}

/** Has a worker run it; null also when it dies over it. Rejects once `signal` has ended it. */
async function inWorker(task: SoundTask, signal: AbortSignal): Promise<SoundDone | null> {
  signal.throwIfAborted();
  const worker = fork(paths.soundWorker, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new AbortController();
  const until = { signal: AbortSignal.any([signal, ended.signal]) };
  try {
    worker.send(task);
    const [done] = await Promise.race([
      once(worker, 'message', until),
      once(worker, 'exit', until).then(() => [null]),
    ]);
    return done as SoundDone | null;
  } finally {
    ended.abort();
    if (worker.connected) worker.disconnect();
  }
}
