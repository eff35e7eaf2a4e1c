import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { colour, sheet } from './page.mjs';

const framesPerSecond = 12;
const holdSeconds = 2.4;

/**
 * The strokes of the word in the order of the pen. Each path runs along the middle of what it uncovers;
 * the coordinates follow the word as Amiri sets it at 250 units, centred on 320, baseline 320.
 */
const strokes = [
  {
    d: 'M478 246 C488 275 488 306 430 310 C402 311 397 296 395 260 C393 220 392 190 386 134',
    width: 48,
    seconds: 2.4,
    says: '1. The first bāʾ is a tooth; run on and climb the alif',
  },
  {
    d: 'M342 222 C358 250 356 275 349 291 C318 306 275 311 240 311 C190 310 163 296 162 275 C163 258 170 246 179 236',
    width: 54,
    seconds: 2.4,
    says: '2. Lift the pen: the last bāʾ is a boat',
  },
  { d: 'M461 352 L461 375', width: 44, seconds: 0.5, says: '3. Now the dots, from the right' },
  { d: 'M262 358 L262 381', width: 44, seconds: 0.5, says: '3. Now the dots, from the right' },
  {
    d: 'M494 60 L426 108',
    width: 40,
    seconds: 0.7,
    says: '4. Last the vowels: fatḥa on the first bāʾ',
  },
  { d: 'M300 50 L214 90', width: 104, seconds: 0.9, says: '5. and tanwīn on the last' },
];

const word = (fill, more = '') =>
  `<text x="320" y="320" font-size="250" text-anchor="middle" lang="ar" direction="rtl" fill="${fill}" ${more}>بَابٌ</text>`;

const scene = sheet(`<svg width="640" height="480" viewBox="0 0 640 480">
  <defs><mask id="written" maskUnits="userSpaceOnUse" x="0" y="0" width="640" height="480">${strokes
    .map(
      ({ d, width }) =>
        `<path d="${d}" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`,
    )
    .join('')}</mask></defs>
  <line x1="60" y1="322" x2="580" y2="322" stroke="${colour.saffron}" stroke-width="2"/>
  ${word('#e4dcc6')}${word(colour.teal, 'mask="url(#written)"')}
  <rect id="pen" width="20" height="20" fill="${colour.brick}"/>
  <text id="says" x="320" y="448" font-size="27" text-anchor="middle" fill="${colour.ink}"></text></svg>`);

/** Runs in the page: uncovers stroke `at` up to `part` of its length and puts the pen there. */
function draw({ at, part, says }) {
  const paths = [...document.querySelectorAll('mask path')];
  paths.forEach((path, i) => {
    const length = path.getTotalLength();
    const shown = i < at ? 1 : i === at ? part : 0;
    path.style.visibility = shown === 0 ? 'hidden' : 'visible';
    path.style.strokeDasharray = `${length * shown} ${length * 2}`;
  });
  const pen = document.querySelector('#pen');
  const path = paths[at];
  pen.style.visibility = path === undefined ? 'hidden' : 'visible';
  if (path !== undefined) {
    const { x, y } = path.getPointAtLength(path.getTotalLength() * part);
    pen.setAttribute('transform', `translate(${x} ${y}) rotate(45) translate(-10 -10)`);
  }
  document.querySelector('#says').textContent = says;
}

const moments = [
  ...strokes.flatMap(({ seconds, says }, at) => {
    const count = Math.round(seconds * framesPerSecond);
    const moving = Array.from({ length: count }, (_, i) => ({ at, part: (i + 1) / count, says }));
    const rest = { at, part: 1, says };
    return [...moving, rest, rest, rest];
  }),
  ...Array.from({ length: holdSeconds * framesPerSecond }, () => ({
    at: strokes.length,
    part: 1,
    says: 'bābun, a door',
  })),
];

/** Films the word being written, frame by frame, as a short silent MP4 that starts before it is loaded. */
export async function makeVideo(open, folder) {
  const page = await open(scene, 640, 480, 1.5);
  const film = spawn(
    'ffmpeg',
    ['-y', '-v', 'error', '-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-']
      .concat(['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '26', '-pix_fmt', 'yuv420p'])
      .concat(['-movflags', '+faststart', '-bitexact', `${folder}writing-bab.mp4`]),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(film, 'close');
  for (const moment of moments) {
    await page.evaluate(draw, moment);
    if (!film.stdin.write(await page.screenshot())) await once(film.stdin, 'drain');
  }
  film.stdin.end();
  const [code] = await ended;
  await page.close();
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
