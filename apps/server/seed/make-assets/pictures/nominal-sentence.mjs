import { colour, sheet } from '../page.mjs';
import { star } from './star.mjs';

function post(x, word, arabicName, name, signs) {
  return `<rect x="${x - 190}" y="300" width="380" height="24" fill="${colour.saffron}"/>
    <rect x="${x - 170}" y="324" width="340" height="386" fill="${colour.mint}"/>
    <rect x="${x - 200}" y="710" width="400" height="28" fill="${colour.saffron}"/>
    <text x="${x}" y="484" font-size="112" text-anchor="middle" fill="${colour.teal}" lang="ar">${word}</text>
    <text x="${x}" y="620" font-size="50" text-anchor="middle" fill="${colour.ink}" lang="ar">${arabicName}</text>
    <text x="${x}" y="682" font-size="33" text-anchor="middle" fill="${colour.ink}">${name}</text>
    <text x="${x}" y="786" font-size="31" text-anchor="middle" fill="${colour.soft}">${signs}</text>`;
}

/** Two posts under one beam; the topic stands on the right, where reading begins. */
export const nominalSentence = {
  file: 'nominal-sentence.webp',
  width: 1280,
  height: 940,
  html: sheet(`<svg width="1280" height="940" viewBox="0 0 1280 940">
    <rect x="100" y="189" width="1080" height="95" fill="${colour.teal}"/>
    <polygon points="640,40 1180,190 100,190" fill="${colour.teal}"/>
    <polygon points="${star(640, 76, 17)}" fill="${colour.saffron}"/>
    <text x="640" y="166" font-size="54" text-anchor="middle" fill="#fff" lang="ar">الْجُمْلَةُ الِاسْمِيَّةُ</text>
    <text x="640" y="258" font-size="37" text-anchor="middle" fill="#fff">The nominal sentence: no verb, no word for “is”</text>
    ${post(930, 'الْبَيْتُ', 'الْمُبْتَدَأُ', 'al-mubtadaʾ, the topic', 'definite · nominative: -u')}
    ${post(350, 'كَبِيرٌ', 'الْخَبَرُ', 'al-khabar, the news', 'indefinite · nominative: -un')}
    <text x="640" y="520" font-size="64" text-anchor="middle" fill="${colour.saffron}">+</text>
    <line x1="100" y1="826" x2="1180" y2="826" stroke="${colour.saffron}" stroke-width="3"/>
    <text x="640" y="886" font-size="44" text-anchor="middle" fill="${colour.ink}">al-baytu kabīrun · The house is big</text>
  </svg>`),
};
