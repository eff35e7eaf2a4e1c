import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The cut of the router for what is published, which its package offers to nobody by name. */
export const production = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
);
const ofRouter = /react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs$/;

/** `Form.displayName = "Form";`, which keeps a component in the file that nobody uses. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;
/** What makes a component or a context and has no effect besides. */
const MAKERS = /^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/** Code of the router, said in such a way that a bundler sees what nobody uses. */
export const withoutNames = (code: string) =>
  code.replace(NAMES, '').replace(MAKERS, '$1/* @__PURE__ */ ');

/**
 * The router as it is published, without its warnings for developers and without components for
 * frameworks: the names that these are given in a debugger keep them in the file otherwise. Of what
 * is built alone.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    resolve: { alias: [{ find: /^react-router$/, replacement: production }] },
  }),
  transform: (code, id) => (ofRouter.test(id) ? { code: withoutNames(code), map: null } : null),
};
