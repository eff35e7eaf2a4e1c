import { colour, sheet } from './page.mjs';

const toRead = [
  ['بَابٌ', 'door'],
  ['بَيْتٌ', 'house'],
  ['قَلَمٌ', 'pen'],
  ['كِتَابٌ', 'book'],
  ['وَلَدٌ', 'boy'],
  ['بِنْتٌ', 'girl'],
  ['شَمْسٌ', 'sun'],
  ['قَمَرٌ', 'moon'],
  ['سُوقٌ', 'market'],
  ['مُدِيرٌ', 'manager'],
  ['سُكَّرٌ', 'sugar'],
  ['مُعَلِّمٌ', 'teacher'],
];
const toJoin = [
  ['كِ', 'تَ', 'ا', 'بٌ'],
  ['قَ', 'لَ', 'مٌ'],
  ['دَ', 'رْ', 'سٌ'],
  ['بَ', 'يْ', 'تٌ'],
  ['مَ', 'دْ', 'رَ', 'سَ', 'ةٌ'],
  ['طَ', 'ا', 'لِ', 'بٌ'],
];
const toWrite = ['بَابٌ', 'الْقَلَمُ', 'الشَّمْسُ', 'مُعَلِّمٌ', 'فِي الْبَيْتِ'];

const css = `@page { size: A4; margin: 14mm 16mm; }
  body { background: #fff; font-size: 12.5pt; }
  header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1.2pt solid ${colour.saffron}; }
  h1 { font-size: 24pt; color: ${colour.teal}; } header p { font-size: 11.5pt; color: ${colour.soft}; }
  h2 { font-size: 15pt; color: ${colour.teal}; margin: 6mm 0 2mm; display: flex; justify-content: space-between; }
  .name { margin-top: 3mm; color: ${colour.soft}; }
  .grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2.5mm; direction: rtl; }
  .grid div { border: .6pt solid #cbbd97; text-align: center; direction: ltr; padding-bottom: 1.5mm; }
  .grid span { display: block; font-size: 31pt; line-height: 1.85; padding-top: 2.5mm; }
  .join { display: grid; grid-template-columns: 1fr 1fr; gap: 9mm 10mm; direction: rtl; }
  .join div { display: flex; align-items: end; gap: 4mm; font-size: 30pt; line-height: 1.6; }
  .join i { flex: 1; border-bottom: .8pt solid ${colour.ink}; height: 12mm; }
  .write { break-before: page; }
  .line { display: block; width: 100%; height: 44mm; }
  footer { margin-top: 8mm; color: ${colour.soft}; }`;

/** The model and a grey copy stand exactly on the line; the rest of it is for the student. */
const writingLine = (word) => `<svg class="line" viewBox="0 0 178 44">
  <line x1="0" y1="26" x2="178" y2="26" stroke="${colour.ink}" stroke-width=".3"/>
  <line x1="0" y1="14" x2="178" y2="14" stroke="#cfc6ae" stroke-width=".2" stroke-dasharray="1 1"/>
  <text x="178" y="26" font-size="15" lang="ar" direction="rtl" fill="${colour.ink}">${word}</text>
  <text x="126" y="26" font-size="15" lang="ar" direction="rtl" fill="#c9cfce">${word}</text></svg>`;

const body = `<header><h1 lang="ar">اِقْرَأْ وَاكْتُبْ</h1><p>Read and write · The Arabic Alphabet</p></header>
  <p class="name">Name: ________________________________ &nbsp; Date: ______________</p>
  <h2><span>1. Read aloud, twice</span><span lang="ar">اِقْرَأْ</span></h2>
  <div class="grid">${toRead.map(([word, meaning]) => `<div><span lang="ar">${word}</span>${meaning}</div>`).join('')}</div>
  <h2><span>2. Join the letters</span><span lang="ar">صِلِ الْحُرُوفَ</span></h2>
  <div class="join">${toJoin.map((letters) => `<div lang="ar">${letters.map((letter) => `<span>${letter}</span>`).join('')}<i></i></div>`).join('')}</div>
  <section class="write"><h2><span>3. Write: once over the grey word, then twice on your own</span><span lang="ar">اُكْتُبْ</span></h2>
  ${toWrite.map(writingLine).join('')}
  <footer>Letters sit on the line; tails and lower dots go below it. Dots last, vowel marks after the dots.</footer></section>`;

/** Two pages to print: words to read, letters to join, lines to write on. */
export async function makeWorksheet(open, folder) {
  const page = await open(sheet(body, css), 794, 1123);
  await page.pdf({
    path: `${folder}worksheet.pdf`,
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
  });
  await page.close();
}
