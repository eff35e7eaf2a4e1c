import { colour, sheet } from '../page.mjs';
import { star } from './star.mjs';

/** The institute's sign: bāʾ, the first letter of "garden", in an eight-point star. */
export const logo = {
  file: 'logo.png',
  width: 512,
  height: 512,
  transparent: true,
  html: sheet(
    `<svg width="512" height="512" viewBox="0 0 512 512">
      <polygon points="${star(256, 256, 250)}" fill="${colour.teal}"/>
      <polygon points="${star(256, 256, 216)}" fill="none" stroke="${colour.saffron}" stroke-width="5"/>
      <text x="256" y="292" font-size="250" text-anchor="middle" fill="#fff" lang="ar">ٮ</text>
      <polygon points="256,318 282,344 256,370 230,344" fill="${colour.saffron}"/>
    </svg>`,
    'body { background: transparent; }',
  ),
};
