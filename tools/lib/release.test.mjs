import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDescribed, shipped } from './release.mjs';
import { inRoot } from './root.mjs';

/** Pages that the archive holds. */
const pages = shipped
  .flatMap((path) =>
    existsSync(inRoot(path)) && statSync(inRoot(path)).isDirectory()
      ? readdirSync(inRoot(path), { recursive: true, encoding: 'utf8' }).map(
          (at) => `${path}/${at}`,
        )
      : [path],
  )
  .filter((path) => /^(?:(?:docs|deploy)\/.*|CHANGELOG)\.md$/.test(path));

/** Where the links of a page lead, inside the archive. @param {string} page */
const linksOf = (page) =>
  [...readFileSync(inRoot(page), 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^https?:/.test(to))
    .map((to) => posix.join(dirname(page), to));

describe('the archive of a release', () => {
  it('holds what its pages lead to', () => {
    expect(pages.length).toBeGreaterThan(50);
    // The archive has a page of its own in the place of the repository's first one.
    const held = (/** @type {string} */ to) =>
      to === 'README.md' || shipped.some((path) => to === path || to.startsWith(`${path}/`));
    const lost = pages.flatMap((page) =>
      linksOf(page)
        .filter((to) => !held(to) || !existsSync(inRoot(to)))
        .map((to) => `${page}: ${to}`),
    );
    expect(lost).toEqual([]);
  });

  it('is of a version that the changelog describes, and of no other', () => {
    const changelog = readFileSync(inRoot('CHANGELOG.md'), 'utf8');
    const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
    expect(isDescribed(changelog, version)).toBe(true);
    expect(isDescribed(changelog, `${version}1`)).toBe(false);
    expect(isDescribed('\n## [Unreleased]\n', version)).toBe(false);
  });
});
