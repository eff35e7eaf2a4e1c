import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot, root } from './root.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1 << 24,
}).split('\n');
/** Every file of the repository and every folder that holds one. */
const paths = new Set(
  files.flatMap((file) => file.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))),
);
const pages = files.filter((file) => file.endsWith('.md'));
/** @param {string} page */
const read = (page) => readFileSync(inRoot(page), 'utf8');

/** What the tests write, and git does not know. */
const made = ['e2e/screens'];
const isFile = /^[\w.@-]+(?:\/[\w.@-]+)+\.(?:[cm]?[jt]sx?|sql|css|md)$/;
const isFolder = /^(?:apps|packages|tools|bench|e2e|deploy|docs)(?:\/[\w.@-]+)+$/;

/** Whether a path ends as one of the repository does: pages leave out where it is plain. @param {string} named */
function isThere(named) {
  const wanted = named.replace(/^contract\/(?!src\/)/, 'contract/src/');
  return paths.has(wanted) || [...paths].some((path) => path.endsWith(`/${wanted}`));
}

it('names no file and no folder that is not there', () => {
  const lost = pages.flatMap((page) =>
    [...read(page).matchAll(/`([^`\s]+)`/g)]
      .map(([, named = '']) => named)
      .filter((named) => (isFile.test(named) || isFolder.test(named)) && !made.includes(named))
      .filter((named) => !named.includes('NNNN') && !isThere(named))
      .map((named) => `${page}: ${named}`),
  );
  expect(lost).toEqual([]);
});

it('leads to no page that is not there', () => {
  const lost = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^[a-z]+:/.test(to) && !paths.has(posix.join(dirname(page), to)))
      .map((to) => `${page}: ${to}`),
  );
  expect(lost).toEqual([]);
});

it('has each decision in the index by subject, once, and each number once', () => {
  const records = readdirSync(inRoot('docs', 'decisions')).filter((name) => /^\d/.test(name));
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d[^)]*)\)/g)];
  expect(listed.map(([, to]) => to).sort()).toEqual(records.sort());
  expect(new Set(records.map((name) => name.slice(0, 3))).size).toBe(records.length);
});

it('knows every decision that the code and the pages name', () => {
  const numbers = new Set(readdirSync(inRoot('docs', 'decisions')).map((name) => name.slice(0, 3)));
  const named = files
    .filter((file) => /\.(?:[cm]?[jt]sx?|md|sql|css)$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/\bdecisions? \(?\[?(\d{3})\b/g)].map(([, number = '']) => ({
        file,
        number,
      })),
    );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([]);
});
