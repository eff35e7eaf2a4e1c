import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { withScripts } from './page-head.mjs';
import { buildScript } from './page-script.mjs';

/**
 * The frame of the pages for readers (decision 065): the head of the app's pages with its styles, and
 * in place of the app a small script without which the page can be read as well. Between the marks
 * `tried` stands what a page has besides in which a lesson can be tried.
 * @param {string} root folder of the web app
 * @param {string} dist where its build is
 * @param {string} index the built index.html
 * @param {{ start: readonly string[], rest: readonly string[] }} code addresses of what gives a lesson life
 */
export async function readerPage(root, dist, index, code) {
  const script = await buildScript(root, 'src/public/class-page/page-script.ts', 'es');
  const name = `assets/reader-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  await writeFile(dist + name, script);
  const tried = await withScripts('<!--boot-->', root, ['keep-early']);
  const data = `<script type="application/json" id="app-code">${JSON.stringify(code)}</script>`;
  return (
    index
      .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
      .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
      .replace(/\s*<noscript>.*?<\/noscript>/s, '')
      .replace(/\s*<p class="too-old-note".*?<\/p>/s, '')
      .replace(
        '<!--boot-->',
        () =>
          `<!--tried-->${data}${tried.replace('<!--boot-->', '')}<!--tried--><script type="module" src="/${name}"></script>`,
      )
      // The place of the application is that of a lesson that is tried.
      .replace('<div id="root"><!--view--></div>', '<!--view--><!--view-->')
  );
}
