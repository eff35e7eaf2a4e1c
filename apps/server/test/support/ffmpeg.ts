import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether recordings can be made and heard on this machine. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

const picture = ['-f', 'lavfi', '-i', 'testsrc=size=160x120:rate=5'];
const tone = ['-f', 'lavfi', '-i', 'sine=440'];

/** What meeting programs and phones record, and how it is made here. */
export const recordedAs = {
  'film.mp4': [...picture, ...tone, '-c:v', 'libx264', '-c:a', 'aac'],
  'film.mov': [...picture, ...tone, '-c:v', 'mpeg4', '-c:a', 'aac'],
  'film.webm': [...picture, ...tone, '-c:v', 'libvpx', '-c:a', 'libopus'],
  'sound.m4a': [...tone, '-c:a', 'aac'],
  'sound.webm': [...tone, '-c:a', 'libopus'],
  'sound.mp3': [...tone, '-c:a', 'libmp3lame'],
  'sound.ogg': [...tone, '-c:a', 'libopus'],
  'sound.wav': [...tone],
  'silent.mp4': [...picture, '-c:v', 'libx264'],
} as const;

/** A recording of so many seconds. */
export function recorded(name: keyof typeof recordedAs, seconds = 2): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  try {
    const path = join(folder, name);
    const args = [...recordedAs[name], '-t', `${seconds}`, '-y', path];
    execFileSync('ffmpeg', ['-v', 'error', '-nostdin', ...args]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Plays a file from its beginning to its end, and says what is in it: kind and codec of each track. */
export function played(path: string): string[] {
  execFileSync('ffmpeg', ['-v', 'error', '-xerror', '-nostdin', '-i', path, '-f', 'null', '-']);
  const shown = ['-show_entries', 'stream=codec_type,codec_name,channels', '-of', 'csv=p=0'];
  const said = execFileSync('ffprobe', ['-v', 'error', ...shown, path], { encoding: 'utf8' });
  return said.trim().split('\n');
}

/** A film whose description says that it lasts so many seconds, whatever is in it. */
export function claiming(film: Buffer, seconds: number): Buffer {
  const bytes = Buffer.from(film);
  const at = bytes.indexOf('mvhd') + 4;
  const scale = bytes.readUInt32BE(at + 12);
  bytes.writeUInt32BE(seconds * scale, at + 16);
  for (let track = bytes.indexOf('tkhd'); track >= 0; track = bytes.indexOf('tkhd', track + 4)) {
    bytes.writeUInt32BE(seconds * scale, track + 4 + 20);
  }
  return bytes;
}
