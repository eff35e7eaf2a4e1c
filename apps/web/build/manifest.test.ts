import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closure, refuseCircles, withBeginnings } from './manifest.mjs';
import * as modules from './modules.mjs';

const manifest = {
  '_base.js': { file: 'assets/base.js', css: ['assets/base.css'] },
  '_shell.js': { file: 'assets/shell.js', imports: ['_base.js'] },
  'src/some-page.tsx': { file: 'assets/some-page.js', imports: ['_shell.js'] },
};
const output = [
  { fileName: 'assets/base.js', moduleIds: ['/web/src/main.tsx', '/node_modules/react/index.js'] },
  { fileName: 'assets/shell.js', moduleIds: ['/web/src/app/area.tsx'] },
  { fileName: 'assets/some-page.js', moduleIds: ['/web/src/some-page.tsx'] },
  { fileName: 'assets/base.css' },
];

it('finds a part of the app by the module it begins with, though it shares a file', () => {
  const found = withBeginnings(manifest, output, '/web/');
  expect(closure(found, ['src/main.tsx', 'src/app/area.tsx'])).toEqual({
    scripts: ['assets/base.js', 'assets/shell.js'],
    styles: ['assets/base.css'],
  });
  expect(found['src/some-page.tsx']).toBe(manifest['src/some-page.tsx']);
  expect(Object.keys(found).filter((key) => key.includes('react'))).toEqual([]);
});

it('refuses what is in no file, and files in a circle', () => {
  expect(() => closure(manifest, ['src/main.tsx'])).toThrow('not in the manifest');
  const circle = { a: { file: 'a.js', imports: ['b'] }, b: { file: 'b.js', imports: ['a'] } };
  expect(() => refuseCircles(circle)).toThrow('a → b → a');
});

it('names modules that are there', () => {
  const root = join(import.meta.dirname, '..');
  expect(Object.values(modules).filter((module) => !existsSync(join(root, module)))).toEqual([]);
});
