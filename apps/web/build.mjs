/**
 * Builds the browser app into dist/:
 *   landing.html                         for visitors, painted by the server, with a script of its own
 *   register.html, forgotPassword.html   painted before any script runs, the two standalone forms
 *   verify.html                          likewise, for whoever checks a certificate
 *   terms.html, privacy.html              likewise, for whoever reads what one agrees to
 *   app.html                             for whoever is signed in, the outline of the layout
 *   reader.html                          for the pages that the server makes whole, without the app
 *   .painter/                            what the server paints pages of people signed in with
 *   assets/                              hashed files, each with .br and .gz beside it
 *   sw.js                                the service worker, which knows the files of the shell
 * and fails when a page outgrows its budget. The server fills `<!--meta-->`, `<!--head-->`, `<!--view-->`,
 * `<!--boot-->` and `data-site-name`.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { checkBudgets } from './build/budgets.mjs';
import { landingPage } from './build/landing-page.mjs';
import { closure, refuseCircles, withBeginnings } from './build/manifest.mjs';
import { FORMS, FRAME, OPEN, START, TRIED, VERIFY, VISITORS } from './build/modules.mjs';
import {
  modulePreload,
  routePreloads,
  scriptsLast,
  withScripts,
  withStyles,
} from './build/page-head.mjs';
import { precompress } from './build/precompress.mjs';
import { readerPage } from './build/reader-page.mjs';
import { buildWorker } from './build/worker.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const dist = `${root}dist/`;
const painter = `${dist}.painter/`;

/** Whose code the painted pages need, beside the beginning of all. */
const modulesOf = {
  register: [VISITORS, 'src/public/auth/register-page.tsx'],
  forgotPassword: [VISITORS, 'src/public/auth/forgot-password-page.tsx'],
  verify: [VERIFY],
  terms: [OPEN],
  privacy: [OPEN],
  app: [FRAME],
};

const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
  await build({ root, logLevel: 'warn' })
);
await build({
  root,
  logLevel: 'warn',
  build: {
    ssr: 'src/app/painter.tsx',
    target: 'node20',
    outDir: painter,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
    // A process keeps the text of what it has loaded: pages that are never painted are other files, and
    // without what is written for people. Names stay, for what the log says of a failure.
    rolldownOptions: {
      output: {
        entryFileNames: 'painter.js',
        chunkFileNames: '[name]-[hash].js',
        minify: { mangle: false, compress: true, codegen: true },
      },
    },
  },
  // Files that need no packages, as the server runs them.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
});

const written = JSON.parse(await readFile(`${dist}.vite/manifest.json`, 'utf8'));
refuseCircles(written);
const manifest = withBeginnings(written, output, root);
const { renderPages } = await import(pathToFileURL(`${painter}painter.js`).href);
const views = renderPages();

const index = await readFile(`${dist}index.html`, 'utf8');
const tried = {
  start: [`/${manifest[START].file}`],
  rest: closure(manifest, [START, TRIED])
    .scripts.filter((file) => file !== manifest[START].file)
    .map((file) => `/${file}`),
};
await writeFile(`${dist}reader.html`, await readerPage(root, dist, index, tried));
const outline = scriptsLast(await withStyles(index, dist));
const forms = closure(manifest, [VISITORS, FORMS]).scripts.filter(
  (file) => !outline.includes(file),
);
await writeFile(`${dist}landing.html`, await landingPage(root, outline, forms));
const template = await withScripts(outline, root, ['keep-early']);
for (const [name, view] of Object.entries(views)) {
  await writeFile(`${dist}${name}.html`, page(view, modulesOf[name]));
}
await writeFile(`${painter}preloads.json`, JSON.stringify(await routePreloads(root, manifest)));
await rm(`${dist}index.html`);

await buildWorker(root, dist, manifest);
await precompress(dist);
const fits = await checkBudgets(dist, manifest);
if (!fits) process.exitCode = 1;

/** The template with a painted view, and with the code it needs announced to the browser. */
function page(view, modules) {
  const files = closure(manifest, modules).scripts.filter((file) => !template.includes(file));
  for (const mark of ['<!--meta-->', '<!--head-->', '<!--view-->', '<!--boot-->']) {
    if (!template.includes(mark)) throw new Error(`index.html lost its mark ${mark}`);
  }
  if (/ style="/.test(view))
    throw new Error('A painted view has a style attribute, which the content policy blocks');
  return template
    .replace('<!--head-->', `${files.map(modulePreload).join('\n    ')}\n    <!--head-->`)
    .replace('<!--view-->', () => `<!--view-->${view}<!--view-->`);
}
