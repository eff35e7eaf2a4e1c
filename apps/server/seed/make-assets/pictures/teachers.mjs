import { colour, sheet } from '../page.mjs';

const SIZE = 288;
const skin = { warm: '#a86f47', deep: '#7a4a2c', light: '#c9946b' };

/** Eyes that look at one, and a smile. */
const look = `
  <path d="M122 138 q8 -7 16 0 M150 138 q8 -7 16 0" stroke="#2b1d14" stroke-width="4" fill="none" stroke-linecap="round"/>
  <path d="M130 166 q14 12 28 0" stroke="#5b2c1c" stroke-width="4" fill="none" stroke-linecap="round"/>`;

/** A woman whose scarf falls over her shoulders. @param {{ scarf: string, fold: string, face: string }} own */
const inScarf = ({ scarf, fold, face }) => `
  <path d="M40 288 C44 214 96 204 144 204 C192 204 244 214 248 288 Z" fill="${fold}"/>
  <path d="M144 54 C84 54 76 118 82 166 C86 204 70 226 64 246 C104 262 184 262 224 246 C218 226 202 204 206 166 C212 118 204 54 144 54 Z" fill="${scarf}"/>
  <ellipse cx="144" cy="144" rx="43" ry="52" fill="${face}"/>
  <path d="M101 136 C104 92 122 80 144 80 C166 80 184 92 187 136 C178 106 166 98 144 98 C122 98 110 106 101 136 Z" fill="${fold}" opacity="0.55"/>
  <path d="M104 196 C118 214 170 214 184 196 C178 232 150 244 132 246" stroke="${fold}" stroke-width="5" fill="none" opacity="0.6"/>
  ${look}`;

/** A man with a cap and a short beard. @param {{ cap: string, robe: string, face: string }} own */
const inCap = ({ cap, robe, face }) => `
  <path d="M40 288 C44 222 92 210 144 210 C196 210 244 222 248 288 Z" fill="${robe}"/>
  <path d="M126 190 L126 222 Q144 236 162 222 L162 190 Z" fill="${face}"/>
  <path d="M126 222 Q144 236 162 222 L156 288 L132 288 Z" fill="${colour.sand}"/>
  <ellipse cx="144" cy="146" rx="45" ry="54" fill="${face}"/>
  <path d="M99 148 C100 188 122 206 144 206 C166 206 188 188 189 148 C184 170 172 178 144 178 C116 178 104 170 99 148 Z" fill="#2b1d14"/>
  <path d="M97 116 C100 74 120 62 144 62 C168 62 188 74 191 116 C164 104 124 104 97 116 Z" fill="${cap}"/>
  <path d="M97 116 C124 104 164 104 191 116 L190 104 C164 92 124 92 98 104 Z" fill="${colour.saffron}"/>
  ${look}`;

/** @param {string} name @param {string} ground @param {string} person */
const portrait = (name, ground, person) => ({
  file: `teacher-${name}.webp`,
  width: SIZE,
  height: SIZE,
  html: sheet(
    `<svg width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="100%" height="100%" fill="${ground}"/>${person}</svg>`,
  ),
});

/** The teachers of the demo, drawn: nobody's photograph is borrowed. */
export const teachers = [
  portrait(
    'maryam',
    colour.mint,
    inScarf({ scarf: colour.teal, fold: '#0a4746', face: skin.deep }),
  ),
  portrait('sami', colour.sand, inCap({ cap: colour.paper, robe: '#35506b', face: skin.warm })),
  portrait('huda', '#f3dfc0', inScarf({ scarf: colour.brick, fold: '#8a3a20', face: skin.light })),
];
