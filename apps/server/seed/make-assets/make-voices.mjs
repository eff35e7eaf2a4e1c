import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { stringify } from 'yaml';
import { toldSentence, toldWord } from './told.mjs';

/*
 * The demo's stories and words, read by a machine: a teacher's voice takes their place in an institute.
 * Beside the sounds it writes what they are of, and where each line of a story begins.
 */

/** Where what was spoken is written down, among the content of the demo. */
const written = fileURLToPath(new URL('../content/voices.yaml', import.meta.url));
/** Between two lines of a story, in seconds: time to breathe, not to repeat. */
const PAUSE = 0.9;
const RATE = 22_050;
/** How many stories have their words spoken. */
const LESSONS_OF_WORDS = 6;
/** The class of those who cannot read yet: all of its words are spoken. */
const FIRST_CLASS = 'alphabet';

const speak = (line, wav) =>
  execFileSync('espeak-ng', ['-v', 'ar', '-s', '115', '-w', wav, line], { stdio: 'pipe' });
const encode = (inputs, filter, file) =>
  execFileSync(
    'ffmpeg',
    [
      ...['-y', '-v', 'error', ...inputs.flatMap((wav) => ['-i', wav]), '-filter_complex', filter],
      ...['-map', '[out]', '-ac', '1', '-ar', String(RATE), '-b:a', '24k', '-bitexact'],
      // Nothing but the sound: neither tags nor a frame about it.
      ...['-map_metadata', '-1', '-id3v2_version', '0', '-write_xing', '0', file],
    ],
    { stdio: 'inherit' },
  );

/** How long a wave file of the voice is, in seconds: 16 bits, mono, behind a head of 44 bytes. */
const secondsOf = (wav) => (statSync(wav).size - 44) / 2 / RATE;

/** Reads a story line by line; gives where each begins, and how long it is, in ms. */
function makeStory(work, lines, file) {
  const parts = lines.map((line, at) => {
    const wav = join(work, `${at}.wav`);
    speak(toldSentence(line), wav);
    return wav;
  });
  const lengths = parts.map((wav) => secondsOf(wav) + PAUSE);
  const padded = parts.map((_, at) => `[${at}:a]apad=pad_dur=${PAUSE}[p${at}]`).join(';');
  const all = parts.map((_, at) => `[p${at}]`).join('');
  encode(parts, `${padded};${all}concat=n=${parts.length}:v=0:a=1,loudnorm=I=-18[out]`, file);
  const ends = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
  const ms = (seconds) => Math.round(seconds * 1000);
  return { marks: [0, ...ends.slice(0, -1).map(ms)], length: ms(ends.at(-1)) };
}

/** Speaks a word into a file that is named after it. */
function makeWord(work, arabic, folder) {
  const name = `${createHash('sha256').update(arabic).digest('hex').slice(0, 10)}.mp3`;
  const wav = join(work, 'word.wav');
  speak(arabic.includes(' ') ? toldSentence(arabic) : toldWord(arabic), wav);
  encode([wav], '[0:a]apad=pad_dur=0.15,loudnorm=I=-18[out]', join(folder, name));
  return name;
}

export async function makeVoices(_open, folder) {
  const { readDemo } = await tsImport('../reader/index.ts', import.meta.url);
  const work = mkdtempSync(join(tmpdir(), 'voices-'));
  mkdirSync(join(folder, 'words'), { recursive: true });
  const stories = {};
  const words = {};
  try {
    const { classes } = await readDemo();
    const lessonsOf = (wanted) => classes.find(({ key }) => key === wanted).lessons;
    const lessons = lessonsOf('first-stories');
    for (const { subject, blocks } of lessons) {
      const lines = blocks.find(({ kind }) => kind === 'lines')?.lines.map(({ arabic }) => arabic);
      if (!lines) continue;
      const file = `story-${subject.toLowerCase().replaceAll(/[^a-z]+/g, '_')}.mp3`;
      stories[subject] = { file, ...makeStory(work, lines, join(folder, file)) };
    }
    // Some of the lessons are enough to show it: each word makes the first start of a demo longer.
    const told = lessons.filter((lesson) => lesson.words.length > 0).slice(0, LESSONS_OF_WORDS);
    const spoken = [...lessonsOf(FIRST_CLASS), ...told].flatMap((lesson) => lesson.words);
    for (const { arabic } of spoken) {
      words[arabic] = `words/${makeWord(work, arabic, join(folder, 'words'))}`;
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  writeFileSync(
    written,
    `# Written by seed/make-assets/make-voices.mjs: synthetic voices, to be replaced by a teacher's.\n${stringify({ stories, words })}`,
  );
}
