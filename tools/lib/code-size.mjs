import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { inRoot, root } from './root.mjs';

/** @typedef {{ where: string, lines: number }} Size */

const SOURCE = /\.(?:ts|tsx|mjs|cjs|js|css|sql)$/;
const CODE = /\.(?:ts|tsx|mjs|cjs|js)$/;
const TESTS = /\.test\.|(?:^|\/)test\/|^e2e\//;

/** @param {string} text */
const linesOf = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/**
 * The functions of a file by their names, with their lines; those of one expression are no matter.
 * @param {string} file
 * @param {string} text
 * @returns {Promise<Size[]>}
 */
export async function functionsOf(file, text) {
  // Only now: the commands that reach this file also install what it needs.
  const { default: ts } = await import('typescript');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Size[]} */
  const found = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body && ts.isBlock(node.body)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const end = source.getLineAndCharacterOfPosition(node.end);
      found.push({ where: `${file}:${line + 1}`, lines: end.line - line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Median, ninetieth percentile and the longest.
 * @param {Size[]} sizes at least one
 */
export function spread(sizes) {
  const sorted = [...sizes].sort((a, b) => a.lines - b.lines);
  /** @param {number} share */
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { median: at(0.5), ninetieth: at(0.9), longest: sorted.at(-1) };
}

/** How much source there is without its tests, in lines, files and functions. */
export async function measureCode() {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const names = listed.split('\0').filter((name) => SOURCE.test(name) && !TESTS.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(inRoot(name), 'utf8') })),
  );
  const sizes = files.map(({ name, text }) => ({ where: name, lines: linesOf(text) }));
  const code = files.filter(({ name }) => CODE.test(name));
  const functions = await Promise.all(code.map(({ name, text }) => functionsOf(name, text)));
  return {
    lines: sizes.reduce((sum, { lines }) => sum + lines, 0),
    count: sizes.length,
    files: spread(sizes),
    functions: spread(functions.flat()),
  };
}

/** What `npm run check` says of the size of the code. */
export async function sizeReport() {
  const { lines, count, files, functions } = await measureCode();
  /** @param {ReturnType<typeof spread>} of */
  const words = ({ median, ninetieth, longest }) =>
    `median ${median?.lines}, 90th percentile ${ninetieth?.lines}, longest ${longest?.lines} (${longest?.where})`;
  return [
    `Source without tests: ${lines.toLocaleString('en')} lines in ${count.toLocaleString('en')} files.`,
    `Lines of a file: ${words(files)}.`,
    `Lines of a function: ${words(functions)}.`,
  ].join('\n');
}
