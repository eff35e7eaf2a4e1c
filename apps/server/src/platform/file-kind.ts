import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { holdsH264 } from './film-inside.ts';

export type FileKind = 'pdf' | 'image' | 'video' | 'audio';

/**
 * The types we take, by what their content says (admin §5: pdf, image/*, video/mp4, audio/*), and
 * the extension we store them under: of the recognised ones (admin §9) wherever one fits, since it
 * chooses the viewer. Pictures are those every browser shows and that hold no script.
 */
const TAKEN: Readonly<Record<string, { kind: FileKind; extension: string }>> = {
  pdf: { kind: 'pdf', extension: 'pdf' },
  jpg: { kind: 'image', extension: 'jpg' },
  png: { kind: 'image', extension: 'png' },
  apng: { kind: 'image', extension: 'png' },
  gif: { kind: 'image', extension: 'gif' },
  webp: { kind: 'image', extension: 'webp' },
  mp4: { kind: 'video', extension: 'mp4' },
  m4v: { kind: 'video', extension: 'mp4' },
  mp3: { kind: 'audio', extension: 'mp3' },
  wav: { kind: 'audio', extension: 'wav' },
  // What phones record: one container, whatever is spoken of.
  ogg: { kind: 'audio', extension: 'ogg' },
  oga: { kind: 'audio', extension: 'ogg' },
  opus: { kind: 'audio', extension: 'ogg' },
  m4a: { kind: 'audio', extension: 'm4a' },
  aac: { kind: 'audio', extension: 'aac' },
  flac: { kind: 'audio', extension: 'flac' },
};

/** What browsers record a voice in: containers of films, where their tracks are all sound. */
const RECORDED: Readonly<Record<string, { extension: string; sound: RegExp; film: RegExp }>> = {
  webm: { extension: 'weba', sound: /A_(OPUS|VORBIS)/, film: /V_(VP8|VP9|AV1|MPEG)/ },
  mp4: { extension: 'm4a', sound: /hdlr.{8}soun/s, film: /hdlr.{8}vide/s },
};
/** Tracks are named at the beginning of what is recorded. */
const BEGINNING = 64 * 1024;

async function recordedIn(path: string, found: string) {
  const recorded = RECORDED[found];
  if (!recorded) return null;
  const file = await open(path);
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    .finally(() => file.close());
  const beginning = buffer.toString('latin1', 0, bytesRead);
  const isSound = recorded.sound.test(beginning) && !recorded.film.test(beginning);
  return isSound ? ({ kind: 'audio', extension: recorded.extension } as const) : null;
}

/** What films of phones are called that may hold the same as an MP4. */
const PHONE_FILMS: ReadonlySet<string> = new Set(['mov', '3gp', '3g2']);

/** How a file's first bytes name its type. */
async function typeOf(path: string): Promise<string | undefined> {
  const { fileTypeFromStream } = await import('file-type');
  const stream = createReadStream(path);
  return (await fileTypeFromStream(stream as never).finally(() => stream.destroy()))?.ext;
}

/** What a file is by its content, whatever its name says; null when it is none we take. */
export async function kindOfFile(
  path: string,
): Promise<{ kind: FileKind; extension: string } | null> {
  if ((await stat(path)).size === 0) return null;
  const found = await typeOf(path);
  if (!found) return null;
  // What phones film is often an MP4 under another name.
  if (PHONE_FILMS.has(found)) {
    return (await holdsH264(path)) ? { kind: 'video', extension: 'mp4' } : null;
  }
  return (await recordedIn(path, found)) ?? TAKEN[found] ?? null;
}

/** What else may be recorded, and what it is stored as: containers of films that browsers need not play. */
const RECORDINGS: Readonly<Record<string, string>> = {
  webm: 'webm',
  mkv: 'webm',
  mov: 'mp4',
  '3gp': 'mp4',
  '3g2': 'mp4',
  m4b: 'm4a',
  ogv: 'ogg',
  ogx: 'ogg',
};

/** What the recording of a meeting is by its content; null for no recording. */
export async function recordingIn(
  path: string,
): Promise<{ isSound: boolean; extension: string } | null> {
  const found = await kindOfFile(path);
  if (found?.kind === 'audio') return { isSound: true, extension: found.extension };
  if (found?.kind === 'video') return { isSound: false, extension: found.extension };
  if (found || (await stat(path)).size === 0) return null;
  const extension = RECORDINGS[(await typeOf(path)) ?? ''];
  return extension === undefined ? null : { isSound: false, extension };
}

/** What phones record and browsers do not play or show, by its content: its name, and what to save it as. */
const NOT_PLAYED: Readonly<
  Record<string, readonly [name: string, as: 'sound' | 'film' | 'picture']>
> = {
  amr: ['AMR', 'sound'],
  '3gp': ['3GP', 'sound'],
  '3g2': ['3GP', 'sound'],
  caf: ['CAF', 'sound'],
  asf: ['WMA', 'sound'],
  wma: ['WMA', 'sound'],
  aif: ['AIFF', 'sound'],
  mov: ['MOV', 'film'],
  avi: ['AVI', 'film'],
  mkv: ['MKV', 'film'],
  heic: ['HEIC', 'picture'],
  heif: ['HEIC', 'picture'],
  avif: ['AVIF', 'picture'],
  tif: ['TIFF', 'picture'],
  bmp: ['BMP', 'picture'],
};

/** What a container of Apple is called, which its first letters say; null for another file. */
async function beginsWith(path: string, letters: 'caff'): Promise<'caf' | null> {
  const file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close());
  return buffer.toString('latin1') === letters ? 'caf' : null;
}

/** What a file that is not taken is, where it is a recording or a picture; null otherwise. */
export async function unplayedIn(path: string) {
  return NOT_PLAYED[(await typeOf(path)) ?? (await beginsWith(path, 'caff')) ?? ''] ?? null;
}

const contentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  weba: 'audio/webm',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  aac: 'audio/aac',
  flac: 'audio/flac',
};

/** The content type a stored file is served with, by the extension that its content gave it. */
export function contentTypeOf(name: string): string {
  return contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
