import { colour, sheet } from '../page.mjs';
import { star } from './star.mjs';

/** Words of the family, each split into pieces; a piece in brackets belongs to the pattern alone. */
const family = [
  ['كَتَبَ', 'kataba', 'he wrote'],
  ['كِتَابٌ', 'kitābun', 'a book'],
  ['كَاتِبٌ', 'kātibun', 'a writer'],
  ['مَكْتُوبٌ', 'maktūbun', 'written'],
  ['مَكْتَبٌ', 'maktabun', 'an office'],
  ['مَكْتَبَةٌ', 'maktabatun', 'a library'],
  ['كُتُبٌ', 'kutubun', 'books'],
  ['مُكَاتَبَةٌ', 'mukātabatun', 'correspondence'],
];
const root = new Set(['ك', 'ت', 'ب']);

/** Letters of the root in teal, letters of the pattern in saffron; marks stay with their letter. */
function tinted(word) {
  const pieces = word.match(/[\u0621-\u064a][\u064b-\u0652]*/g) ?? [];
  return pieces
    .map(
      (piece) =>
        `<tspan fill="${root.has(piece[0]) ? colour.teal : colour.brick}">${piece}</tspan>`,
    )
    .join('');
}

const centre = { x: 640, y: 560 };
const branches = family.map(([word, sound, meaning], i) => {
  const angle = (i * 2 * Math.PI) / family.length - Math.PI / 2;
  const x = centre.x + 470 * Math.cos(angle);
  const y = centre.y + 405 * Math.sin(angle);
  return {
    line: `<path d="M${centre.x} ${centre.y} Q ${(centre.x + x) / 2 + 30} ${(centre.y + y) / 2 - 24} ${x} ${y}"
      stroke="${colour.saffron}" stroke-width="5" fill="none"/>`,
    leaf: `<rect x="${x - 142}" y="${y - 112}" width="284" height="228" rx="26" fill="#fffdf6" stroke="${colour.mint}" stroke-width="4"/>
      <text x="${x}" y="${y - 2}" font-size="74" text-anchor="middle" lang="ar" direction="rtl">${tinted(word)}</text>
      <text x="${x}" y="${y + 68}" font-size="29" text-anchor="middle" font-style="italic" fill="${colour.soft}">${sound}</text>
      <text x="${x}" y="${y + 101}" font-size="30" text-anchor="middle" fill="${colour.ink}">${meaning}</text>`,
  };
});

/** One root and eight of its words. */
export const rootMap = {
  file: 'root-map.webp',
  width: 1280,
  height: 1180,
  html: sheet(`<svg width="1280" height="1180" viewBox="0 0 1280 1180">
    ${branches.map((branch) => branch.line).join('')}
    <polygon points="${star(centre.x, centre.y, 190)}" fill="${colour.teal}"/>
    <polygon points="${star(centre.x, centre.y, 166)}" fill="none" stroke="${colour.saffron}" stroke-width="4"/>
    <text x="${centre.x}" y="${centre.y + 14}" font-size="74" text-anchor="middle" fill="#fff" lang="ar" direction="rtl">ك ت ب</text>
    <text x="${centre.x}" y="${centre.y + 76}" font-size="36" text-anchor="middle" fill="#fff">writing</text>
    ${branches.map((branch) => branch.leaf).join('')}
    <text x="640" y="1152" font-size="31" text-anchor="middle" fill="${colour.soft}"><tspan fill="${colour.teal}" font-weight="700">Teal</tspan> belongs to the root, <tspan fill="${colour.brick}" font-weight="700">red</tspan> is added by the pattern</text>
  </svg>`),
};
