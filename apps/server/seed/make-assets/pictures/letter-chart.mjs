import { colour, sheet } from '../page.mjs';

const letters = [
  ['ا', 'alif', 'ā'],
  ['ب', 'bāʾ', 'b'],
  ['ت', 'tāʾ', 't'],
  ['ث', 'thāʾ', 'th'],
  ['ج', 'jīm', 'j'],
  ['ح', 'ḥāʾ', 'ḥ'],
  ['خ', 'khāʾ', 'kh'],
  ['د', 'dāl', 'd'],
  ['ذ', 'dhāl', 'dh'],
  ['ر', 'rāʾ', 'r'],
  ['ز', 'zāy', 'z'],
  ['س', 'sīn', 's'],
  ['ش', 'shīn', 'sh'],
  ['ص', 'ṣād', 'ṣ'],
  ['ض', 'ḍād', 'ḍ'],
  ['ط', 'ṭāʾ', 'ṭ'],
  ['ظ', 'ẓāʾ', 'ẓ'],
  ['ع', 'ʿayn', 'ʿ'],
  ['غ', 'ghayn', 'gh'],
  ['ف', 'fāʾ', 'f'],
  ['ق', 'qāf', 'q'],
  ['ك', 'kāf', 'k'],
  ['ل', 'lām', 'l'],
  ['م', 'mīm', 'm'],
  ['ن', 'nūn', 'n'],
  ['ه', 'hāʾ', 'h'],
  ['و', 'wāw', 'w, ū'],
  ['ي', 'yāʾ', 'y, ī'],
];
/** Letters that never hold on to the one after them have no beginning or middle of their own. */
const oneSided = 'ادذرزو';

function row([letter, name, sound]) {
  const shy = oneSided.includes(letter);
  const cell = (text) => `<td lang="ar">${text}</td>`;
  const none = '<td class="none">·</td>';
  return `<tr class="${shy ? 'shy' : ''}"><th>${name}<i>${sound}</i></th>${cell(`ـ${letter}`)}${
    shy ? none : cell(`ـ${letter}ـ`)
  }${shy ? none : cell(`${letter}ـ`)}${cell(letter)}</tr>`;
}

const block = (some) =>
  `<table><thead><tr><th></th><td>end</td><td>middle</td><td>beginning</td><td>alone</td></tr></thead>
  <tbody>${some.map(row).join('')}</tbody></table>`;

/** All letters in their places, read from the right as the script is: alone first. */
export const letterChart = {
  file: 'letter-chart.webp',
  width: 1280,
  height: 1720,
  html: sheet(
    `<header><h1 lang="ar">حُرُوفُ الْهِجَاءِ</h1><p>The 28 letters in their places</p></header>
    <main>${block(letters.slice(14))}${block(letters.slice(0, 14))}</main>
    <footer>The first fourteen stand on the right, the others on the left. Shaded letters never join the letter after them.</footer>`,
    `body { padding: 36px 40px; }
    header { text-align: center; color: ${colour.teal}; }
    h1 { font-size: 84px; line-height: 1.35; }
    header p { font-size: 32px; color: ${colour.soft}; margin-bottom: 18px; }
    main { display: grid; grid-template-columns: 1fr 1fr; gap: 36px; }
    table { border-collapse: collapse; width: 100%; table-layout: fixed; }
    td { text-align: center; font-size: 54px; height: 94px; line-height: 1; padding-bottom: 16px; border-bottom: 1px solid #ddd0b0; }
    tbody td:last-child { color: ${colour.teal}; font-weight: 700; }
    th { text-align: start; font-size: 25px; font-weight: 400; width: 118px; padding-inline-start: 12px; border-bottom: 1px solid #ddd0b0; }
    th i { display: block; color: ${colour.soft}; font-size: 23px; }
    thead td, thead th { font-size: 21px; height: 44px; color: ${colour.soft}; padding: 0; border-bottom: 2px solid ${colour.saffron}; }
    .shy { background: ${colour.sand}; }
    .none { color: #c9bb98; }
    footer { text-align: center; font-size: 25px; color: ${colour.soft}; margin-top: 22px; }`,
  ),
};
