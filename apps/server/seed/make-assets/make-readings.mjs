import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { readings } from './readings.mjs';
import { toldSentence } from './told.mjs';

/*
 * Homework of the demo, read by a machine as a teacher and students would: as browsers record it, in AAC of one channel.
 * Beside the sounds it writes how long each is and how its wave is drawn, which a browser sends along.
 */

const written = fileURLToPath(new URL('../content/readings.yaml', import.meta.url));
const RATE = 16_000;
const BITS = '12k';
/** Between two parts of one recording, in seconds. */
const PAUSE = 0.3;
/** As many as `LEVELS` of the contract, each 0 to 100. */
const LEVELS = 64;
/** Of a wave file, before its samples of 16 bits. */
const HEAD = 44;

/** The wave of a recording as it is drawn: the loudest of each piece of it. */
function levelsOf(wav) {
  const samples = wav.subarray(HEAD);
  const count = Math.floor(samples.length / 2);
  const piece = Math.ceil(count / LEVELS);
  return Array.from({ length: LEVELS }, (_, at) => {
    let most = 0;
    for (let sample = at * piece; sample < Math.min(count, (at + 1) * piece); sample += 1) {
      most = Math.max(most, Math.abs(samples.readInt16LE(sample * 2)));
    }
    return Math.round((most / 32_768) * 100);
  });
}

function makeReading(work, parts, file) {
  const spoken = parts.map(([{ voice, speed, isEnglish }, line], at) => {
    const wav = join(work, `${at}.wav`);
    const told = isEnglish ? line : toldSentence(line);
    execFileSync('espeak-ng', ['-v', voice, '-s', String(speed), '-w', wav, told]);
    return wav;
  });
  const ready = spoken.map((_, at) => `[${at}:a]apad=pad_dur=${PAUSE}[p${at}]`).join(';');
  const all = spoken.map((_, at) => `[p${at}]`).join('');
  const whole = join(work, 'whole.wav');
  const ffmpeg = (...given) => execFileSync('ffmpeg', ['-y', '-v', 'error', ...given]);
  ffmpeg(
    ...spoken.flatMap((wav) => ['-i', wav]),
    ...['-filter_complex', `${ready};${all}concat=n=${spoken.length}:v=0:a=1,loudnorm=I=-18[out]`],
    ...['-map', '[out]', '-ac', '1', '-ar', String(RATE), '-bitexact', whole],
  );
  ffmpeg(
    ...['-i', whole, '-c:a', 'aac', '-b:a', BITS, '-map_metadata', '-1'],
    ...['-fflags', '+bitexact', '-flags:a', '+bitexact', '-movflags', '+faststart', file],
  );
  const wav = readFileSync(whole);
  return { seconds: Math.round((wav.length - HEAD) / 2 / RATE), levels: levelsOf(wav).join(',') };
}

export async function makeReadings(_open, folder) {
  const work = mkdtempSync(join(tmpdir(), 'readings-'));
  mkdirSync(join(folder, 'takes'), { recursive: true });
  try {
    const made = readings.map(({ file, parts }) => [
      file,
      makeReading(work, parts, join(folder, file)),
    ]);
    writeFileSync(
      written,
      `# Written by seed/make-assets/make-readings.mjs: synthetic voices, as the homework itself says.\n${stringify(Object.fromEntries(made), { lineWidth: 0 })}`,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
