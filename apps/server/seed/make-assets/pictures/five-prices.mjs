import { colour, sheet } from '../page.mjs';

/** As a student writes them; in the second line the number is wrong, which is what comes back. */
const lines = [
  ['التمر بألف نيرة.', -0.8],
  ['الخبز بخمسة مئة.', 0.5],
  ['السمك بألفي نيرة.', -0.4],
  ['البرتقال بسبع مئة.', 0.9],
  ['الطماطم بثلاث مئة.', -0.6],
];

/** Homework on a page of a notebook, as a student photographs it. */
export const fivePrices = {
  file: 'takes/five-prices.webp',
  width: 540,
  height: 640,
  html: sheet(
    `<h1 lang="ar" dir="rtl">خمسة أسعار</h1><ol lang="ar" dir="rtl">${lines
      .map(([words, turn]) => `<li><span style="rotate: ${turn}deg">${words}</span></li>`)
      .join('')}</ol>`,
    `body { min-height: 640px; padding: 38px 56px; background: linear-gradient(100deg, #fdfbf4, #e9e2d2); color: #23407f; }
    body::before { content: ''; position: absolute; inset: 0 34px 0 auto; width: 2px; background: ${colour.brick}; opacity: .5; }
    h1 { font-size: 44px; font-weight: 400; text-align: center; rotate: -1deg; margin-bottom: 12px; }
    ol { list-style: none; padding: 0; }
    li { border-bottom: 2px solid #b9c6dd; padding: 8px 6px 0; height: 88px; }
    span { display: inline-block; font-size: 46px; transform: skewX(6deg); }`,
  ),
};
