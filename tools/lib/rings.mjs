/*
 * Tests stand in two rings. `npm test` runs the inner one: each row of docs/coverage.md and each promise by
 * its cheapest proof, on the database and at the size where it is hardest. `npm run test:all` runs
 * everything. What it alone runs has the mark `@all` in its title, in that of its group, or after its name
 * where tests are listed.
 */

const MARK = '@all';

/** What makes a runner leave out what has the mark. */
export const innerRing = {
  vitest: ['--testNamePattern', `^(?!.*${MARK})`],
  playwright: ['--grep-invert', MARK],
};

/** Whether a title or a listed name has the mark. @param {string} title */
export const isOuter = (title) => title.includes(MARK);

/**
 * Listed names of a ring, without their marks.
 * @param {readonly string[]} names @param {boolean} isAll
 */
export const namesIn = (names, isAll) =>
  names.filter((name) => isAll || !isOuter(name)).map((name) => name.replace(` ${MARK}`, ''));

const indentOf = (/** @type {string} */ line) => line.search(/\S/);

/**
 * Whether a line of a test file, or what opens around it, has the mark; files are formatted, so what opens
 * around a line is further left.
 * @param {string[]} lines @param {number} at
 */
function isMarkedAt(lines, at) {
  let left = Number.POSITIVE_INFINITY;
  for (let above = at; above >= 0 && left > 0; above -= 1) {
    const line = lines[above] ?? '';
    const indent = indentOf(line);
    if (indent < 0 || indent >= left) continue;
    if (isOuter(line)) return true;
    left = indent;
  }
  return false;
}

/**
 * Whether the outer ring alone runs all tests of a file whose titles hold some words.
 * @param {string} text of the file
 * @param {string} words a part of a title as it is written there
 */
export function isOuterIn(text, words) {
  const lines = text.split('\n');
  const found = lines.flatMap((line, at) => (line.includes(words) ? [at] : []));
  return found.length > 0 && found.every((at) => isMarkedAt(lines, at));
}
