// Who may import whom. tools/import-rules.test.mjs proves that each of these rules bites.

// Server modules from left to right: each may use only those before it.
const modules = [
  'settings',
  'ledger',
  'referrals',
  'audit',
  'auth',
  'people',
  'uploads',
  'prices',
  'invoices',
  'classes',
  'meetings',
  'roster',
  'payments',
  'places',
  'bank',
  'lessons',
  'homework',
  'exams',
  'comments',
  'words',
  'offline',
  'duplicates',
  'messages',
  'certificates',
  'trash',
  'game',
  'backups',
  'reports',
  'health',
  'privacy',
];

const contract = '^packages/contract/src/';
// Rules of writing and of time, which belong to no subject.
const pureRooms = '(?:arabic|text|time)';
const server = '^apps/server/src/';
const web = '^apps/web/src/';
// Tests may reach inside what they test; only the edges between packages hold for them.
const tests = String.raw`\.test\.[cm]?[jt]sx?$|^apps/[^/]+/test/|^apps/web/src/test/`;
const node = '^(?:node:)?';

/** Matches npm packages whether or not they are installed. */
const packages = (...names) => `(?:^|node_modules/)(?:${names.join('|')})(?:/|$)`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const betweenPackages = [
  rule(
    'contract-imports-zod-alone',
    'The contract runs in both ends, so it depends on neither, nor on anything of Node or a browser.',
    { path: contract, pathNot: tests },
    { pathNot: [contract, packages('zod')] },
  ),
  rule(
    'server-and-web-never-meet',
    'They know each other through the contract alone.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/[^/]+/', pathNot: '^apps/$1/' },
  ),
  rule(
    'contract-knows-no-app',
    'The applications build on the contract, not the other way round.',
    { path: '^packages/' },
    { path: '^apps/' },
  ),
  rule(
    'product-needs-no-tools',
    'What we ship runs without our tests, measurements and tools.',
    { path: '^(?:packages/[^/]+|apps/[^/]+)/src/', pathNot: tests },
    { path: '^(?:tools|e2e|bench)/' },
  ),
  rule(
    'no-cycles',
    'Two files that need each other are one file, or three.',
    { pathNot: 'node_modules/' },
    { circular: true },
  ),
];

const area = '(?:public|student|admin)';
// Domains of the browser bear the names of the server's modules and stand in their order, but for audit,
// which the server writes for everybody and the browser shows to whoever may see it.
const domains = modules.flatMap((name) =>
  name === 'audit' ? [] : name === 'people' ? ['people', 'audit'] : [name],
);
const floors = '(?:forms|ui|platform)';
const webRules = [
  rule(
    'areas-stand-alone',
    'The areas are separate bundles with separate permissions; they share domains, forms and ui.',
    { path: `${web}(public|student|admin)/`, pathNot: tests },
    { path: web, pathNot: `${web}(?:$1|domains|${floors})/` },
  ),
  rule(
    'features-stand-alone',
    'Features of an area know nothing of each other, so that each can change or go by itself.',
    { path: `${web}(public|student|admin)/([^/]+)/`, pathNot: tests },
    { path: `${web}$1/[^/]+/`, pathNot: `${web}$1/$2/` },
  ),
  rule(
    'only-app-imports-areas',
    'The router alone decides which area is loaded when.',
    { path: web, pathNot: [tests, `${web}(?:app|${area})/`, `${web}[^/]+$`] },
    { path: `${web}(?:app|${area})/` },
  ),
  rule(
    'domain-has-its-place',
    'A new domain is first given its place in the order above.',
    {},
    { path: `${web}domains/(?!(?:${domains.join('|')})/)` },
  ),
  ...domains
    .slice(0, -1)
    .map((name, index) =>
      rule(
        `domains-leftwards-${name}`,
        `What needs ${name} and a domain to its right lives in the rightmost.`,
        { path: `${web}domains/${name}/`, pathNot: tests },
        { path: `${web}domains/(?:${domains.slice(index + 1).join('|')})/` },
      ),
    ),
  rule(
    'forms-use-ui',
    'The kit of forms knows no domain.',
    { path: `${web}forms/`, pathNot: tests },
    { path: web, pathNot: `${web}${floors}/` },
  ),
  rule(
    'ui-uses-platform',
    'Primitives are given what they show; they know no domain and fetch nothing.',
    { path: `${web}ui/`, pathNot: tests },
    { path: web, pathNot: `${web}(?:ui|platform)/` },
  ),
  rule(
    'ui-knows-no-contract',
    'What knows what goes over the wire is a domain; pure rules, pages and language are everybody’s.',
    { path: `${web}ui/`, pathNot: tests },
    { path: contract, pathNot: `${contract}(?:${pureRooms}/|(?:language|routes)\\.ts$)` },
  ),
  rule(
    'platform-uses-nothing-of-ours',
    'The platform is the floor everything stands on.',
    { path: `${web}platform/`, pathNot: tests },
    { path: web, pathNot: `${web}platform/` },
  ),
];

const inModule = `${server}modules/`;
const leftwards = modules
  .slice(0, -1)
  .map((name, index) =>
    rule(
      `leftwards-${name}`,
      `A call that needs ${name} and a module to its right lives in the rightmost.`,
      { path: `${inModule}${name}/`, pathNot: tests },
      { path: `${server}(?:modules|schema)/(?:${modules.slice(index + 1).join('|')})(?:/|\\.ts$)` },
    ),
  );

const pure = '[a-z-]*(?:rules|policy|present)';
const moduleRules = [
  rule(
    'modules-meet-at-their-public-api',
    'index.ts is what a module promises; the rest is its own business.',
    { path: [`${inModule}([^/]+)/`, `${server}(?!modules/)`], pathNot: tests },
    { path: inModule, pathNot: [`${inModule}$1/`, `${inModule}[^/]+/index\\.ts$`] },
  ),
  rule(
    'module-has-its-place',
    'A new module is first given its place in the order above.',
    {},
    { path: `${inModule}(?!(?:${modules.join('|')})/)` },
  ),
  ...leftwards,
  rule(
    'only-stores-touch-tables',
    'All SQL of a domain stands in its store.',
    {
      path: '^apps/server/(?:src|seed)/',
      pathNot: [
        tests,
        String.raw`/[a-z-]*store[a-z-]*\.ts$`,
        `${server}(?:platform/db|schema|shared/sql)`,
      ],
    },
    { path: [`${server}schema/`, packages('drizzle-orm')] },
  ),
  rule(
    'pure-files-stay-pure',
    'Rules take what they need as arguments, time and chance too; they may name types of others.',
    { path: `${inModule}.*/${pure}\\.ts$` },
    {
      pathNot: [
        contract,
        `${inModule}.*/(?:${pure}|text)\\.ts$`,
        // The columns of a form, letters, patterns of searches, phone numbers and what of a wallet is unspent: functions
        // of their arguments alone.
        `${server}shared/(?:form-columns|letter-html|like|phone-number|unspent)\\.ts$`,
        // Of Temporal the calendar alone: what time it is they are told.
        packages('zod', 'temporal-polyfill'),
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'contract-rules-stay-pure',
    'Both ends run them.',
    { path: `${contract}${pureRooms}/`, pathNot: tests },
    { pathNot: contract, dependencyTypesNot: ['type-only'] },
  ),
];

const outside = ['fs', 'net', 'tls', 'http', 'https', 'http2', 'dgram', 'dns', 'child_process'];
const serverRules = [
  rule(
    'only-http-knows-fastify',
    'Modules are called with plain values and answer with plain values.',
    { path: server, pathNot: [tests, `${server}(?:http/|(?:app|main)\\.ts$)`] },
    { path: packages('fastify', '@fastify', 'qs') },
  ),
  rule(
    'only-platform-touches-the-world',
    'Disk, network, databases and native code are reached through src/platform.',
    { path: server, pathNot: [tests, `${server}platform/`] },
    {
      path: [
        `${node}(?:${outside.join('|')}|worker_threads)(?:/promises)?$`,
        packages('pg', '@electric-sql/pglite', 'nodemailer', 'sharp', '@node-rs/argon2'),
        packages('file-type', 'pino', 'pg-boss', '@aws-sdk', 'prom-client'),
      ],
    },
  ),
  rule(
    'platform-is-the-floor',
    'The platform serves every module and knows none.',
    { path: `${server}platform/`, pathNot: tests },
    { path: `${server}(?:modules|http)/` },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...betweenPackages, ...webRules, ...moduleRules, ...serverRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|coverage)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
