import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from './areas.mjs';
import { ASIDE, libraries } from './chunk-modules.ts';
import type { ModuleGraph } from './module-graph.ts';
import { sharedChunks } from './shared-chunks.ts';

const root = join(import.meta.dirname, '..');

/** The chunks of {@link sharedChunks} that several pages load, those of more parts first. */
const SHARED = [
  'base',
  'call',
  'shell',
  'field',
  'checked',
  'common',
  'parts',
  'lists',
  'viewer',
  'study',
  'exams',
  'overview',
  'browse',
  'mail',
  'late',
  'dashboard',
  'below',
];

/** Those that follow the page of a lesson, which need what that has taken. */
const FOLLOWING = ['small', 'keyboard', 'form-kit', 'block-rules', 'exercises', 'after', 'blocks'];

/** The modules of ours beside those of a lesson. */
const ELSEWHERE = /^src\/(?:admin|app|public|student\/(?!lesson\/))(?!.*\.test\.).*\.tsx?$/;

/**
 * The groups of the browser's build. What a group takes brings along what it imports and no group
 * before has taken, such as an icon of its own: without it chunks could import each other in a circle.
 */
export function chunkGroups() {
  const modules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (path) => `src/${path.replaceAll('\\', '/')}`,
  );
  const pagesOf = (area: string) => modules.filter((module) => pageOf(module) === area);
  const chunkOf = sharedChunks({
    student: pagesOf('student'),
    admin: pagesOf('admin'),
    elsewhere: modules.filter((module) => ELSEWHERE.test(module)),
  });
  const named = (name: string) => ({
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
    debugName: name,
  });
  const partsOfOne = (id: string, graph: ModuleGraph) => {
    const chunk = chunkOf(id, graph);
    return chunk?.endsWith('-parts') ? chunk : null;
  };
  const groups = [
    { name: 'react', test: libraries },
    { name: 'aside', test: ASIDE },
    ...SHARED.map(named),
    { name: partsOfOne, debugName: 'parts of one page', minShareCount: 2 },
    ...FOLLOWING.map(named),
  ];
  return groups.map((group, place) => ({ ...group, priority: groups.length - place }));
}
