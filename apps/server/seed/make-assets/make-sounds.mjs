import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exerciseSounds } from './exercise-sounds.mjs';

/**
 * Lines as the voice has to be told them: it loses the vowel that stands with a shadda, so a doubled
 * letter is written twice, and the article is written the way it sounds.
 */
const recordings = [
  {
    file: 'first-words.mp3',
    lines: ['بَابُن', 'كِتَابُن', 'قَلَمُن', 'بَيْتُن', 'اَشْشَمْسُ', 'اَلْقَمَرُ', 'اَلْمُعَلْلِمُ', 'اَرْرَجُلُ'],
    pause: 1.6,
  },
  {
    file: 'greetings.mp3',
    lines: [
      'اَسْسَلَامُ عَلَيْكُم',
      'وَ عَلَيْكُمُ سْسَلَام',
      'كَيْفَ حَالُكَ؟',
      'بِخَيْرٍ، اَلْحَمْدُ لِلْلَاه، وَأَنْتِ؟',
      'بِخَيْرٍ، شُكْرًا',
      'مَسْمُكِ؟',
      'اِسْمِي حَلِيمَة',
      'أَهْلًا وَسَهْلًا، أَنَا يُوسُفُ مِنْ كَنُو',
      'تَشَرْرَفْنَا',
    ],
    pause: 1.2,
  },
  // The word of the landing page, which every institute has.
  { file: '../../../web/public/first-word.mp3', lines: ['بَابُن'], pause: 0.3 },
];

/** Speaks one line into a file of its own. */
function speak(line, wav) {
  execFileSync('espeak-ng', ['-v', 'ar', '-s', '115', '-w', wav, line], { stdio: 'pipe' });
}

/** Reads the recordings aloud, with pauses to repeat in, as small mono MP3 files. */
export async function makeSounds(_open, folder) {
  const work = mkdtempSync(join(tmpdir(), 'sounds-'));
  try {
    for (const { file, lines, pause } of [...recordings, ...exerciseSounds]) {
      const parts = lines.map((line, i) => {
        const wav = join(work, `${i}.wav`);
        speak(line, wav);
        return wav;
      });
      // Each line, padded with silence, then all of them in a row.
      const padded = parts.map((_, i) => `[${i}:a]apad=pad_dur=${pause}[p${i}]`).join(';');
      const joined = `${padded};${parts.map((_, i) => `[p${i}]`).join('')}concat=n=${parts.length}:v=0:a=1,loudnorm=I=-18[out]`;
      execFileSync(
        'ffmpeg',
        [
          '-y',
          '-v',
          'error',
          ...parts.flatMap((wav) => ['-i', wav]),
          '-filter_complex',
          joined,
        ].concat([
          '-map',
          '[out]',
          '-ac',
          '1',
          '-ar',
          '22050',
          '-b:a',
          '40k',
          '-bitexact',
          folder + file,
        ]),
        { stdio: 'inherit' },
      );
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
