import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { setPseudoLanguage } from '../../e2e/support/pseudo-language.ts';
import { BROWSERS } from './build/browsers.mjs';
import { chunkGroups } from './build/chunk-groups.ts';
import { FRAME, START, VISITORS } from './build/modules.mjs';
import { viewportUnits } from './build/viewport-units.ts';

/** The server of `npm start`, which answers calls and serves files while Vite serves the browser app. */
const server: string = process.env.API_ORIGIN ?? 'http://localhost:3000';
const proxied = ['^/[A-Za-z]+\\.php', '/files', '/uploads', '/healthz', '/webhooks', '/calendar/'];

/**
 * `npm run dev -- --pseudo`: the words of no dictionary stand out, and pages are read from the right.
 * Of the development server alone; nothing of it is built.
 */
const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  apply: 'serve',
  transformIndexHtml: () =>
    process.env.PSEUDO_LANGUAGE === 'on'
      ? [{ tag: 'script', children: `(${setPseudoLanguage})()`, injectTo: 'head-prepend' }]
      : [],
};

const root = fileURLToPath(new URL('.', import.meta.url));
/** Files that every page has before it fetches any other. */
const THERE = /^assets\/(?:start|react|rolldown-runtime)-/;

export default defineConfig({
  plugins: [react(), tailwindcss(), viewportUnits, pseudoLanguage],
  server: {
    proxy: Object.fromEntries(
      proxied.map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
  build: {
    manifest: true,
    target: BROWSERS,
    cssTarget: BROWSERS,
    // The content policy allows no data: address; every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => !THERE.test(file)),
    },
    rolldownOptions: {
      output: {
        // Every page names a hundred files, and the signs of a hash are what does not compress. Seven
        // are the fewest that Rolldown takes for so many files.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: chunkGroups({
            start: root + START,
            frame: root + FRAME,
            landing: root + VISITORS,
          }),
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['src/test/fresh-page.ts', 'src/test/patience.ts'],
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'build/*.test.ts'],
    restoreMocks: true,
  },
});
