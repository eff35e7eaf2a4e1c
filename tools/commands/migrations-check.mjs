import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationFaults } from '../lib/migration-rules.mjs';
import { inRoot } from '../lib/root.mjs';

/** The last migration before which everything was stopped (docs/upgrades.md). */
const LAST_STOPPED = '0005_second_factor.sql';

/** Refuses migrations that do not run beside the version before them. */
export async function main() {
  const folder = inRoot('apps', 'server', 'migrations');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > LAST_STOPPED);
  const faults = files.flatMap((name) =>
    migrationFaults(readFileSync(join(folder, name), 'utf8')).map((fault) => `${name} ${fault}`),
  );
  for (const fault of faults) console.error(`apps/server/migrations/${fault}`);
  return faults.length > 0 ? 1 : 0;
}
