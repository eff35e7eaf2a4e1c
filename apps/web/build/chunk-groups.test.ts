import { expect, it } from 'vitest';
import { groupsIn, type ModuleGraph } from './chunk-groups.ts';

const pages = ['a', 'b', 'c', 'd', 'e'];
const student = pages.map((name) => `/web/src/student/${name}-page.tsx`);
const office = pages.map((name) => `/web/src/admin/${name}-page.tsx`);
const [studentA = ''] = student;

/** What each module imports, and what it fetches when it is wanted. */
const imports: Record<string, string[]> = {
  '/web/src/main.tsx': ['root'],
  '/web/src/app/area.tsx': ['router', 'api', 'button', 'icons'],
  '/web/src/public/landing.tsx': ['hero', 'button'],
  '/web/src/public/verify-page.tsx': ['api'],
  ...Object.fromEntries(student.map((page) => [page, ['cover', 'api', 'root', 'reader', 'words']])),
  ...Object.fromEntries(office.map((page) => [page, ['table', 'words']])),
  [studentA]: ['cover', 'player', 'words', 'hero'],
  reader: ['hero'],
  icons: ['/node_modules/lucide-react/dist/esm/lucide-react.mjs'],
};
const fetches: Record<string, string[]> = {
  '/web/src/main.tsx': [
    '/web/src/app/area.tsx',
    '/web/src/public/landing.tsx',
    '/web/src/public/verify-page.tsx',
  ],
  '/web/src/app/area.tsx': [...student, ...office],
};
const graph: ModuleGraph = {
  getModuleInfo: (id) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: fetches[id] ?? [],
  }),
};
const modules = {
  start: '/web/src/main.tsx',
  frame: '/web/src/app/area.tsx',
  landing: '/web/src/public/landing.tsx',
};
const groupOf = groupsIn(modules, graph);

it.each([
  ['root', 'start', 'what the app begins with'],
  ['button', 'shared', 'what the frame shares with what visitors see first'],
  ['api', 'calls', 'what it shares with other pages for anyone'],
  ['router', 'frame', 'what the frame alone needs'],
  ['icons', 'frame', 'what draws icons, whose index imports them all'],
  ['cover', 'student', 'what pages of students share'],
  ['words', 'members', 'what they share with the office'],
  ['table', 'office', 'what many pages of the office load'],
  ['player', null, 'what one page loads'],
  ['hero', null, 'what a page for visitors shares with one of students'],
  ['reader', null, 'what would bring that along'],
])('%s belongs to %s: %s', (id, group) => {
  expect(groupOf(id)).toBe(group);
});
