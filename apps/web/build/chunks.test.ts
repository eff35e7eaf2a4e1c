import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANDING, SHELL, VERIFY } from './areas.mjs';
import { sharedChunks } from './chunks.ts';

const page = 'src/student/some-page.tsx';
const imports: Record<string, string[]> = {
  'src/main.tsx': ['root'],
  [LANDING]: ['button', 'cover', 'hero'],
  [VERIFY]: ['button', 'api'],
  [SHELL]: ['router', 'api', 'button'],
  [page]: ['cover', 'wallet', 'router'],
  button: ['class-names'],
  router: ['history'],
  hero: ['cover'],
};
const path = (module: string) =>
  module.startsWith('src/') ? join(import.meta.dirname, '..', module) : module;
const graph = {
  getModuleInfo: (id: string) => {
    const found = Object.entries(imports).find(([module]) => path(module) === id);
    return { importedIds: found?.[1] ?? [] };
  },
};

describe('what several parts of the app load', () => {
  const chunk = sharedChunks([page]);

  it.each([
    ['root', 'base'],
    ['class-names', 'base'],
    ['api', 'call'],
    ['history', 'shell'],
    ['cover', 'common'],
  ])('%s is in the chunk %s', (module, expected) => {
    expect(chunk(module, graph)).toBe(expected);
  });

  it.each([
    ['the landing page alone', 'hero'],
    ['one page alone', 'wallet'],
    ['the part it is the beginning of', path(SHELL)],
  ])('leaves to the bundler what belongs to %s', (_whose, module) => {
    expect(chunk(module, graph)).toBeNull();
  });
});
