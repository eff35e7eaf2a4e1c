import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './db.ts';
import { type Gauges, readGauges } from './gauges-store.ts';

/** Seconds. Most calls take a few milliseconds; uploads and exports take minutes. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** What a process counts of itself, in the text format of Prometheus. */
export interface Metrics {
  /** Notes a request that was answered: which call, `2xx` and the like, and how long it took. */
  observe(call: string, status: string, seconds: number): void;
  /** All of it as text, with the books and the jobs as they are now. */
  read(): Promise<string>;
  /** The type of that text. */
  readonly contentType: string;
}

/** Begins to count. */
export function makeMetrics(db: Database): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'institute_request_seconds',
    help: 'How long requests took, by call and kind of answer.',
    labelNames: ['call', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  const show = contentGauges(registry);
  return {
    contentType: registry.contentType,
    observe: (call, status, seconds) => durations.observe({ call, status }, seconds),
    async read() {
      show(await readGauges(db));
      return registry.metrics();
    },
  };
}

/** Gauges of what the database holds, set anew for each reader. */
function contentGauges(registry: Registry): (gauges: Gauges) => void {
  const registers = [registry];
  const accounts = new Gauge({
    name: 'institute_ledger_balance_kobo',
    help: 'Balance of each of the institute’s own accounts in kobo.',
    labelNames: ['account'] as const,
    registers,
  });
  const wallets = new Gauge({
    name: 'institute_ledger_wallets_kobo',
    help: 'What all wallets hold together in kobo: all balances sum to zero.',
    registers,
  });
  const jobs = new Gauge({
    name: 'institute_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'] as const,
    registers,
  });
  const backups = new Gauge({
    name: 'institute_backup_seconds',
    help: 'When the newest backup of a kind was made, in seconds since 1970; 0 for none.',
    labelNames: ['kind'] as const,
    registers,
  });
  const isWell = new Gauge({
    name: 'institute_upkeep_well',
    help: 'Whether the last run of some upkeep ended well: 0 when a person has to look.',
    labelNames: ['name'] as const,
    registers,
  });
  const ranAt = new Gauge({
    name: 'institute_upkeep_seconds',
    help: 'When some upkeep last ran, in seconds since 1970.',
    labelNames: ['name'] as const,
    registers,
  });
  const figures = new Gauge({
    name: 'institute_upkeep_figure',
    help: 'Numbers of the last run of some upkeep, such as files in quarantine.',
    labelNames: ['name', 'figure'] as const,
    registers,
  });
  return (gauges) => {
    for (const one of gauges.upkeep) {
      const { name } = one;
      isWell.set({ name }, one.isWell ? 1 : 0);
      ranAt.set({ name }, one.ranAt.getTime() / 1000);
      for (const [figure, number] of Object.entries(one.figures))
        figures.set({ name, figure }, number);
    }
    accounts.reset();
    for (const { kind, kobo } of gauges.accounts) accounts.set({ account: kind }, kobo);
    wallets.set(gauges.accounts.reduce((sum, { kobo }) => sum - kobo, 0));
    for (const kind of ['good', 'proven'] as const) {
      backups.set({ kind }, (gauges.backups[kind]?.getTime() ?? 0) / 1000);
    }
    jobs.reset();
    for (const { queue, state, count } of gauges.jobs) jobs.set({ queue, state }, count);
  };
}
