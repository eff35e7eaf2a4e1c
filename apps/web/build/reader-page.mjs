import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { buildScript } from './page-script.mjs';

/**
 * The frame of the pages for readers (decision 065): the head of the app's pages with its styles, and
 * in place of the app a small script without which the page can be read as well.
 * @param {string} root folder of the web app
 * @param {string} dist where its build is
 * @param {string} index the built index.html
 */
export async function readerPage(root, dist, index) {
  const script = await buildScript(root, 'src/public/class-page/page-script.ts', 'es');
  const name = `assets/reader-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
  await writeFile(dist + name, script);
  return index
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace(/\s*<p class="too-old-note".*?<\/p>/s, '')
    .replace('<!--boot-->', `<script type="module" src="/${name}"></script>`)
    .replace('<!--view-->', '<!--view--><!--view-->');
}
