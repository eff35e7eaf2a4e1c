import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The server of `npm start`, which answers calls and serves files while Vite serves the browser app. */
const server: string = process.env.API_ORIGIN ?? 'http://localhost:3000';
const proxied = ['^/[A-Za-z]+\\.php', '/files', '/uploads', '/healthz', '/webhooks'];

/** Files that the landing page and the signed-in shell both need before any interaction. */
const base =
  /preload-helper|contract[\\/]src[\\/]money\.|icons[\\/]book-open|node_modules[\\/]zustand|src[\\/]lib[\\/](auth-store|boot|class-names|cookies|hosts|place|slot|theme-store|use-title)\.|src[\\/]ui[\\/](button|chat-link|error-boundary|lucide-icon|skeleton|spinner|star-pattern|store-link|toast|toaster)\./;
/** What the landing page shares with the student's pages. */
const common =
  /src[\\/]ui[\\/](badge|card|class-cover|dialog|money|person-text|price-badge|rich-text)\.|src[\\/]lib[\\/](format|readable-text)\.|icons[\\/](x|chevron-left|chevron-right)\./;
/** What the signed-in shell runs on. */
const shell =
  /node_modules[\\/](react-router|@tanstack)|src[\\/]app[\\/](guards|pages|layout[\\/](?!notification))|src[\\/]lib[\\/](user|query-client)\.|src[\\/]ui[\\/](empty-state|link-button|page-header|theme-toggle)\.|src[\\/]data[\\/](accounts|settings)\./;
/** What it takes to make a call: the schemas and the fetcher. */
const call =
  /node_modules[\\/]zod|contract[\\/]src[\\/](call|fields|accounts|settings)\.|src[\\/]lib[\\/](api|api-error|encode|kept-answers)\./;

const ownRouter = fileURLToPath(new URL('src/lib/router.tsx', import.meta.url));
const ownIcon = fileURLToPath(new URL('src/ui/lucide-icon.ts', import.meta.url));
const productionRouter = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);
const productionRouterFiles = /react-router[\\/]dist[\\/]production/;

/**
 * Lighter equals of what two packages bring. Everybody's router is lib/router.tsx, which alone sees
 * the package; and in what we ship that is the package's production build, since its own entry is
 * the development build, warnings and all.
 */
function lighter(shipping: boolean) {
  return {
    name: 'lighter',
    enforce: 'pre',
    resolveId(source: string, importer: string | undefined) {
      if (source === '../createLucideIcon.mjs' && shipping) return ownIcon;
      if (source !== 'react-router') return null;
      if (importer !== ownRouter) return ownRouter;
      return shipping ? productionRouter : null;
    },
    // Components named for the developer tools, and those that forward a ref, count as side
    // effects: they would keep what nobody uses.
    transform: {
      filter: { id: productionRouterFiles },
      handler: (code: string) => ({
        code: code
          .replace(/^\w+\.displayName = .*$/gm, '')
          .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  } as const;
}

export default defineConfig(({ command }) => ({
  plugins: [react(), tailwindcss(), lighter(command === 'build')],
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
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
  },
}));
