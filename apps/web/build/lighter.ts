import { fileURLToPath } from 'node:url';

const ownRouter = fileURLToPath(new URL('../src/platform/router.tsx', import.meta.url));
const ownIcon = fileURLToPath(new URL('../src/ui/lucide-icon.ts', import.meta.url));
const noEndlessLists = fileURLToPath(
  new URL('../src/platform/no-endless-lists.ts', import.meta.url),
);
const productionRouter = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);
const productionRouterFiles = /react-router[\\/]dist[\\/]production/;
const queryFile = /query-core[\\/].+[\\/]query\.js$/;
const iconFiles = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/**
 * Lighter equals of what three packages bring: icons without themes, queries without endless lists. Everybody's router is lib/router.tsx, which alone sees
 * the package; and in what we ship that is the package's production build, since its own entry is
 * the development build, warnings and all.
 */
export function lighter(shipping: boolean) {
  const packages = {
    name: 'lighter-packages',
    enforce: 'pre',
    resolveId(source: string, importer: string | undefined) {
      if (source === '../createLucideIcon.mjs' && shipping) return ownIcon;
      if (source === './infiniteQueryBehavior.js' && shipping && queryFile.test(importer ?? '')) {
        return noEndlessLists;
      }
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
  // Each line of an icon has a random key, which nothing can compress and our own icon does not need.
  const icons = {
    name: 'lighter-icons',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: iconFiles },
      handler: (code: string) => ({ code: code.replace(/, key: "\w+" \}/g, ' }'), map: null }),
    },
  } as const;
  return [packages, icons];
}
