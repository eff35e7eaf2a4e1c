import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../../../tools/lib/chromium.mjs';

const require = createRequire(import.meta.url);

/** One face as a data address: a page set from a string may not read files. */
function face(family, file, weight, range) {
  const bytes = readFileSync(require.resolve(`@fontsource/${file}`)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: ${weight}; unicode-range: ${range};
    src: url(data:font/woff2;base64,${bytes}) format('woff2'); }`;
}

const arabic = 'U+0600-06FF, U+200C-200F, U+25CC';
const latin = 'U+0000-00FF, U+2000-200B, U+2010-206F';
const latinExtended = 'U+0100-02FF, U+1E00-1EFF';

const faces = [400, 700].flatMap((weight) => [
  face('Amiri', `amiri/files/amiri-arabic-${weight}-normal.woff2`, weight, arabic),
  face('Amiri', `amiri/files/amiri-latin-${weight}-normal.woff2`, weight, latin),
  face('Amiri', `amiri/files/amiri-latin-ext-${weight}-normal.woff2`, weight, latinExtended),
]);

export const colour = {
  paper: '#faf6ec',
  sand: '#efe6d0',
  ink: '#1f2a2e',
  soft: '#5d6a6c',
  teal: '#0f5e5c',
  mint: '#cfe3dd',
  saffron: '#d9982b',
  brick: '#b4512f',
};

/** A whole page around a drawing: fonts, colours and the settings every picture shares. */
export function sheet(body, css = '') {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>${faces.join('\n')}
    * { box-sizing: border-box; margin: 0; }
    body { font-family: Amiri, serif; background: ${colour.paper}; color: ${colour.ink}; }
    [lang=ar] { direction: rtl; unicode-bidi: isolate; }
    svg text { font-family: Amiri, serif; }
    ${css}</style><body>${body}</body></html>`;
}

/** Opens a browser, hands over a function that opens a page of a size, and closes everything after. */
export async function withBrowser(work) {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--font-render-hinting=none'],
  });
  const open = async (html, width, height, scale = 1) => {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    return page;
  };
  try {
    return await work(open);
  } finally {
    await browser.close();
  }
}
