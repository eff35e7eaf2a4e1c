import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ADMIN, LANDING, LATE, LEGAL, pageOf, SHELL, VERIFY } from './areas.mjs';

const root = join(import.meta.dirname, '..');

/** What the chunks of the browser's build are decided from: the imports of a module, by its path. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code?: string | null } | null;
}

/** React with what draws icons: they change seldom, and stay in the cache over our releases. */
const libraries =
  /node_modules[\\/](?:(?:react|react-dom|scheduler)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/]))/;
/** The index of the icons imports them all: who uses which is read from the names a module imports. */
const icons = /node_modules[\\/]lucide-react[\\/]/;
const iconNames = /import \{([^}]*)\} from ["']lucide-react["']/;

/** The pages of a student's way through a class, one of which is mostly opened after another. */
const STUDYING = /student\/(dashboard|classes|my-classes|class-detail|lesson)\//;
/** The two pages that list classes. */
const LISTS = /student\/(classes|my-classes)\//;

/** What the certificate check shares with nearly every page, and the frame around them has no use for. */
const CHECKED = /[\\/]src[\\/]ui[\\/](?:field|input)\.tsx$/;

/** The page that shows materials, such as a picture in full view. */
const LESSON = /student\/lesson\//;

/** From so many pages on, of about thirty, a module is one of those that nearly every page loads. */
const WIDELY = 10;
/** Parts of the interface so small that a request costs more than they do: icons and the like. */
const TINY = 800;
/** Those of them that are worth no request even where only one other page wants them. */
const SPECK = 550;
const isTiny = (id: string, graph: ModuleGraph) =>
  icons.test(id) || (/[\\/]src[\\/]ui[\\/]/.test(id) && sizeOf(id, graph) < TINY);
const sizeOf = (id: string, graph: ModuleGraph) => graph.getModuleInfo(id)?.code?.length ?? TINY;

/** A module as the sets below name it: an icon by its name, everything else by its path. */
const nameOf = (id: string) => (icons.test(id) ? `icon:${basename(id).replace(/\.\w+$/, '')}` : id);

/** The icons that a module imports: `ChevronDown` is the module chevron-down. */
function iconsOf(code: string): string[] {
  const names = iconNames.exec(code)?.[1]?.split(',') ?? [];
  return names.map((name) => {
    const [own = ''] = name.trim().split(' as ');
    const words = own.replace(/([a-z])([A-Z0-9])|([0-9])([A-Z])/g, '$1$3-$2$4');
    return `icon:${words.toLowerCase()}`;
  });
}

/** Everything that loads with `starts`: what they import statically, and what that imports. */
function loadedWith(starts: readonly string[], graph: ModuleGraph): Set<string> {
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

/**
 * Which chunk a module shared by several parts of the app belongs to, by the parts that load it:
 * - `base`: the landing page and the signed-in shell;
 * - `call`: the pages for anyone (the certificate check, the terms) and the shell, which all make
 *   calls, and what the former share with some student's pages;
 * - `checked`: what the certificate check and nearly every page load: a field and its input;
 * - `shell`: the shell alone, and so every page in it, and what is tiny of that which follows it;
 * - `common`: the landing page and some student's pages, or what follows them;
 * - `parts`: nearly every page, or several if it is tiny;
 * - `viewer`: tiny parts of a lesson that the office shows as well;
 * - `study`: the pages of a student's way through a class, and `browse` the two that list classes;
 * - `<page>-parts`: one student's page and dialogs of its own.
 *
 * A module of one of the first four imports only modules that at least the same parts load, so no
 * part loads what it does not need. The others spare a page a dozen small files, each a request,
 * for a few kB that its neighbour needs (decision 052). Everything else is left to the bundler.
 */
export function sharedChunks(pages: { student: readonly string[]; admin: readonly string[] }) {
  const at = (module: string) => join(root, module);
  let parts: ReturnType<typeof read> | undefined;
  function read(graph: ModuleGraph) {
    const students = pages.student.map((page) => [page, loadedWith([at(page)], graph)] as const);
    return {
      landing: loadedWith([at('src/main.tsx'), at(LANDING)], graph),
      verify: loadedWith([at('src/main.tsx'), at(VERIFY), at(LEGAL)], graph),
      shell: loadedWith([at('src/main.tsx'), at(SHELL)], graph),
      admins: [ADMIN, ...pages.admin].map((page) => loadedWith([at(page)], graph)),
      students,
      late: loadedWith([at(LATE)], graph),
    };
  }
  return (module: string, graph: ModuleGraph): string | null => {
    parts ??= read(graph);
    const id = nameOf(module);
    const { landing, verify, shell, admins, students, late } = parts;
    if (shell.has(id)) return landing.has(id) ? 'base' : verify.has(id) ? 'call' : 'shell';
    const users = students.filter(([, loaded]) => loaded.has(id)).map(([page]) => page);
    const office = admins.filter((loaded) => loaded.has(id)).length;
    const pagesOfAll = users.length + office;
    const isSmall = isTiny(module, graph);
    if (landing.has(id)) return users.length > 0 || late.has(id) ? 'common' : null;
    if (verify.has(id) && CHECKED.test(module)) return 'checked';
    if (verify.has(id)) return users.length > 0 ? 'call' : null;
    if (late.has(id) && pagesOfAll > 0 && isSmall) return 'shell';
    if (users.length === 0) return null;
    const studying = users.filter((page) => STUDYING.test(page)).length;
    const enough = studying === 0 ? 3 : sizeOf(module, graph) < SPECK ? 1 : 2;
    const isSpared = isSmall && pagesOfAll > enough;
    if (isSpared && users.every((page) => LESSON.test(page))) return 'viewer';
    if (pagesOfAll >= WIDELY || isSpared) return 'parts';
    if (users.length === 2 && users.every((page) => LISTS.test(page))) return 'browse';
    if (studying > 1 || (studying === 1 && users.length > 1 && office === 0)) return 'study';
    if (pagesOfAll > 1) return null;
    return `${basename(users[0] ?? '', '.tsx')}-parts`;
  };
}

/** The chunks of {@link sharedChunks} that several pages load, those of more parts first. */
const SHARED = ['base', 'call', 'shell', 'checked', 'common', 'parts', 'viewer', 'study', 'browse'];

/**
 * The groups of the browser's build. What a group takes brings along what it imports and no group
 * before has taken, such as an icon of its own: without it chunks could import each other in a circle.
 */
export function chunkGroups() {
  const modules = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
    (path) => `src/${path.replaceAll('\\', '/')}`,
  );
  const pagesOf = (area: string) => modules.filter((module) => pageOf(module) === area);
  const chunkOf = sharedChunks({ student: pagesOf('student'), admin: pagesOf('admin') });
  const shared = SHARED.map((name, place) => ({
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
    debugName: name,
    priority: SHARED.length - place,
  }));
  const partsOfOne = (id: string, graph: ModuleGraph) => {
    const chunk = chunkOf(id, graph);
    return chunk?.endsWith('-parts') ? chunk : null;
  };
  return [
    { name: 'react', test: libraries, priority: SHARED.length + 1 },
    ...shared,
    { name: partsOfOne, debugName: 'parts of one page', minShareCount: 2, priority: 0 },
  ];
}
