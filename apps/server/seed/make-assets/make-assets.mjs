/**
 * Draws, sets, speaks and films the assets of the demo institute into `seed/assets`.
 * Needs Chromium (tools/lib/chromium.mjs), and espeak-ng and ffmpeg for sound and film.
 * With names, makes only those: `node make-assets.mjs pictures sounds`.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makePictures } from './make-pictures.mjs';
import { makeReadings } from './make-readings.mjs';
import { makeSounds } from './make-sounds.mjs';
import { makeVideo } from './make-video.mjs';
import { makeVoices } from './make-voices.mjs';
import { makeWorksheet } from './make-worksheet.mjs';
import { withBrowser } from './page.mjs';

const folder = fileURLToPath(new URL('../assets/', import.meta.url));
const makers = {
  pictures: makePictures,
  worksheet: makeWorksheet,
  sounds: makeSounds,
  voices: makeVoices,
  readings: makeReadings,
  video: makeVideo,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in makers));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(makers).join(', ')}.`);
  process.exit(1);
}

mkdirSync(folder, { recursive: true });
await withBrowser(async (open) => {
  for (const [name, make] of Object.entries(makers)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    await make(open, folder);
    console.log(`made ${name}`);
  }
});
