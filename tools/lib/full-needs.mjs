import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBinaries } from '../postgres.mjs';
import { firefoxPackages, webkitPackages } from './engine-packages.mjs';
import { failoverPackages } from './failover-packages.mjs';

/*
 * What a machine must have beyond `npm test`: for test:all, which leaves out what it cannot run, and for the
 * proofs of promises in full, of which one would fail, perhaps hours after the beginning.
 */

/** @typedef {ReturnType<typeof import('./promises.mjs').askedBy>} Proofs */

/** Programs of other people, as Debian's packages bring them, by the proof that runs them. */
const programs = {
  slow: { slowhttptest: '/usr/bin/slowhttptest' },
  injection: { sqlmap: '/usr/bin/sqlmap' },
  failover: failoverPackages,
  'apps/server/src/modules/messages/mail/postfix.test.ts': { postfix: '/usr/sbin/postfix' },
};

/** Proofs that only root can make: namespaces, a disk of its own, a mail server of several users. */
const byRoot = [
  'kill',
  'silence',
  'apps/server/src/platform/folder-lock.test.ts',
  'apps/server/src/modules/messages/mail/postfix.test.ts',
];

/** This machine. */
const here = {
  isThere: existsSync,
  isRoot: () => process.getuid?.() === 0,
  canUnshare: () => spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0,
  hasPostgres: () => findBinaries() !== undefined,
};

/**
 * What is missing on this machine for some proofs in full, as one line; '' when all is there.
 * @param {Proofs} proofs @param {typeof here} [machine]
 */
export function missingInFull({ faults, tests }, machine = here) {
  const asked = [...faults, ...tests];
  const wanted = asked.flatMap((name) =>
    Object.entries(programs).flatMap(([proof, own]) => (proof === name ? Object.entries(own) : [])),
  );
  const packages = wanted.filter(([, path]) => !machine.isThere(path)).map(([name]) => name);
  if (asked.length > 0 && !machine.hasPostgres()) packages.push('postgresql');
  const needsRoot = asked.some((name) => byRoot.includes(name));
  const isRoot = machine.isRoot();
  // Root may be without it, in a container that keeps it to itself.
  const isAlone = needsRoot && isRoot && !machine.canUnshare();
  if (isAlone) packages.push('util-linux (unshare, allowed to make PID namespaces)');
  const missing = [
    ...(needsRoot && !isRoot ? ['root'] : []),
    ...(packages.length > 0 ? [`of Debian's packages: ${packages.join(', ')}`] : []),
  ];
  return missing.join(', and ');
}

/** What the deployment files are held against, what the short faults of test:all drive, and other browsers. */
const forAll = {
  ...firefoxPackages,
  ...webkitPackages,
  ...failoverPackages,
  ...programs.injection,
  ...programs['apps/server/src/modules/messages/mail/postfix.test.ts'],
  caddy: '/usr/bin/caddy',
  'nginx-light': '/usr/sbin/nginx',
  systemd: '/usr/bin/systemd-analyze',
  prometheus: '/usr/bin/promtool',
};

/** What of `npm run test:all` this machine has not, as one line; '' when all is there. @param {typeof here} [machine] */
export function missingForAll(machine = here) {
  const packages = Object.entries(forAll).filter(([, path]) => !machine.isThere(path));
  return packages.length > 0 ? `Debian's packages ${packages.map(([name]) => name).join(' ')}` : '';
}
