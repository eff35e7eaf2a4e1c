import { buildScript } from './page-script.mjs';

const ROOT = '<div id="root"><!--view--></div>';
const SCRIPT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/**
 * The frame of the landing page: what the server paints stands beside the place of the application,
 * alive by a script of its own, and the files of the application are named as data, which fetches
 * nothing, until a press needs them (decision 115).
 * @param {string} root folder of the web app
 * @param {string} template index.html with its styles, as the other pages have it
 * @param {readonly string[]} files of code below dist that the forms need, beside those of the template
 */
export async function landingPage(root, template, files) {
  const script = await buildScript(root, 'src/public/landing/page-script.ts', 'iife');
  if (/<\/script|<!--/.test(script)) throw new Error('The script of the landing page ends early');
  if (!template.includes(ROOT)) throw new Error('index.html lost the place of the application');
  const named = (tag) => [...template.matchAll(tag)].map(([, address]) => address);
  const code = {
    start: named(SCRIPT),
    rest: [...named(PRELOAD), ...files.map((file) => `/${file}`)],
  };
  const data = `<script type="application/json" id="app-code">${JSON.stringify(code)}</script>`;
  return template
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace(ROOT, '<div id="root"></div>\n    <div id="landing"><!--view--><!--view--></div>')
    .replace('<!--boot-->', () => `<!--boot-->${data}\n    <script>${script}</script>`);
}
