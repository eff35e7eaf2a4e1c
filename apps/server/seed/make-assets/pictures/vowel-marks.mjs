import { colour, sheet } from '../page.mjs';

/** The word in ink over the same word in saffron with its marks: only the marks show in colour. */
function marked(word) {
  const bones = word.replace(/[\u064b-\u0652]/g, '');
  return `<span class="marked" lang="ar"><span class="marks">${word}</span><span class="bones">${bones}</span></span>`;
}

const card = (word, name, sound) =>
  `<div class="card">${marked(word)}<b lang="ar">${name[1]}</b><p>${name[0]}</p><em>${sound}</em></div>`;

/** The four marks on one letter, and three words that differ by marks alone. */
export const vowelMarks = {
  file: 'vowel-marks.webp',
  width: 1280,
  height: 912,
  html: sheet(
    `<h1>Small marks, different words</h1>
    <section>${[
      card('بَ', ['fatḥa', 'فَتْحَةٌ'], 'ba'),
      card('بِ', ['kasra', 'كَسْرَةٌ'], 'bi'),
      card('بُ', ['ḍamma', 'ضَمَّةٌ'], 'bu'),
      card('بْ', ['sukūn', 'سُكُونٌ'], 'b'),
    ].join('')}</section>
    <section class="words">${[
      ['كَتَبَ', 'kataba', 'he wrote'],
      ['كُتِبَ', 'kutiba', 'it was written'],
      ['كُتُبٌ', 'kutubun', 'books'],
    ]
      .map(
        ([word, sound, meaning]) => `<div>${marked(word)}<em>${sound}</em><p>${meaning}</p></div>`,
      )
      .join('')}</section>`,
    `body { padding: 34px 44px; text-align: center; }
    h1 { font-size: 46px; color: ${colour.teal}; margin-bottom: 18px; font-weight: 700; }
    section { display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px; direction: rtl; }
    .card { background: #fffdf6; border-top: 6px solid ${colour.teal}; padding: 26px 0 18px; direction: ltr; }
    .card p, .card em { display: inline-block; font-size: 30px; margin-inline: 7px; }
    .card b { display: block; font-size: 40px; line-height: 1.5; color: ${colour.teal}; font-weight: 400; }
    .marked { display: inline-block; position: relative; font-size: 150px; line-height: 1.72; }
    .marks { color: ${colour.saffron}; }
    .bones { position: absolute; inset: 0; color: ${colour.ink}; }
    em { color: ${colour.brick}; }
    .words { grid-template-columns: repeat(3, 1fr); margin-top: 26px; border-top: 2px solid ${colour.saffron}; padding-top: 20px; }
    .words div { direction: ltr; }
    .words .marked { font-size: 112px; line-height: 1.75; }
    .words em, .words p { font-size: 32px; display: block; line-height: 1.25; }`,
  ),
};
