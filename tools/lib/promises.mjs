import { namesIn } from './rings.mjs';

/*
 * What the institute promises, and what proves each promise: faults of bench/faults, and tests by
 * their files. `npm run promises` asks them all; `npm test` asks those without a mark and prints the
 * same lines from what ran, `npm run test:all` from everything.
 */

/**
 * What proves a promise; `full` are faults that are asked in full alone.
 * @typedef {{ words: string, faults?: string[], full?: string[], tests?: string[], journeys?: string[] }} Proof
 * @typedef {{ name: string, on: string, ok: boolean, said: string }} FaultResult
 * @typedef {import('./report.mjs').TestResult} TestResult
 * @typedef {{ number: number, words: string, state: 'kept' | 'broken' | 'not asked' | 'not made', figure: string }} Verdict
 */

const server = (/** @type {string} */ path) => `apps/server/${path}`;
const module = (/** @type {string} */ path) => server(`src/modules/${path}`);

/** By number. One without proof is not made yet. @type {Record<number, Proof>} */
export const promises = {
  1: {
    words: 'The embedded database loses nothing that was acknowledged, and has one opener',
    faults: ['kill'],
    tests: [server('src/platform/folder-lock.test.ts')],
  },
  2: {
    words: 'PostgreSQL loses nothing that was acknowledged',
    faults: ['kill', 'database'],
    tests: [server('src/platform/db.test.ts')],
  },
  3: {
    words: 'Debits equal credits, balances are sums, postings never change',
    faults: ['kill', 'webhooks', 'database'],
    tests: [
      module('ledger/post.test.ts'),
      module('payments/checkout/arrivals.test.ts'),
      module('ledger/history.test.ts'),
    ],
  },
  4: { words: 'One reference credits once', faults: ['webhooks'] },
  5: { words: 'A forged payment credits nothing', faults: ['forgery'] },
  6: { words: 'A wallet never overdraws', tests: [module('classes/enrolling/enrol.test.ts')] },
  7: {
    words: 'Every action is authorised',
    tests: [
      server('test/access-sweep.test.ts'),
      server('test/class-abilities.test.ts'),
      server('test/teacher-sweep.test.ts'),
      server('test/actor-sweep.test.ts'),
      server('test/asking-again.test.ts'),
    ],
  },
  8: {
    words: 'No input makes a server error',
    faults: ['injection @all'],
    tests: [server('test/bad-input.test.ts'), server('test/mutated-requests.test.ts @all')],
  },
  9: { words: 'No stored script runs', journeys: ['e2e/hostile-text.test.ts'] },
  10: {
    words: 'Uploads are inert',
    faults: ['pictures @all'],
    tests: [
      server('src/http/uploads.test.ts'),
      server('src/http/resumable.test.ts'),
      server('src/http/files.test.ts'),
    ],
  },
  11: {
    words: 'Guessing is throttled and the owner is never locked out',
    faults: ['guessing'],
    tests: [module('auth/devices/known-device.test.ts'), module('auth/codes/mailed-codes.test.ts')],
  },
  12: {
    words: 'Sessions die at once',
    faults: ['sessions', 'restore @all'],
    tests: [module('auth/sessions/manage-sessions.test.ts')],
  },
  13: {
    words: 'Login-as is bounded',
    tests: [
      server('test/actor-sweep.test.ts'),
      module('people/students/manage-students.test.ts'),
      module('auth/sessions/end-login-as.test.ts'),
      module('payments/checkout/card-payment.test.ts'),
    ],
  },
  14: {
    words: 'The quiz cannot be farmed',
    faults: ['farming @all'],
    tests: [
      module('game/claim-reward.test.ts'),
      module('game/rewards-for-people.test.ts'),
      module('auth/verification/rewards.test.ts'),
    ],
  },
  15: {
    words: 'Referrals cannot be farmed',
    faults: ['farming @all'],
    tests: [module('auth/verification/rewards.test.ts'), module('game/rewards-for-people.test.ts')],
  },
  16: {
    words: 'Answer keys stay secret',
    tests: [
      module('exams/sitting/view-lesson.test.ts'),
      module('exams/sitting/exam-keys.test.ts'),
      module('exams/sitting/exam-exercises.test.ts'),
      module('exams/sitting/rules.test.ts'),
      module('exams/sitting/exam-draw.test.ts'),
      module('exams/sitting/attempts.test.ts'),
      module('words/review/exercise-cards.test.ts'),
      module('game/open-round.test.ts'),
    ],
  },
  17: {
    words: 'Slow clients are harmless',
    faults: ['slow @all'],
    tests: [server('src/http/clients.test.ts')],
  },
  18: {
    words: 'A dependency that fails or goes silent is an honest 503',
    faults: ['silence @all', 'database'],
    tests: [
      server('src/platform/db-postgres.test.ts'),
      server('src/platform/push.test.ts'),
      server('src/platform/mail.test.ts'),
    ],
  },
  19: {
    words: 'Mail is neither lost nor doubled',
    full: ['mail'],
    tests: [
      server('src/platform/mail.test.ts'),
      module('messages/mail/deliver-mail.test.ts'),
      module('messages/mail/postfix.test.ts @all'),
    ],
  },
  20: {
    words: 'Nothing is injected by export or mail',
    tests: [
      module('payments/history/export-payments.test.ts'),
      server('src/platform/csv.test.ts'),
      server('src/platform/mail.test.ts'),
      module('messages/unsubscribing/unsubscribing.test.ts'),
    ],
  },
  21: {
    words: 'A backup restores',
    faults: ['restore @all'],
    tests: [
      server('src/platform/backup/backup.test.ts'),
      server('src/platform/backup/prove.test.ts @all'),
      module('backups/backups.test.ts'),
      server('src/cli/dump.test.ts @all'),
    ],
  },
  22: {
    words: 'Nothing is swept that may be somebody’s',
    tests: [server('src/sweep-files.test.ts')],
  },
  23: {
    words: 'An update runs beside its predecessor',
    faults: ['update @all'],
    tests: ['tools/lib/migration-rules.test.mjs', server('src/platform/db-schema.test.ts')],
  },
  24: {
    words: 'A machine may die',
    faults: ['database', 'failover @all'],
    tests: [server('src/platform/db-postgres.test.ts')],
  },
  25: {
    words: 'Logs and files keep secrets',
    faults: ['secrets'],
    tests: [server('src/platform/log.test.ts'), server('src/platform/private-files.test.ts')],
  },
  26: {
    words: 'What is mine I can take and erase',
    tests: [
      module('privacy/my-data.test.ts'),
      module('privacy/make-copy.test.ts'),
      module('privacy/erasure/erasure.test.ts'),
    ],
  },
};

/**
 * The proofs of some promises, each once.
 * @param {readonly number[]} numbers
 * @param {{ isFull?: boolean, isAll?: boolean }} [how] without `isAll` those of the inner ring
 */
export function proofsOf(numbers, { isFull = false, isAll = true } = {}) {
  const all = (/** @type {'faults' | 'full' | 'tests' | 'journeys'} */ kind) =>
    namesIn(
      numbers.flatMap((number) => promises[number]?.[kind] ?? []),
      isAll,
    );
  const faults = [...all('faults'), ...(isFull ? all('full') : [])];
  const once = (/** @type {string[]} */ names) => [...new Set(names)];
  return { faults: once(faults), tests: once(all('tests')), journeys: once(all('journeys')) };
}

/**
 * Tests that passed nowhere: on the other database too, where they ran on both.
 * @param {readonly TestResult[]} tests
 */
function leftOut(tests) {
  const passed = new Set(
    tests.filter(({ status }) => status === 'passed').map(({ file, title }) => `${file} ${title}`),
  );
  return tests.filter(
    ({ file, title, status }) => status === 'skipped' && !passed.has(`${file} ${title}`),
  );
}

/**
 * Whether a promise holds, by what ran. It is kept when everything that proves it in that ring ran and
 * passed; in full no test of it may have been left out.
 * @param {number} number
 * @param {{ tests: readonly TestResult[], faults: readonly FaultResult[], isFull?: boolean, isAll?: boolean }} ran
 * @returns {Verdict}
 */
export function judge(number, ran) {
  const { words = '' } = promises[number] ?? {};
  const { faults, tests, journeys } = proofsOf([number], ran);
  const files = [...tests, ...journeys];
  const verdict = (/** @type {Verdict['state']} */ state, figure = '') => ({
    number,
    words,
    state,
    figure,
  });
  if (faults.length + files.length === 0) return verdict('not made');
  const own = ran.tests.filter(({ file }) => files.includes(file));
  const asked = ran.faults.filter(({ name }) => faults.includes(name));
  const failed = [
    ...own.filter(({ status }) => status === 'failed').map(({ title }) => title),
    ...asked.filter(({ ok }) => !ok).map(({ name, on }) => `${name} on ${on}`),
  ];
  if (failed.length > 0) return verdict('broken', failed.join('; '));
  const missing = [
    ...files.filter((file) => !own.some((test) => test.file === file && test.status === 'passed')),
    ...faults.filter((name) => !asked.some((fault) => fault.name === name)),
    ...(ran.isFull ? leftOut(own).map(({ title }) => title) : []),
  ];
  if (missing.length > 0) return verdict('not asked', missing.join(', '));
  const passed = own.filter(({ status }) => status === 'passed').length;
  const figures = asked.map(({ on, said }) => `${on}: ${said}`);
  return verdict('kept', [...figures, ...(passed > 0 ? [`${passed} tests`] : [])].join('; '));
}

/** A verdict as a line. @param {Verdict} verdict */
export const lineOf = ({ number, words, state, figure }) =>
  `${String(number).padStart(2)}  ${state.padEnd(9)}  ${words}${figure ? ` (${figure})` : ''}`;
