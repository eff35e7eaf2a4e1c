import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANDING, pageOf, SHELL, VERIFY } from './areas.mjs';

const root = join(import.meta.dirname, '..');

/** What the chunks of the browser's build are decided from: the imports of a module, by its path. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** React with what draws icons: they change seldom, and stay in the cache over our releases. */
const libraries =
  /node_modules[\\/](?:(?:react|react-dom|scheduler)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/]))/;
/** The index of the icons imports them all, so it says nothing about who uses which. */
const icons = /node_modules[\\/]lucide-react[\\/]/;

/** From this many pages on an icon is worth having at hand, rather than a request of its own. */
const ICON_USED_BY = 6;

/** Everything that loads with `starts`: what they import statically, and what that imports. */
function loadedWith(starts: readonly string[], graph: ModuleGraph): Set<string> {
  const loaded = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (loaded.has(id) || icons.test(id)) continue;
    loaded.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  // Whatever else is loaded on demand is a file of its own in any case.
  for (const start of starts) loaded.delete(start);
  return loaded;
}

/**
 * Which chunk a module shared by several parts of the app belongs to, by the parts that load it:
 * - `base`: the landing page and the signed-in shell;
 * - `call`: the certificate check and the shell, which both make calls;
 * - `shell`: the shell alone, and so every page in it;
 * - `common`: the landing page and some student's pages.
 *
 * A module of one chunk imports only modules that at least the same parts load, so no part loads
 * what it does not need. Everything else is left to the bundler.
 */
export function sharedChunks(studentPages: readonly string[]) {
  const at = (module: string) => join(root, module);
  let parts: Record<'landing' | 'verify' | 'shell' | 'pages', Set<string>> | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    parts ??= {
      landing: loadedWith([at('src/main.tsx'), at(LANDING)], graph),
      verify: loadedWith([at('src/main.tsx'), at(VERIFY)], graph),
      shell: loadedWith([at('src/main.tsx'), at(SHELL)], graph),
      pages: loadedWith(studentPages.map(at), graph),
    };
    const { landing, verify, shell, pages } = parts;
    if (shell.has(id)) return landing.has(id) ? 'base' : verify.has(id) ? 'call' : 'shell';
    return landing.has(id) && pages.has(id) ? 'common' : null;
  };
}

/**
 * The groups of the browser's build. What a group takes brings along what it imports and no group
 * before has taken, such as an icon of its own: without it chunks could import each other in a circle.
 */
export function chunkGroups() {
  const modules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const studentPages = modules
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((module) => pageOf(module) === 'student');
  const chunkOf = sharedChunks(studentPages);
  const shared = ['base', 'call', 'shell', 'common'].map((name, place) => ({
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
    debugName: name,
    priority: 4 - place,
  }));
  return [
    { name: 'react', test: libraries, priority: 6 },
    { name: 'icons', test: icons, minShareCount: ICON_USED_BY, priority: 5 },
    ...shared,
  ];
}
