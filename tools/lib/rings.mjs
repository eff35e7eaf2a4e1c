/*
 * Tests stand in two rings. `npm test` runs the inner one: each rule of docs/rules.md and each promise by
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
