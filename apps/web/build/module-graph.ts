import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { iconNames, icons } from './chunk-modules.ts';

/** What the chunks of the browser's build are decided from: the imports of a module, by its path. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code?: string | null } | null;
}

/** Parts of the interface so small that a request costs more than they do: icons and the like. */
const TINY = 800;
export const isTiny = (id: string, graph: ModuleGraph) =>
  icons.test(id) || (/[\\/]src[\\/]ui[\\/]/.test(id) && sizeOf(id, graph) < TINY);
const sizeOf = (id: string, graph: ModuleGraph) => graph.getModuleInfo(id)?.code?.length ?? TINY;

/** A module as the sets below name it: an icon by its name, everything else by its path. */
export const nameOf = (id: string) =>
  icons.test(id) ? `icon:${basename(id).replace(/\.\w+$/, '')}` : id;

/** Which module draws an icon, by each of its names: `Trash2` is drawn by the module trash. */
const drawnBy = new Map(
  [
    ...readFileSync(
      createRequire(import.meta.url).resolve('lucide-react/dist/esm/lucide-react.mjs'),
      'utf8',
    ).matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+)\.mjs'/g),
  ].flatMap(([, names = '', module = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, module] as const),
  ),
);

/** The icons that a module imports. */
function iconsOf(code: string): string[] {
  const names = iconNames.exec(code)?.[1]?.split(',') ?? [];
  return names.map((name) => `icon:${drawnBy.get(name.trim().split(' as ')[0] ?? '')}`);
}

/** Everything that loads with `starts`: what they import statically, and what that imports. */
export function loadedWith(starts: readonly string[], graph: ModuleGraph): Set<string> {
  const loaded = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (loaded.has(id) || icons.test(id)) continue;
    loaded.add(id);
    const info = graph.getModuleInfo(id);
    waiting.push(...(info?.importedIds ?? []));
    for (const icon of iconsOf(info?.code ?? '')) loaded.add(icon);
  }
  // Whatever else is loaded on demand is a file of its own in any case.
  for (const start of starts) loaded.delete(start);
  return loaded;
}

/** The same with the starts, for parts whose beginnings share a file. */
export const startedWith = (starts: readonly string[], graph: ModuleGraph) =>
  new Set([...loadedWith(starts, graph), ...starts]);
