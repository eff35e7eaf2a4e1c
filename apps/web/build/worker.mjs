import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { build } from 'vite';
import { BROWSERS } from './browsers.mjs';
import { closure } from './manifest.mjs';
import { FRAME, START } from './modules.mjs';

/**
 * Builds dist/sw.js, which carries the list of the files of the frame around all pages of whoever is
 * signed in; those of the pages are kept as they are opened, because data costs money. Hashed files need no revision; the
 * shell's page and the icon have one of their content.
 * @param {string} root folder of the web app
 * @param {string} dist where its build is
 * @param {Parameters<typeof closure>[0]} manifest Vite's manifest
 */
export async function buildWorker(root, dist, manifest) {
  const { scripts, styles } = closure(manifest, [START, FRAME]);
  // Those of the shell stand in its page.
  const inside = closure(manifest, [START]).styles;
  const revisionOf = async (file) =>
    createHash('sha256')
      .update(await readFile(dist + file))
      .digest('hex')
      .slice(0, 16);
  const files = [
    ...[...scripts, ...styles.filter((file) => !inside.includes(file))]
      .sort()
      .map((file) => ({ url: `/${file}`, revision: null })),
    { url: '/app-shell', revision: await revisionOf('app.html') },
    { url: '/icon.svg', revision: await revisionOf('icon.svg') },
  ];
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { __SHELL_FILES__: JSON.stringify(files) },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: {
        input: `${root}src/platform/pwa/worker/sw.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js', codeSplitting: false },
      },
    },
  });
}
