import { sheet } from '../page.mjs';

/** The hand of Ustadha Maryam Bello, who signs the certificates: a great M, a quick line, a flourish. */
const strokes = [
  [
    7,
    'M52 196 C66 120 86 54 104 42 C120 34 112 116 116 176 C128 110 152 52 172 46 C190 42 176 128 186 184',
  ],
  [
    5,
    'M186 184 C202 186 204 150 222 148 C240 148 216 192 236 186 C252 180 246 148 264 152 C276 156 262 188 278 184 C292 178 290 152 302 152 C300 176 300 190 314 180 C324 170 330 150 334 150 C330 192 318 236 290 240 C268 238 300 196 346 178 C356 172 356 152 372 154 C386 158 366 190 388 184',
  ],
  [6, 'M424 182 C430 128 440 70 452 60 C484 44 486 104 446 116 C498 112 492 186 438 184'],
  [
    5,
    'M492 172 C520 162 512 140 498 150 C484 166 500 192 526 180 C546 164 556 80 566 70 C562 112 552 160 560 180 C574 184 588 90 598 74 C594 120 584 164 592 182 C606 188 606 156 622 154 C640 160 630 192 616 184',
  ],
  [3.5, 'M70 232 C210 206 430 206 640 218 C560 222 480 228 420 240'],
];

export const signature = {
  file: 'signature.png',
  width: 700,
  height: 280,
  transparent: true,
  html: sheet(
    `<svg width="700" height="280" viewBox="0 0 700 280">
      <g fill="none" stroke="#1d2f55" stroke-linecap="round" stroke-linejoin="round" transform="skewX(-8) translate(24)">
        ${strokes.map(([width, path]) => `<path stroke-width="${width}" d="${path}"/>`).join('\n        ')}
      </g>
    </svg>`,
    'body { background: transparent; }',
  ),
};
