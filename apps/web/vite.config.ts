import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './build/chunks.ts';

/** The server of `npm start`, which answers calls and serves files while Vite serves the browser app. */
const server: string = process.env.API_ORIGIN ?? 'http://localhost:3000';
const proxied = ['^/[A-Za-z]+\\.php', '/files', '/uploads', '/healthz', '/webhooks'];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: {
    proxy: Object.fromEntries(
      proxied.map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
  build: {
    manifest: true,
    // Phones our students hold: Chrome of 2022 and later.
    target: ['chrome100', 'safari16.4', 'firefox100'],
    cssTarget: ['chrome100', 'safari16.4', 'firefox100'],
    // The content policy allows no data: address; every asset is a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'build/*.test.ts'],
    restoreMocks: true,
  },
});
