import { parseCoverage, proofsOf } from './coverage.mjs';

/*
 * What a change touches, by where it stands. The browser, the contract and the tools are followed by their
 * imports, which Vitest does by itself. Each test of the server starts the whole of it, so there nearness is
 * standing in one folder; and a journey is near to a folder when a row of docs/coverage.md is proven by both.
 */

/** Most journeys that are made at once, those that share most rows: more take longer than one waits. */
const MOST_JOURNEYS = 3;

/** Folders further up hold subjects that have nothing to do with one another. */
const SUBJECT = 5;

const folderOf = (/** @type {string} */ path) => path.split('/').slice(0, -1).join('/');

/**
 * What is found for the folder of a file, or for the nearest above it that anything is found for.
 * @template T
 * @param {string} file @param {(folder: string) => T[]} find
 * @returns {T[]}
 */
function nearest(file, find) {
  for (let folder = folderOf(file); folder; folder = folderOf(folder)) {
    const found = find(`${folder}/`);
    if (found.length > 0 || folder.split('/').length <= SUBJECT) return found;
  }
  return [];
}

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
        : nearest(file, (folder) => tests.filter((test) => test.startsWith(folder))),
    );
  return [...new Set(near)].sort();
}

/**
 * The journeys near to changed files, those that share most with them first, and how many more there are.
 * @param {readonly string[]} changed @param {string} coverage the document
 */
export function journeysNear(changed, coverage) {
  const own = changed.filter((file) => file.startsWith('e2e/') && isTest(file));
  const rows = parseCoverage(coverage).map((row) => proofsOf(row).map(({ file }) => file));
  /** @type {Map<string, number>} */
  const shared = new Map();
  for (const file of changed.filter((one) => !one.startsWith('e2e/'))) {
    const journeys = nearest(file, (folder) =>
      rows
        .filter((files) => files.some((proof) => proof.startsWith(folder)))
        .flatMap((files) => [...new Set(files.filter((proof) => proof.startsWith('e2e/')))]),
    );
    for (const journey of journeys) shared.set(journey, (shared.get(journey) ?? 0) + 1);
  }
  for (const journey of own) shared.delete(journey);
  const others = [...shared].sort(([, a], [, b]) => b - a).map(([journey]) => journey);
  const all = [...own, ...others];
  const most = Math.max(own.length, MOST_JOURNEYS);
  return { journeys: all.slice(0, most), left: all.slice(most) };
}
