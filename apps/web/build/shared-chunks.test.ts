import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  ADMIN,
  AFTER_LESSON,
  BELOW,
  DASHBOARD,
  EXERCISES,
  LANDING,
  LATE,
  LESSON_BLOCKS,
  SHELL,
  VERIFY,
} from './areas.mjs';
import { sharedChunks } from './shared-chunks.ts';

const page = DASHBOARD;
const next = 'src/student/lesson/next-page.tsx';
const messages = 'src/student/messages/list-page.tsx';
const mine = 'src/student/my-classes/mine-page.tsx';
const office = 'src/admin/other-page.tsx';
const dialog = 'src/admin/a-dialog.tsx';
const blocks = LESSON_BLOCKS[0] ?? '';
const exercise = EXERCISES[0] ?? '';
const discussion = AFTER_LESSON.at(-1) ?? '';
const imports: Record<string, string[]> = {
  'src/main.tsx': ['root'],
  [LANDING]: ['button', 'chat', 'cover', 'hero'],
  [VERIFY]: ['button', 'api', 'sheet', '/src/ui/field.tsx'],
  [SHELL]: ['router', 'api', 'button'],
  [ADMIN]: [],
  [mine]: ['progress'],
  [page]: [
    'words',
    'cover',
    'progress',
    'wallet',
    'router',
    'lesson-model',
    'sheet',
    '/src/ui/field.tsx',
    '/src/ui/crumb.ts',
  ],
  [BELOW]: ['/src/ui/bar-chart.tsx', 'words', 'marks', 'exam-model'],
  [next]: ['lesson-model', 'exam-model', 'table', '/src/ui/speck.ts'],
  [messages]: ['inbox'],
  [office]: ['table', '/src/ui/bar-chart.tsx', '/src/ui/speck.ts', '/src/ui/crumb.ts'],
  [LATE]: ['bell', 'chat', 'inbox'],
  [blocks]: [exercise, 'prose', '/src/domains/lessons/widgets/blocks/line.tsx'],
  [exercise]: ['/contract/src/rules/judge-exercise.ts', 'shuffle'],
  [discussion]: ['threads', 'posts', '/src/forms/draft.ts', '/src/ui/content/content.tsx'],
  [dialog]: [
    'posts',
    '/src/forms/draft.ts',
    '/contract/src/rules/judge-exercise.ts',
    '/src/domains/lessons/widgets/blocks/line.tsx',
    '/src/ui/content/content.tsx',
  ],
  button: ['class-names'],
  router: ['history'],
  hero: ['cover'],
};
const code: Record<string, string> = {
  '/src/ui/bar-chart.tsx': ' '.repeat(2_000),
  button: 'import { ChevronDown } from "lucide-react"',
  [page]: 'import { FileText, Wallet2 } from "lucide-react"',
  [next]: 'import { RotateCw } from "lucide-react"',
  [LATE]: 'import { RotateCw } from "lucide-react"',
  [discussion]: 'import { Trash2 } from "lucide-react"',
  [dialog]: 'import { Trash } from "lucide-react"',
};
const path = (module: string) =>
  module.startsWith('src/') ? join(import.meta.dirname, '..', module) : module;
const graph = {
  getModuleInfo: (id: string) => {
    const found = (of: Record<string, unknown>) =>
      Object.entries(of).find(([module]) => path(module) === id)?.[1];
    return {
      importedIds: (found(imports) ?? []) as string[],
      code: (found(code) ?? '') as string,
    };
  },
};
const icon = (name: string) => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

describe('what several parts of the app load', () => {
  const chunk = sharedChunks({
    student: [page, next, mine, messages],
    admin: [office],
    elsewhere: [office, dialog],
  });

  it.each([
    ['root', 'base'],
    ['class-names', 'base'],
    ['api', 'call'],
    ['history', 'shell'],
    ['cover', 'common'],
    ['sheet', 'checked'],
    ['lesson-model', 'study'],
    ['wallet', 'dashboard-page-parts'],
    ['progress', 'overview'],
    ['words', 'dashboard'],
    ['marks', 'below'],
    ['/src/ui/bar-chart.tsx', 'exams'],
    ['exam-model', 'exams'],
    ['inbox', 'mail'],
    ['bell', 'late'],
    [path(SHELL), 'shell'],
    [icon('chevron-down'), 'base'],
    [icon('file-text'), 'dashboard-page-parts'],
    [icon('rotate-cw'), 'shell'],
    ['chat', 'common'],
    ['/src/ui/field.tsx', 'field'],
    ['/src/ui/crumb.ts', 'parts'],
    ['/src/ui/speck.ts', 'viewer'],
    ['prose', 'blocks'],
    [path(exercise), 'exercises'],
    ['shuffle', 'exercises'],
    ['/contract/src/rules/judge-exercise.ts', 'exercises'],
    ['/src/domains/lessons/widgets/blocks/line.tsx', 'blocks'],
    [path(discussion), 'after'],
    ['threads', 'after'],
    ['/src/forms/draft.ts', 'form-kit'],
    ['/src/ui/content/content.tsx', 'viewer'],
    [icon('trash'), 'small'],
  ])('%s is in the chunk %s', (module, expected) => {
    expect(chunk(module, graph)).toBe(expected);
  });

  it.each([
    ['the landing page alone', 'hero'],
    ['one page of each area', 'table'],
    ['a lesson and the office', 'posts'],
    ['nothing we know of', icon('accessibility')],
    ['the part it is the beginning of', path(office)],
  ])('leaves to the bundler what belongs to %s', (_whose, module) => {
    expect(chunk(module, graph)).toBeNull();
  });
});
