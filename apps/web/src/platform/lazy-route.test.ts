import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

it('is how all code comes late, or `late`: what React’s own `lazy` could not fetch once stays away', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const bare = files.filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !path.includes('.test.') &&
      /\blazy\b[^;]* from 'react'/.test(readFileSync(join(src, path), 'utf8')),
  );
  expect(bare.sort()).toEqual([join('platform', 'lazy-route.tsx'), join('ui', 'late.tsx')]);
});
