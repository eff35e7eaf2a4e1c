import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { lighter } from './build/lighter.ts';
import { withoutRequests } from './build/without-requests.ts';

/** The server of `npm start`, which answers calls and serves files while Vite serves the browser app. */
const server: string = process.env.API_ORIGIN ?? 'http://localhost:3000';
const proxied = ['^/[A-Za-z]+\\.php', '/files', '/uploads', '/healthz', '/webhooks'];

/** Files that the landing page and the signed-in shell both need before any interaction. */
const base =
  /preload-helper|contract[\\/]src[\\/](language|money)\.|icons[\\/]book-open|node_modules[\\/]zustand|src[\\/]platform[\\/](auth-store|boot|cookies|decode|hosts|location|lazy-route|theme-store)\.|src[\\/]domains[\\/]settings[\\/]model\.|src[\\/]ui[\\/](class-names|use-title|when)\.|src[\\/]ui[\\/](button|chat-link|error-boundary|lucide-icon|skeleton|spinner|star-pattern|store-link|toast|toaster)\./;
/** What the landing page shares with the student's pages. */
const common =
  /src[\\/]ui[\\/](badge|card|dialog|money|person-text|rich-text|format|readable-text)\.|src[\\/]domains[\\/]classes[\\/](model|class-list|widgets[\\/](class-cover|price-badge))\.|icons[\\/](x|chevron-left|chevron-right)\./;
/** What the signed-in shell runs on; only pages that send something load mutations. */
const shell =
  /node_modules[\\/](react-router|@tanstack[\\/](react-query|query-core)[\\/](?!.*(mutationObserver|useMutation|useMutationState)\.))|src[\\/]app[\\/](guards|pages|layout[\\/](?!notification))|src[\\/]domains[\\/](people[\\/](use-user|set-balance)|settings[\\/]time-zone)\.|src[\\/]platform[\\/]query-client\.|src[\\/]ui[\\/](back-link|empty-state|link-button|not-found-page|page-header|theme-toggle)\.|src[\\/]domains[\\/](people|settings)[\\/]api\./;
/** What the lists of the administrator's area run on. */
const table = /node_modules[\\/]@tanstack[\\/](react-table|table-core|react-store|store)[\\/]/;
/** What it takes to make a call: the schemas and the fetcher. */
const call =
  /node_modules[\\/]zod|contract[\\/]src[\\/](call|fields|people|settings)\.|src[\\/]platform[\\/](api|api-error|encode|etag-cache)\./;

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    ...lighter(command === 'build'),
    command === 'build' && withoutRequests(),
  ],
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
        codeSplitting: {
          groups: [
            // React changes seldom: in a file of its own it stays in the cache over our releases.
            {
              name: 'react',
              priority: 3,
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            },
            // Named groups, or every part that two pages share would be a file of its own.
            { name: 'base', priority: 3, test: base },
            { name: 'common', priority: 2, test: common },
            { name: 'shell', priority: 1, test: shell },
            { name: 'call', priority: 2, test: call },
            { name: 'table', priority: 1, test: table },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'build/*.test.ts'],
    restoreMocks: true,
  },
}));
