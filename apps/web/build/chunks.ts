import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import {
  ADMIN,
  AFTER_LESSON,
  BELOW,
  DASHBOARD,
  ENTRY,
  EXERCISES,
  LANDING,
  LATE,
  LEGAL,
  LESSON_BLOCKS,
  pageOf,
  SHELL,
  VERIFY,
} from './areas.mjs';
import {
  AFTER_PAGES,
  ASIDE,
  BLOCK_RULES,
  BLOCKS_READ,
  CHART,
  EXAMS,
  FIELD,
  FIRST,
  FORM_KIT,
  GATE_WORDS,
  IN_LESSONS,
  iconNames,
  icons,
  KEYBOARD,
  LESSON,
  LISTS,
  libraries,
  MAIL,
  MATERIAL,
  OVERVIEW,
  OWN,
  PLAYERS,
  SAVED,
  SIGNS,
  SMALL,
  STUDYING,
  WRITTEN,
} from './chunk-modules.ts';

const root = join(import.meta.dirname, '..');

/** What the chunks of the browser's build are decided from: the imports of a module, by its path. */
export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; code?: string | null } | null;
}

/** From so many pages on, of about thirty, a module is one of those that nearly every page loads. */
const WIDELY = 10;
/** Parts of the interface so small that a request costs more than they do: icons and the like. */
const TINY = 800;
const isTiny = (id: string, graph: ModuleGraph) =>
  icons.test(id) || (/[\\/]src[\\/]ui[\\/]/.test(id) && sizeOf(id, graph) < TINY);
const sizeOf = (id: string, graph: ModuleGraph) => graph.getModuleInfo(id)?.code?.length ?? TINY;

/** A module as the sets below name it: an icon by its name, everything else by its path. */
const nameOf = (id: string) => (icons.test(id) ? `icon:${basename(id).replace(/\.\w+$/, '')}` : id);

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

/** The same with the starts, for parts whose beginnings share a file. */
const startedWith = (starts: readonly string[], graph: ModuleGraph) =>
  new Set([...loadedWith(starts, graph), ...starts]);

/**
 * Which chunk a module shared by several parts of the app belongs to, by the parts that load it:
 * - `base`: the beginning of the app, the landing page and the signed-in shell;
 * - `call`: the pages for anyone (the certificate check, the terms) and the shell, which all make calls;
 * - `shell`: the shell alone, and so every page in it, and what is tiny of that which follows it;
 * - `checked`: what the pages for anyone share with some student's pages;
 * - `common`: the landing page and some student's pages, or what follows them;
 * - `parts`: nearly every page, or several if it is tiny; `lists` if those opened first have no lists;
 * - `viewer`: the file of a lesson and tiny parts of it, which the office shows as well;
 * - `study`: the pages of a student's way through a class, `overview` where that of a lesson is not
 *   among them, `browse` the two that list classes;
 * - `exams`: the lesson and what stands below the dashboard, with its chart; `mail`: messages and the bell;
 * - `late`: what the layout fetches after the page, and what the page of a class shares with it;
 * - `dashboard` and `below`: the dashboard and what stands below it;
 * - `exercises`, `after` and `blocks`: what follows the page of a lesson; `form-kit`, `block-rules`, `keyboard` and `small` what
 *   that shares with other pages, which would fetch all of it otherwise;
 * - `<page>-parts`: one student's page and dialogs of its own.
 *
 * A module of one of the first three imports only modules that at least the same parts load, so no
 * part loads what it does not need. The others spare a page a dozen small files, each a request,
 * for a few kB that its neighbour needs (decision 052). Everything else is left to the bundler.
 */
export function sharedChunks(pages: {
  student: readonly string[];
  admin: readonly string[];
  /** Every module of ours that is no part of a lesson. */
  elsewhere: readonly string[];
}) {
  const at = (module: string) => join(root, module);
  // In a file with what they share with others, which otherwise were two, one of them nearly empty.
  const beginnings: Readonly<Record<string, string>> = {
    [at(ENTRY)]: 'base',
    [at(SHELL)]: 'shell',
    [at(DASHBOARD)]: 'dashboard',
    [at(BELOW)]: 'below',
    [at(LATE)]: 'late',
  };
  let parts: ReturnType<typeof read> | undefined;
  function read(graph: ModuleGraph) {
    const students = pages.student.map((page) => {
      const starts = page === DASHBOARD ? [page, BELOW] : [page];
      return [page, loadedWith(starts.map(at), graph)] as const;
    });
    return {
      landing: loadedWith([at(ENTRY), at(LANDING)], graph),
      verify: loadedWith([at(ENTRY), at(VERIFY), at(LEGAL)], graph),
      shell: loadedWith([at(ENTRY), at(SHELL)], graph),
      admins: [ADMIN, ...pages.admin].map((page) => loadedWith([at(page)], graph)),
      students,
      below: loadedWith([at(BELOW)], graph),
      dashboard: loadedWith([at(DASHBOARD)], graph),
      late: loadedWith([at(LATE)], graph),
      elsewhere: loadedWith(pages.elsewhere.map(at), graph),
      following: [
        ['exercises', startedWith(EXERCISES.map(at), graph)],
        ['after', startedWith(AFTER_LESSON.map(at), graph)],
        ['blocks', startedWith(LESSON_BLOCKS.map(at), graph)],
      ] as const,
    };
  }
  return (module: string, graph: ModuleGraph): string | null => {
    if (beginnings[module]) return beginnings[module];
    parts ??= read(graph);
    const id = nameOf(module);
    const { landing, verify, shell, admins, students, dashboard, below, late } = parts;
    if (shell.has(id)) return landing.has(id) ? 'base' : verify.has(id) ? 'call' : 'shell';
    const users = students.filter(([, loaded]) => loaded.has(id)).map(([page]) => page);
    const office = admins.filter((loaded) => loaded.has(id)).length;
    const pagesOfAll = users.length + office;
    const isSmall = isTiny(module, graph);
    if (GATE_WORDS.test(module) || PLAYERS.test(module)) return 'common';
    if (AFTER_PAGES.test(module)) return 'parts';
    if (BLOCKS_READ.test(module)) return 'study';
    if (landing.has(id)) {
      const isShared = users.length > 0 || late.has(id) || (isSmall && office > 0);
      return isShared ? 'common' : null;
    }
    if (verify.has(id) && FIELD.test(module)) return 'field';
    if (verify.has(id)) return users.length > 0 ? 'checked' : null;
    if (late.has(id) && pagesOfAll > 0 && (isSmall || SIGNS.test(module))) return 'shell';
    if (SAVED.test(module) || (late.has(id) && pagesOfAll === 0)) return 'late';
    if (late.has(id) && users.every((page) => MAIL.test(page))) return 'mail';
    if (users.length === 0 && !WRITTEN.test(module)) {
      const first = parts.following.find(([, loaded]) => loaded.has(id))?.[0] ?? null;
      if (first === null || !parts.elsewhere.has(id) || IN_LESSONS.test(module)) return first;
      if (FORM_KIT.test(module)) return 'form-kit';
      if (BLOCK_RULES.test(module)) return 'block-rules';
      if (KEYBOARD.test(module)) return 'keyboard';
      return SMALL.test(module) ? 'small' : null;
    }
    const studying = users.filter((page) => STUDYING.test(page)).length;
    const enough = studying === 0 ? 3 : 1;
    const isSpared = (isSmall && pagesOfAll > enough) || MATERIAL.test(module);
    if (isSpared && users.every((page) => LESSON.test(page))) return 'viewer';
    if (pagesOfAll >= WIDELY || isSpared) {
      const isForLists = pagesOfAll >= WIDELY && !users.some((page) => FIRST.test(page));
      return isForLists ? 'lists' : 'parts';
    }
    if (users.length === 2 && users.every((page) => LISTS.test(page))) {
      return office > 0 ? 'lists' : 'browse';
    }
    if (CHART.test(module)) return 'exams';
    const isOfDashboard = users.length === 1 && below.has(id);
    if (isOfDashboard && dashboard.has(id)) return 'dashboard';
    if (isOfDashboard && office === 0) return 'below';
    const isOwn = pagesOfAll === 1 && OWN.test(module);
    if (studying > 1 || (studying === 1 && users.length > 1 && office === 0) || isOwn) {
      if (users.every((page) => EXAMS.test(page)) && !dashboard.has(id)) return 'exams';
      const isOverview = users.every((page) => OVERVIEW.test(page));
      return isOverview ? 'overview' : 'study';
    }
    if (pagesOfAll > 1) return null;
    return `${basename(users[0] ?? '', '.tsx')}-parts`;
  };
}

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
