import { colour, sheet } from '../page.mjs';

const circle = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A heap of round fruit: rows that grow shorter towards the top. */
function heap(x, y, rows, r, fill, shade) {
  let drawn = '';
  for (let row = 0; row < rows; row += 1) {
    for (let i = 0; i < rows - row + 1; i += 1) {
      const cx = x + (i - (rows - row) / 2) * r * 1.9;
      drawn += circle(cx, y - row * r * 1.6, r, (i + row) % 3 === 0 ? shade : fill);
    }
  }
  return drawn;
}

function basket(x, fruit) {
  return `${fruit}<path d="M${x - 105} 640 H${x + 105} L${x + 82} 730 H${x - 82} Z" fill="#b98a4a"/>
    <path d="M${x - 99} 664 H${x + 99} M${x - 93} 690 H${x + 93}" stroke="#93692f" stroke-width="6"/>`;
}

const awning = Array.from({ length: 9 }, (_, i) => {
  const x = 130 + i * 88;
  const fill = i % 2 === 0 ? colour.teal : '#fffdf6';
  return `<path d="M${x} 190 H${x + 88} V286 a44 40 0 0 1 -88 0 Z" fill="${fill}"/>`;
}).join('');

function bubble(x, y, width, tip, word, meaning) {
  return `<rect x="${x}" y="${y}" width="${width}" height="166" rx="30" fill="#fff"/>
    <path d="M${tip - 22} ${y + 162} L${tip} ${y + 200} L${tip + 26} ${y + 162} Z" fill="#fff"/>
    <text x="${x + width / 2}" y="${y + 78}" font-size="56" text-anchor="middle" fill="${colour.ink}" lang="ar" direction="rtl">${word}</text>
    <text x="${x + width / 2}" y="${y + 144}" font-size="27" text-anchor="middle" fill="${colour.soft}">${meaning}</text>`;
}

const seller = `<path d="M400 610 V505 a95 95 0 0 1 190 0 V610 Z" fill="#f3ead2"/>
  <path d="M480 412 h30 v80 l-15 16 -15 -16 Z" fill="${colour.saffron}"/>
  ${circle(495, 372, 54, '#7a4a2b')}
  <path d="M440 360 a55 55 0 0 1 110 0 Z" fill="${colour.teal}"/><rect x="438" y="350" width="114" height="16" fill="${colour.saffron}"/>`;

const buyer = `<path d="M985 900 L1010 560 a84 84 0 0 1 168 0 L1206 900 Z" fill="${colour.brick}"/>
  <path d="M1008 500 a86 96 0 0 1 172 0 q14 96 -18 130 h-136 q-34 -34 -18 -130 Z" fill="${colour.saffron}"/>
  <ellipse cx="1080" cy="498" rx="48" ry="56" fill="#8a5733"/>
  <path d="M1030 640 L905 668" stroke="${colour.brick}" stroke-width="44" stroke-linecap="round"/>${circle(892, 670, 22, '#8a5733')}`;

/** A fruit stall with a seller and a buyer who asks the price. */
export const market = {
  file: 'market.webp',
  width: 1280,
  height: 960,
  html: sheet(`<svg width="1280" height="960" viewBox="0 0 1280 960">
    <rect width="1280" height="960" fill="#f6dfae"/>
    ${circle(1120, 130, 78, '#f0b64b')}
    <path d="M0 760 V420 h90 v-60 a60 60 0 0 1 120 0 v60 h860 v-40 a70 80 0 0 1 140 0 v40 h70 V760 Z" fill="#e9c886"/>
    <rect y="830" width="1280" height="130" fill="#d7ae6a"/>
    <rect x="150" y="190" width="22" height="660" fill="#8a5a2c"/><rect x="880" y="190" width="22" height="660" fill="#8a5a2c"/>
    <rect x="172" y="230" width="708" height="400" fill="#c99a56"/>
    ${seller}
    ${basket(290, heap(290, 622, 4, 24, '#e8862e', '#f29c45'))}
    ${basket(525, heap(525, 626, 4, 21, '#6b3a1e', '#83492a'))}
    ${basket(760, heap(760, 622, 4, 24, '#c23b2e', '#d4553f'))}
    <rect x="130" y="725" width="792" height="34" fill="#8a5a2c"/><rect x="150" y="759" width="752" height="120" fill="#a9713b"/>
    <path d="M190 790 h672 M190 830 h672" stroke="#8a5a2c" stroke-width="5"/>
    ${awning}<rect x="118" y="170" width="816" height="30" fill="#0a4442"/>
    ${buyer}
    ${bubble(930, 196, 320, 1080, 'بِكَمْ هٰذَا؟', 'bi-kam hādhā? How much?')}
    ${bubble(200, 12, 372, 470, 'بِأَلْفِ نَيْرَةٍ', 'bi-alfi nayra, a thousand naira')}
  </svg>`),
};
