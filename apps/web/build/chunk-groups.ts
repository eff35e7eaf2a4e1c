/** What the bundler tells of a module, by its path. */
export interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Paths of the modules that everything begins with. */
interface Modules {
  /** The beginning of the app. */
  start: string;
  /** The frame around the pages of whoever is signed in. */
  frame: string;
  /** What visitors see first. */
  landing: string;
}

/** What so many pages of students load stands in one file, for whoever is signed in or for them alone. */
const STUDENT_PAGES = 3;
/** The same for the office, whose people see few of its many pages. */
const OFFICE_PAGES = 5;

/** Their index imports every icon there is, and so tells nothing of who uses which. */
const ICONS = /node_modules[\\/]lucide-react[\\/]/;

/**
 * The groups of modules that share a file, in place of a hundred small ones. Libraries stand by
 * themselves, for they change seldom and stay in the cache; of our modules those are put together that
 * the same parts of the app load. Whatever else several pages share is left to the bundler.
 *
 * The order counts: what a group takes brings along what it imports and no group before has taken.
 */
export function chunkGroups(modules: Modules) {
  let groupOf: ((id: string) => string | null) | undefined;
  const ours = ['start', 'shared', 'calls', 'frame', 'members', 'student', 'office'].map(
    (name) => ({
      name: (id: string, graph: ModuleGraph) => {
        groupOf ??= groupsIn(modules, graph);
        return groupOf(id) === name ? name : null;
      },
      debugName: name,
    }),
  );
  const groups = [
    { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
    { name: 'forms', test: /node_modules[\\/](?:react-hook-form|@hookform)[\\/]/ },
    { name: 'data', test: /node_modules[\\/](?:react-router|@tanstack)[\\/]/ },
    { name: 'icons', test: ICONS, minShareCount: 2 },
    ...ours,
  ];
  return groups.map((group, place) => ({ ...group, priority: groups.length - place }));
}

/**
 * Which group a module of ours belongs to; null for none. A part of the app is a folder of `src` that
 * holds pages: `public`, `student` or `admin`.
 */
export function groupsIn(modules: Modules, graph: ModuleGraph): (id: string) => string | null {
  const users = usersOf(modules, graph);
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const groups = new Map<string, string | null>();

  function groupOf(id: string): string | null {
    const known = groups.get(id);
    if (known !== undefined) return known;
    groups.set(id, 'frame');
    const group = find(id);
    groups.set(id, group);
    return group;
  }
  function find(id: string): string | null {
    const {
      start,
      frame,
      landing,
      public: visitors = 0,
      student = 0,
      admin = 0,
    } = users.get(id) ?? {};
    if (start) return 'start';
    if (frame) return landing ? 'shared' : visitors > 0 ? 'calls' : 'frame';
    // What only some of the pages load must not be brought along.
    if (landing || visitors > 0 || !importsOf(id).every((one) => ICONS.test(one) || groupOf(one)))
      return null;
    if (student >= STUDENT_PAGES) return admin > 0 ? 'members' : 'student';
    return student === 0 && admin >= OFFICE_PAGES ? 'office' : null;
  }
  return groupOf;
}

/** By how many files that are fetched by themselves a module is loaded, by the part of the app they belong to. */
function usersOf(modules: Modules, graph: ModuleGraph): Map<string, Record<string, number>> {
  const users = new Map<string, Record<string, number>>();
  const files = new Set([modules.start]);
  for (const file of files) {
    const named = Object.entries(modules).find(([, path]) => path === file)?.[0];
    const part = named ?? /[\\/]src[\\/](\w+)[\\/]/.exec(file)?.[1] ?? '';
    const loaded = new Set([file]);
    for (const id of loaded) {
      const counts = users.get(id) ?? {};
      users.set(id, counts);
      counts[part] = (counts[part] ?? 0) + 1;
      const info = graph.getModuleInfo(id);
      for (const one of info?.dynamicallyImportedIds ?? []) files.add(one);
      for (const one of info?.importedIds ?? []) if (!ICONS.test(one)) loaded.add(one);
    }
  }
  return users;
}
