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
  SHELL,
  VERIFY,
} from './areas.mjs';
import {
  AFTER_PAGES,
  BLOCK_RULES,
  BLOCKS_READ,
  CHART,
  EXAMS,
  FIELD,
  FIRST,
  FORM_KIT,
  GATE_WORDS,
  IN_LESSONS,
  KEYBOARD,
  LESSON,
  LISTS,
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
import { isTiny, loadedWith, type ModuleGraph, nameOf, startedWith } from './module-graph.ts';

const root = join(import.meta.dirname, '..');
const at = (module: string) => join(root, module);

/** In a file with what they share with others, which otherwise were two, one of them nearly empty. */
const beginnings: Readonly<Record<string, string>> = {
  [at(ENTRY)]: 'base',
  [at(SHELL)]: 'shell',
  [at(DASHBOARD)]: 'dashboard',
  [at(BELOW)]: 'below',
  [at(LATE)]: 'late',
};

/** From so many pages on, of about thirty, a module is one of those that nearly every page loads. */
const WIDELY = 10;

/** The modules with which pages begin. */
interface Pages {
  student: readonly string[];
  admin: readonly string[];
  /** Every module of ours that is no part of a lesson. */
  elsewhere: readonly string[];
}

/** What each part of the app loads. */
function partsOf(pages: Pages, graph: ModuleGraph) {
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
 * for a few kB that its neighbour needs (decision 052). Everything else is left to the bundler, the
 * small files of the office too: all of them in one spare a page 4 to 9 of some 25 requests, which go
 * out together, and cost it 3 to 10 kB.
 */
export function sharedChunks(pages: Pages) {
  let parts: ReturnType<typeof partsOf> | undefined;
  return (module: string, graph: ModuleGraph): string | null => {
    if (beginnings[module]) return beginnings[module];
    parts ??= partsOf(pages, graph);
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
