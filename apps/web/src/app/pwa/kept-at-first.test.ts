import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../..');

/** What a module fetches late, by its path below `src`. */
function lateOf(module: string): string[] {
  const code = readFileSync(join(src, module), 'utf8');
  return [...code.matchAll(/import\('(\.[^']+)'\)/g)].map(([, path = '']) =>
    relative(src, join(src, dirname(module), path)),
  );
}

/** The modules of what a saved class opens. */
const studied = [
  'student/lesson',
  'domains/lessons/widgets',
  'domains/words/widgets',
  'ui/arabic-keyboard',
]
  .flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    ),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'));

it('keeps all code that a lesson or an exam fetches late, so that a saved one opens whole', () => {
  const late = new Set(studied.flatMap(lateOf));
  expect(late.size).toBeGreaterThan(12);
  const kept = lateOf('app/pwa/kept-at-first.ts');
  // This stands in the code of the frame, which is there before any page.
  const framed = ['domains/offline/away.ts'];
  expect([...late].filter((path) => !kept.includes(path) && !framed.includes(path))).toEqual([]);
});

it('keeps all code that a round of practice fetches late, so that it is gone through offline', () => {
  const round = ['late-cards.tsx', 'word-details.tsx', 'arabic-card.tsx'];
  const late = round.flatMap((path) => lateOf(`student/practice/${path}`));
  expect(late).toHaveLength(5);
  const kept = lateOf('app/pwa/kept-at-first.ts');
  expect(late.filter((path) => !kept.includes(path))).toEqual([]);
});
