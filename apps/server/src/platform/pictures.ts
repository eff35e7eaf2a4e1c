import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@institute/contract/errors';
import type { Files } from './files.ts';
import type { LinkPictureTask } from './link-picture.mjs';
import { paths } from './paths.ts';
import type { PictureDone, PictureTask } from './picture-worker.mjs';
import { inTurns } from './turns.ts';

type Format = PictureTask['format'];

/** A picture made anew from its pixels, and the extension that its format has. */
export interface Picture {
  bytes: Uint8Array;
  extension: string;
}

/** What a picture is shown as: the longest side it may have, and what each format is written as. */
interface Use {
  longSide: number;
  formats: Readonly<Partial<Record<Format, Format>>>;
  options: Readonly<Partial<Record<Format, Record<string, number>>>>;
  /** Whether it may move. */
  isAnimated: boolean;
}

/** The formats every browser shows and that hold no script. */
const asItCame = { jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif' } as const;
const options = { jpeg: { quality: 85 }, webp: { quality: 85, effort: 2 }, gif: { effort: 2 } };

export const pictureUses = {
  /** A photograph of a theory answer, always a JPEG (student specification, section 9). */
  answer: {
    longSide: 800,
    formats: { jpeg: 'jpeg', png: 'jpeg', webp: 'jpeg' },
    options: { jpeg: { quality: 60 } },
    isAnimated: false,
  },
  /** Shows that something was paid: small print has to be read in it. Always a JPEG. */
  proof: {
    longSide: 1600,
    formats: { jpeg: 'jpeg', png: 'jpeg', webp: 'jpeg' },
    options: { jpeg: { quality: 70 } },
    isAnimated: false,
  },
  /** Stands on every page: a PNG of 256 colours has less than half of the bytes. */
  logo: {
    longSide: 512,
    formats: asItCame,
    options: { ...options, png: { colours: 256, effort: 10, compressionLevel: 9 } },
    isAnimated: false,
  },
  signature: { longSide: 1024, formats: asItCame, options, isAnimated: false },
  /** A face on a public page: small, because everybody who looks in pays for it. */
  portrait: {
    longSide: 240,
    formats: { jpeg: 'jpeg', png: 'jpeg', webp: 'jpeg' },
    options: { jpeg: { quality: 78 } },
    isAnimated: false,
  },
  lesson: { longSide: 2400, formats: asItCame, options, isAnimated: true },
} as const satisfies Record<string, Use>;

/** One picture unfolds at a time in a process; so many wait for their turn, the next is put off. */
const inTurn = inTurns(1, 64);

/**
 * Anybody may ask for the picture of a link: one of them at most stands before the pictures that
 * people hand in, and none takes a place that the others need.
 */
const drawingInTurn = inTurns(1, 16);

/**
 * Makes a picture anew from its pixels, for people to see: upright, no larger than its use asks for,
 * without metadata or anything else that stood in its file. The same bytes always give the same
 * picture. Null when the bytes are none of the formats of the use, or cannot be read.
 * @param source the bytes, or the path of a file
 * Errors: picture_too_large, unavailable (too many at once).
 */
export async function reencodePicture(
  source: Uint8Array | string,
  use: keyof typeof pictureUses,
): Promise<Picture | null> {
  const { longSide, formats, options, isAnimated }: Use = pictureUses[use];
  const decoder = await decoderOf(source);
  const format = decoder && formats[decoder];
  if (!format) return null;
  const task: PictureTask = {
    ...{ source, longSide, format },
    // A picture that stands still needs no room for frames.
    isAnimated: isAnimated && (decoder === 'gif' || decoder === 'webp'),
    options: options[format] ?? {},
  };
  const done = await inTurn(() => workOn(task));
  if (done === 'too large') throw new AppError('picture_too_large');
  return done && { bytes: done.bytes, extension: format === 'jpeg' ? 'jpg' : format };
}

/** What the picture of a shared link shows. */
export type LinkPicture = Omit<LinkPictureTask, 'kind'>;

/**
 * Draws the picture that a shared link shows, a PNG of 1200 by 630. Errors: unavailable (it could not
 * be drawn, or too many at once).
 */
export async function drawLinkPicture(shown: LinkPicture): Promise<Uint8Array> {
  const task: LinkPictureTask = { kind: 'link', ...shown };
  const done = await drawingInTurn(() => inTurn(() => workOn(task)));
  if (!done || done === 'too large') throw new AppError('unavailable');
  return done.bytes;
}

/** The bytes of a picture that came as a data URL. */
export function bytesOfDataUrl(dataUrl: string): Buffer {
  // A form written by hand may turn the plus signs of base64 into spaces.
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1).replaceAll(' ', '+');
  return Buffer.from(base64, 'base64');
}

/** The decoders there are for what cameras and browsers make; those of other formats are never reached. */
const decoders: Readonly<Record<string, Format>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** The decoder a file needs, by its first bytes. */
async function decoderOf(source: Uint8Array | string): Promise<Format | undefined> {
  const { fileTypeFromBuffer, fileTypeFromFile } = await import('file-type');
  const found = await (typeof source === 'string'
    ? fileTypeFromFile(source)
    : fileTypeFromBuffer(source));
  return found && decoders[found.mime];
}

/** The worker is ended when nothing was asked of it for so long. */
const IDLE_MS = 2_000;
/** Longer than the worker gives itself. */
const LONGEST_MS = 60_000;

let worker: ChildProcess | null = null;
let idle: NodeJS.Timeout | undefined;

/** Has the worker do one task; null also when it dies over it. */
async function workOn(task: PictureTask | LinkPictureTask): Promise<PictureDone> {
  clearTimeout(idle);
  worker ??= startWorker();
  const own = worker;
  const ended = new AbortController();
  const timer = setTimeout(() => own.kill('SIGKILL'), LONGEST_MS);
  try {
    own.send(task);
    const [done] = await Promise.race([
      once(own, 'message', { signal: ended.signal }),
      once(own, 'exit', { signal: ended.signal }).then(() => [null]),
    ]);
    return done as PictureDone;
  } finally {
    ended.abort();
    clearTimeout(timer);
    idle = setTimeout(() => endWorker(own), IDLE_MS).unref();
  }
}

function endWorker(own: ChildProcess): void {
  if (worker === own) worker = null;
  if (own.connected) own.disconnect();
}

function startWorker(): ChildProcess {
  const started = fork(paths.pictureWorker, {
    serialization: 'advanced',
    execArgv: [],
    // Nothing of ours is its business. With one arena, what it frees is given back.
    env: {
      MALLOC_ARENA_MAX: '1',
      FONTCONFIG_FILE: join(paths.fonts, 'fonts.conf'),
      XDG_CACHE_HOME: tmpdir(),
    },
  });
  for (const event of ['disconnect', 'exit', 'error']) started.on(event, () => endWorker(started));
  // It keeps no process alive that wants to end, and ends with it.
  started.unref();
  started.channel?.unref();
  return started;
}

/** Whether a stored picture holds exactly these bytes. */
export async function isStoredPicture(
  files: Pick<Files, 'find' | 'read'>,
  name: string,
  bytes: Uint8Array,
): Promise<boolean> {
  if ((await files.find(name))?.bytes !== bytes.length) return false;
  const stored = await files.read(name);
  return stored !== null && (await buffer(stored)).equals(bytes);
}
