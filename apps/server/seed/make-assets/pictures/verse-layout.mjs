import { colour, sheet } from '../page.mjs';

/** One foot of the metre: a short beat and two long ones, drawn from right to left as it is read. */
function foot(right) {
  return `<circle cx="${right - 22}" cy="690" r="15" fill="${colour.saffron}"/>
    <rect x="${right - 126}" y="677" width="76" height="26" rx="13" fill="${colour.teal}"/>
    <rect x="${right - 216}" y="677" width="76" height="26" rx="13" fill="${colour.teal}"/>
    <text x="${right - 118}" y="782" font-size="56" text-anchor="middle" fill="${colour.ink}" lang="ar" direction="rtl">فَعُولُنْ</text>`;
}

function half(x, name, gloss, words) {
  return `<text x="${x}" y="222" font-size="48" text-anchor="middle" fill="${colour.teal}" lang="ar" direction="rtl">${name}</text>
    <text x="${x}" y="266" font-size="30" text-anchor="middle" fill="${colour.soft}">${gloss}</text>
    <rect x="${x - 282}" y="286" width="564" height="150" fill="#fffdf6" stroke="${colour.saffron}" stroke-width="3"/>
    <text x="${x}" y="378" font-size="46" text-anchor="middle" fill="${colour.ink}" lang="ar" direction="rtl">${words}</text>`;
}

/** A line of verse as it stands on the page, under its tent, and one metre below it. */
export const verseLayout = {
  file: 'verse-layout.webp',
  width: 1280,
  height: 860,
  html: sheet(`<svg width="1280" height="860" viewBox="0 0 1280 860">
    <path d="M640 22 L1240 152 H40 Z" fill="${colour.teal}"/>
    <text x="640" y="128" font-size="56" text-anchor="middle" fill="#fff" lang="ar" direction="rtl">الْبَيْتُ</text>
    ${half(940, 'الصَّدْرُ', 'first half, the chest: read this first', 'قِفَا نَبْكِ مِنْ ذِكْرَى حَبِيبٍ وَمَنْزِلِ')}
    ${half(340, 'الْعَجُزُ', 'second half, the rump', 'بِسِقْطِ اللِّوَى بَيْنَ الدَّخُولِ فَحَوْمَلِ')}
    <path d="M84 448 v18 h118 v-18" stroke="${colour.brick}" stroke-width="4" fill="none"/>
    <text x="143" y="522" font-size="40" text-anchor="middle" fill="${colour.brick}" lang="ar" direction="rtl">الْقَافِيَةُ</text>
    <text x="226" y="518" font-size="30" fill="${colour.soft}">the rhyme, the same in every line</text>
    <line x1="60" y1="566" x2="1220" y2="566" stroke="${colour.saffron}" stroke-width="3"/>
    <text x="640" y="630" font-size="34" text-anchor="middle" fill="${colour.ink}">A metre to tap: al-mutaqārib, short, long, long, four times</text>
    ${[1180, 910, 640, 370].map(foot).join('')}
    <text x="640" y="836" font-size="28" text-anchor="middle" fill="${colour.soft}">Read the dots and bars from the right</text>
  </svg>`),
};
