import { proofsOf } from './coverage.mjs';

/*
 * What a change touches, by where it stands. The browser, the contract and the tools are followed by their
 * imports, which Vitest does by itself. Each test of the server starts the whole of it, so there nearness is
 * standing in one folder; and a journey is near to a folder when both prove one rule of docs/rules.md.
 */

/** Most journeys that are made at once, those that share most rules: more take longer than one waits. */
const MOST_JOURNEYS = 3;

/** Folders further up hold subjects that have nothing to do with one another. */
const SUBJECT = 5;

const folderOf = (/** @type {string} */ path) => path.split('/').slice(0, -1).join('/');

/**
 * What is found for the folder of a file, or for the nearest above it that anything is found for.
 * @template T
 * @param {string} file @param {(isIn: (path: string) => boolean) => T[]} find
 * @returns {T[]}
 */
function nearest(file, find) {
  const isBroad = (/** @type {string} */ folder) => folder.split('/').length < SUBJECT;
  let folder = folderOf(file);
  if (isBroad(folder)) return find((path) => folderOf(path) === folder);
  for (; !isBroad(folder); folder = folderOf(folder)) {
    const found = find((path) => path.startsWith(`${folder}/`));
    if (found.length > 0) return found;
  }
  return [];
}

const isJourney = (/** @type {string} */ path) => path.startsWith('e2e/');
const isTest = (/** @type {string} */ path) => /\.test\.[cm]?[jt]sx?$/.test(path);

/**
 * The server's tests near to changed files.
 * @param {readonly string[]} changed @param {readonly string[]} tests of the server
 */
export function serverTestsNear(changed, tests) {
  const near = changed
    .filter((file) => file.startsWith('apps/server/'))
    .flatMap((file) =>
      isTest(file)
        ? tests.filter((test) => test === file)
        : nearest(file, (isIn) => tests.filter(isIn)),
    );
  return [...new Set(near)].sort();
}

/** Sections that go through all subjects by turns. */
const isOfAll = (/** @type {string} */ section) => /\bcalls\b|constants|promises/i.test(section);

/**
 * The journeys near to changed files, those that share most with them first, and those that are left out.
 * Where no rule is proven by both, those are near that prove rules of the same section.
 * @param {readonly string[]} changed
 * @param {readonly import('./coverage.mjs').Rule[]} rules
 * @param {readonly import('./proofs.mjs').Proof[]} proofs
 */
export function journeysNear(changed, rules, proofs) {
  const own = changed.filter((file) => isJourney(file) && isTest(file));
  const rows = rules.map((rule) => ({
    section: rule.section,
    files: [...new Set(proofsOf(rule, proofs).map(({ file }) => file))],
  }));
  /** @type {Map<string, number>} */
  const shared = new Map();
  for (const file of changed.filter((one) => one.startsWith('apps/'))) {
    const journeys = nearest(file, (isIn) => {
      const proven = rows.filter(({ files }) => files.some(isIn));
      const found = proven.flatMap(({ files }) => files.filter(isJourney));
      if (found.length > 0) return found;
      const sections = new Set(proven.map(({ section }) => section));
      return rows
        .filter(({ section }) => sections.has(section) && !isOfAll(section))
        .flatMap(({ files }) => files.filter(isJourney));
    });
    for (const journey of journeys) shared.set(journey, (shared.get(journey) ?? 0) + 1);
  }
  for (const journey of own) shared.delete(journey);
  const others = [...shared].sort(([, a], [, b]) => b - a).map(([journey]) => journey);
  const all = [...own, ...others];
  const most = Math.max(own.length, MOST_JOURNEYS);
  return { journeys: all.slice(0, most), left: all.slice(most) };
}
