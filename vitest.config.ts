import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Ends what hangs alone: a machine at work takes many times as long as a quiet one (decision 111). */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

const setupFiles = [join(root, 'tools', 'lib', 'patience.mjs')];

/** A set-up file of a project, once it exists. */
const when = (path: string): string[] => (existsSync(join(root, path)) ? [join(root, path)] : []);

// Tests of the server that need no database. The others run on PostgreSQL, and those on the embedded
// database too that tools/lib/both-databases.mjs names.
const pureServerTests = [
  'apps/server/src/**/*{rules,policy,present}.test.ts',
  'apps/server/seed/{content,reader}/**/*.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'contract',
          // What it tests keeps nothing, so its files share a process.
          isolate: false,
          include: ['packages/contract/**/*.test.ts'],
          ...patience,
        },
      },
      {
        // Its environment, plugins and files are its own affair.
        extends: './apps/web/vite.config.ts',
        root: join(root, 'apps', 'web'),
        test: { name: 'web', setupFiles, ...patience },
      },
      {
        test: {
          name: 'tools',
          setupFiles,
          include: ['tools/**/*.test.mjs'],
          ...patience,
        },
      },
      {
        test: {
          name: 'server-pure',
          isolate: false,
          include: pureServerTests,
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles,
          // Files have databases of their own and replace no module, so they may share a process:
          // reading the whole server anew for each took a third of the time.
          isolate: false,
          include: ['apps/server/{src,seed,test}/**/*.test.ts'],
          exclude: pureServerTests,
          globalSetup: when('apps/server/test/global-setup.ts'),
          ...patience,
        },
      },
    ],
  },
});
