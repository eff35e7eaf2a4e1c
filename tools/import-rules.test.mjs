import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkImports, judge } from './lib/import-rules.mjs';

/** @type {{ forbidden: { name: string }[] }} */
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

const server = 'apps/server/src';
const web = 'apps/web/src';

/**
 * For each rule the imports that it must refuse: file, then what the file imports.
 * @type {Record<string, [string, string][]>}
 */
const refused = {
  'contract-imports-zod-alone': [
    ['packages/contract/src/classes/classes.ts', 'fastify'],
    ['packages/contract/src/messages/messages.ts', 'node:fs'],
  ],
  'contract-knows-no-app': [['packages/contract/src/game/game.ts', `${web}/platform/text.ts`]],
  'server-and-web-never-meet': [
    [`${server}/http/reply.ts`, `${web}/platform/text.ts`],
    [`${web}/platform/api.ts`, `${server}/platform/clock.ts`],
    [`${web}/platform/api.test.ts`, `${server}/platform/clock.ts`],
  ],
  'product-needs-no-tools': [[`${server}/platform/card.ts`, 'tools/simulator.mjs']],
  'no-cycles': [[`${web}/ui/egg.ts`, `${web}/ui/hen.ts`]],
  'areas-stand-alone': [
    [`${web}/student/lessons/page.tsx`, `${web}/admin/exams/marking.tsx`],
    [`${web}/public/landing.tsx`, `${web}/student/layout.tsx`],
    [`${web}/admin/classes/page.tsx`, `${web}/app/router.tsx`],
  ],
  'features-stand-alone': [
    [`${web}/student/wallet/page.tsx`, `${web}/student/classes/card.tsx`],
    [`${web}/admin/exams/page.tsx`, `${web}/admin/students/row.tsx`],
    [`${web}/public/about/about-view.tsx`, `${web}/public/class-page/rows.tsx`],
  ],
  'only-app-imports-areas': [[`${web}/boot/start.ts`, `${web}/student/layout.tsx`]],
  'domain-has-its-place': [[`${web}/app/root.tsx`, `${web}/domains/library/api.ts`]],
  'domains-leftwards-people': [
    [`${web}/domains/people/api.ts`, `${web}/domains/classes/api.ts`],
    [`${web}/domains/people/widgets/name.tsx`, `${web}/domains/reports/api.ts`],
  ],
  'forms-use-ui': [[`${web}/forms/use-form.ts`, `${web}/domains/classes/model.ts`]],
  'ui-uses-platform': [[`${web}/ui/avatar.tsx`, `${web}/domains/people/api.ts`]],
  'ui-knows-no-contract': [[`${web}/ui/price.tsx`, 'packages/contract/src/classes/classes.ts']],
  'platform-uses-nothing-of-ours': [[`${web}/platform/api.ts`, `${web}/ui/toast.tsx`]],
  'modules-meet-at-their-public-api': [
    [`${server}/modules/lessons/open.ts`, `${server}/modules/classes/store.ts`],
    [`${server}/cli/ledger-check.ts`, `${server}/modules/ledger/store.ts`],
  ],
  'module-has-its-place': [[`${server}/app.ts`, `${server}/modules/library/index.ts`]],
  'leftwards-settings': [
    [`${server}/modules/settings/save.ts`, `${server}/modules/ledger/index.ts`],
  ],
  'leftwards-classes': [
    [`${server}/modules/classes/enrol.ts`, `${server}/modules/lessons/index.ts`],
    [`${server}/modules/classes/store.ts`, `${server}/schema/lessons.ts`],
  ],
  'only-stores-touch-tables': [
    [`${server}/modules/exams/mark.ts`, `${server}/schema/exams.ts`],
    [`${server}/modules/exams/submit.ts`, 'drizzle-orm'],
  ],
  'pure-files-stay-pure': [
    [`${server}/modules/lessons/rules.ts`, `${server}/platform/clock.ts`],
    [`${server}/modules/lessons/present.ts`, `${server}/modules/lessons/store.ts`],
    [`${server}/modules/lessons/policy.ts`, 'node:crypto'],
  ],
  'contract-rules-stay-pure': [['packages/contract/src/time/gates.ts', 'zod']],
  'only-http-knows-fastify': [
    [`${server}/modules/game/play.ts`, 'fastify'],
    [`${server}/modules/game/answer.ts`, '@fastify/multipart'],
  ],
  'only-platform-touches-the-world': [
    [`${server}/modules/messages/send.ts`, 'nodemailer'],
    [`${server}/modules/messages/keep.ts`, 'node:fs/promises'],
    [`${server}/http/upload.ts`, 'sharp'],
    [`${server}/modules/ledger/store.ts`, 'pg'],
  ],
  'platform-is-the-floor': [[`${server}/platform/jobs.ts`, `${server}/modules/messages/index.ts`]],
};

/** The way back that makes the above a circle, which is reported once.
 * @type {[string, string][]} */
const wayBack = [[`${web}/ui/hen.ts`, `${web}/ui/egg.ts`]];

/** Every module but the last looks right once, beside those above. */
const order = forbidden.flatMap(({ name }) => /^leftwards-(.*)$/.exec(name)?.[1] ?? []);
for (const left of order) {
  refused[`leftwards-${left}`] ??= [
    [`${server}/modules/${left}/right.ts`, `${server}/modules/privacy/index.ts`],
  ];
}
for (const left of forbidden.flatMap(
  ({ name }) => /^domains-leftwards-(.*)$/.exec(name)?.[1] ?? [],
)) {
  refused[`domains-leftwards-${left}`] ??= [
    [`${web}/domains/${left}/right.ts`, `${web}/domains/privacy/api.ts`],
  ];
}

/** @type {[string, string][]} */
const allowed = [
  ['packages/contract/src/ledger/ledger.ts', 'zod'],
  ['packages/contract/src/ledger/ledger.ts', 'packages/contract/src/exams/limits.ts'],
  ['packages/contract/src/ledger/ledger.test.ts', 'node:fs'],
  [`${server}/main.ts`, `${server}/http/dispatch.ts`],
  [`${server}/main.ts`, 'fastify'],
  [`${server}/http/dispatch.ts`, 'fastify'],
  [`${server}/http/routes.ts`, `${server}/modules/exams/index.ts`],
  [`${server}/platform/mail.ts`, 'nodemailer'],
  [`${server}/platform/files.ts`, 'node:fs'],
  [`${server}/modules/exams/index.ts`, `${server}/modules/exams/mark.ts`],
  [`${server}/modules/exams/mark.ts`, `${server}/modules/lessons/index.ts`],
  [`${server}/modules/exams/mark.ts`, `${server}/modules/exams/rules.ts`],
  [`${server}/modules/exams/mark.ts`, `${server}/platform/clock.ts`],
  [`${server}/modules/exams/store.ts`, `${server}/schema/lessons.ts`],
  [`${server}/modules/exams/store.ts`, 'drizzle-orm'],
  [`${server}/modules/exams/mark.test.ts`, `${server}/modules/lessons/store.ts`],
  [`${server}/modules/exams/rules.ts`, 'packages/contract/src/exams/limits.ts'],
  [`${web}/main.tsx`, `${web}/app/router.tsx`],
  [`${web}/app/router.tsx`, `${web}/student/lessons/page.tsx`],
  [`${web}/student/lessons/page.tsx`, `${web}/student/lessons/text.ts`],
  [`${web}/student/lessons/page.tsx`, `${web}/domains/lessons/api.ts`],
  [`${web}/student/lessons/page.tsx`, `${web}/ui/button.tsx`],
  [`${web}/domains/lessons/api.ts`, `${web}/platform/fetcher.ts`],
  [`${web}/ui/button.tsx`, `${web}/ui/class-names.ts`],
  [`${web}/platform/fetcher.ts`, 'packages/contract/src/ledger/ledger.ts'],
];

/** @type {string[]} */
const trees = [];
afterAll(() => Promise.all(trees.map((tree) => rm(tree, { recursive: true, force: true }))));

/** Lays out a tree with exactly these imports. @param {[string, string][]} edges */
async function treeOf(edges) {
  const tree = await mkdtemp(join(tmpdir(), 'institute-imports-'));
  trees.push(tree);
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const [from, to] of edges) {
    files.set(from, files.get(from) ?? []);
    files.get(from)?.push(to);
    if (/\.[a-z]+$/.test(to)) files.set(to, files.get(to) ?? []);
  }
  for (const [file, targets] of files) {
    const lines = targets.map((target, index) => {
      const local = /\.[a-z]+$/.test(target);
      const name = local ? `${'../'.repeat(file.split('/').length - 1)}${target}` : target;
      return `import * as it${index} from '${name}';\nconsole.log(it${index});\n`;
    });
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), `${lines.join('')}export const here = '${file}';\n`);
  }
  return tree;
}

/** @param {string} tree */
const check = (tree) => checkImports(['packages', 'apps'], tree);

describe('the import rules', async () => {
  const { violations } = await check(await treeOf([...Object.values(refused).flat(), ...wayBack]));
  const found = violations.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`);

  it.each(forbidden.map(({ name }) => name))('%s bites', (name) => {
    const edges = refused[name] ?? [];
    expect(edges.length, `a proof for ${name}`).toBeGreaterThan(0);
    for (const [from, to] of edges) {
      expect(found).toContain(`${name}: ${from} -> ${to.replace(/^node:/, '')}`);
    }
  });

  it('let through what the architecture allows', async () => {
    const { violations: wrong, modules } = await check(await treeOf(allowed));
    expect(wrong).toEqual([]);
    expect(modules).toBeGreaterThan(20);
  });
});

describe('the verdict', () => {
  it('counts our own files alone, in the folders there are', async () => {
    const tree = await treeOf([['apps/web/src/main.tsx', 'zod']]);
    expect((await checkImports(['apps', 'e2e'], tree)).modules).toBe(1);
  });

  it('is bad for a violation, and for seeing hardly any module', () => {
    const violation = { rule: 'no-cycles', from: 'a.ts', to: 'b.ts' };
    expect(judge({ modules: 200, violations: [] })).toEqual({ ok: true, output: '' });
    expect(judge({ modules: 200, violations: [violation] })).toEqual({
      ok: false,
      output: 'no-cycles: a.ts imports b.ts\n',
    });
    expect(judge({ modules: 0, violations: [] }).ok).toBe(false);
    expect(judge({ modules: 29, violations: [] }).ok).toBe(false);
  });
});
