import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rulesIn } from './coverage.mjs';
import { isOuter } from './rings.mjs';
import { inRoot, root } from './root.mjs';

/*
 * A test, or a group of them, names the rules of docs/rules.md that it proves in a line directly above it:
 * `// Proves student-2-7, call-login.`, in several lines where they are many; at the head of a file it is said
 * of all its tests (decision 119).
 */

/**
 * @typedef {object} Proof
 * @property {string[]} rules their ids
 * @property {string} file
 * @property {string} title as it is written, with `…` for what is filled in; '' of a whole file
 * @property {RegExp} pattern of the full titles that runners give its tests
 * @property {boolean} isOuter whether `npm run test:all` alone runs them
 */

const LINE = /(?<=^[ \t]*)\/\/ Proves (.*)$/gm;
const RUNNER = /^(?:describe|it|test)\b/;
const quoted = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What full titles look like; of a table of cases, `%s` and `$name` stand for each. @param {string} title */
const patternOf = (title) =>
  title
    .split(/…|%[sdifjo]|\$\w+(?:\.\w+)*/)
    .map(quoted)
    .join('.*');

/**
 * The proofs of a test file, and what is wrong with what it names.
 * @param {string} file @param {string} text
 */
export async function proofsIn(file, text) {
  // Only now: the commands that reach this file also install what it needs.
  const { default: ts } = await import('typescript');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const named = new Map([...text.matchAll(LINE)].map(({ index, 1: ids = '' }) => [index, ids]));
  /** @type {Proof[]} */
  const proofs = [];
  let isAllOuter = true;

  /** `it.each` of `it.each(cases)('…', …)`. @param {import('typescript').Node} node @returns {string} */
  const callee = (node) => {
    if (ts.isCallExpression(node)) return callee(node.expression);
    if (!ts.isPropertyAccessExpression(node)) return ts.isIdentifier(node) ? node.text : '';
    return `${callee(node.expression)}.${node.name.text}`;
  };

  /** @param {import('typescript').Node | undefined} node @returns {string | null} */
  const titleOf = (node) => {
    if (node && ts.isStringLiteralLike(node)) return node.text;
    if (!node || !ts.isTemplateExpression(node)) return null;
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map((part) => part.text)
      .join('…');
  };

  /** @param {import('typescript').Node} statement */
  const rulesAbove = (statement) =>
    (ts.getLeadingCommentRanges(text, statement.pos) ?? []).flatMap(({ pos }) => {
      const ids = named.get(pos)?.replace(/\.$/, '').split(', ') ?? [];
      named.delete(pos);
      return ids;
    });

  /** @param {string[]} rules @param {Omit<Proof, 'rules' | 'file'>} what */
  const add = (rules, what) => {
    if (rules.length > 0) proofs.push({ rules, file, ...what });
  };

  /** The test or group that a statement makes. @param {import('typescript').Node} node */
  const madeBy = (node) => {
    if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return null;
    const runner = callee(node.expression);
    if (!RUNNER.test(runner)) return null;
    const isGroup = /\bdescribe\b/.test(runner);
    const [first, ...others] = node.expression.arguments;
    // A group may take its title from elsewhere; what a test does so is `test.skip` and the like.
    const title = titleOf(first) ?? (isGroup && others.length > 0 ? '…' : null);
    return title === null ? null : { title, isGroup };
  };

  /** @param {import('typescript').Node} node @param {string[]} above titles of the groups around it */
  const visit = (node, above) => {
    const made = madeBy(node);
    const titles = made ? [...above, made.title] : above;
    if (made) {
      const full = titles.join(' ');
      const pattern = new RegExp(`^${patternOf(full)}${made.isGroup ? ' ' : '$'}`, 's');
      add(rulesAbove(node), { title: made.title, pattern, isOuter: isOuter(full) });
      if (!made.isGroup && !isOuter(full)) isAllOuter = false;
    }
    if (!made || made.isGroup) ts.forEachChild(node, (child) => visit(child, titles));
  };
  visit(source, []);
  const [head] = source.statements;
  if (head) add(rulesAbove(head), { title: '', pattern: /^/, isOuter: isAllOuter });
  const faults = [...named.values()].map((ids) => `${file}: no test stands below "Proves ${ids}"`);
  return { proofs, faults };
}

/** The rules, what tests say that they prove in the order of their files, and what is wrong with that. */
export async function readCoverage() {
  const { stdout } = spawnSync(
    'git',
    ['grep', '-l', '--untracked', '-e', '// Proves ', '--', '*.test.*'],
    { cwd: root, encoding: 'utf8' },
  );
  const files = stdout.split('\n').filter((file) => file !== '');
  const read = files.sort().map((file) => proofsIn(file, readFileSync(inRoot(file), 'utf8')));
  const found = await Promise.all(read);
  return {
    rules: rulesIn(readFileSync(inRoot('docs', 'rules.md'), 'utf8')),
    proofs: found.flatMap(({ proofs }) => proofs),
    faults: found.flatMap(({ faults }) => faults),
  };
}
