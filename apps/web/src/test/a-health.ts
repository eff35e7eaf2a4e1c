import type { WireOf } from '@institute/contract/call';
import type { getHealth } from '@institute/contract/health/health';

type Wire = WireOf<typeof getHealth>;

/** A moment of a Friday. */
export const healthTime = new Date('2026-11-20T12:00:00Z').getTime() / 1000;
const well = { state: 'good', reason: 'good', seen_at: healthTime } as const;

/** An institute that is well, but for what is said. */
export function aHealth(changes: Partial<Wire['parts']> = {}): Wire {
  return {
    checked_at: healthTime,
    phones: { count: 0, first: [] },
    parts: {
      database: {
        ...well,
        facts: { kind: 'postgres', milliseconds: 4, clock_off_ms: 0, bytes: 120_000_000 },
      },
      jobs: { ...well, facts: { waiting: 12, running: 1, failed: 0, late: 0, names: [] } },
      mail: { ...well, facts: { waiting: 0, stuck: 0, failed: 0 } },
      storage: {
        ...well,
        facts: {
          files: 321,
          quarantined: 2,
          free_bytes: 12_000_000_000,
          disk_bytes: 40_000_000_000,
        },
      },
      backups: { ...well, facts: { proven_at: healthTime - 36_000, problem: '' } },
      books: { ...well, facts: { accounts: 55, transfers: 910, differences: 0, since: 0 } },
      rewards: { ...well, facts: { budget: 20_000, given: 300, waiting: 0 } },
      errors: { ...well, seen_at: 0, facts: { count: 0, kinds: [] } },
      ...changes,
    },
  };
}
