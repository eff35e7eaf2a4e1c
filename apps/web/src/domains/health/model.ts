import type { DataOf } from '@institute/contract/call';
import type { getHealth, HealthPart, HealthParts } from '@institute/contract/health';
import { koboOf } from '@institute/contract/money';
import { dateOfUnix } from '../../platform/decode.ts';

export type { HealthPart };

/** How a part stands. */
export type HealthState = HealthParts[HealthPart]['state'];

/** Why a part stands as it does. */
export type HealthReason<Name extends HealthPart> = HealthParts[Name]['reason'];

/** An error that came again and again. */
export interface ErrorKind {
  /** Empty for what was too many kinds to tell apart. */
  message: string;
  place: string;
  firstAt: Date | null;
  lastAt: Date | null;
  count: number;
}

/** The figures of each part. */
export interface HealthFacts {
  database: { kind: 'postgres' | 'embedded'; milliseconds: number; bytes: number };
  jobs: { waiting: number; running: number; failed: number; late: number; names: string[] };
  mail: { waiting: number; stuck: number; failed: number };
  storage: { files: number; quarantined: number; freeBytes: number; diskBytes: number };
  backups: { provenAt: Date | null; problem: string };
  books: { accounts: number; transfers: number; differences: number };
  rewards: { budgetKobo: number; givenKobo: number; waitingKobo: number };
  errors: { count: number; kinds: ErrorKind[] };
}

/** A part of the institute. */
export interface PartHealth<Name extends HealthPart = HealthPart> {
  name: Name;
  state: HealthState;
  reason: HealthReason<Name>;
  /** When it was last seen at work; null for never, or when that is not known. */
  seenAt: Date | null;
  /** Null where nothing is known. */
  facts: HealthFacts[Name] | null;
}

/** How the institute stands, in the order in which it is told. */
export interface Health {
  checkedAt: Date | null;
  parts: { [Name in HealthPart]: PartHealth<Name> };
}

/** The parts in which somebody must do something, or of which nothing is known. */
export function needingAction({ parts }: Health): HealthPart[] {
  return Object.values(parts)
    .filter(({ state }) => state === 'act' || state === 'unknown')
    .map(({ name }) => name);
}

type WireFacts<Name extends HealthPart> = NonNullable<HealthParts[Name]['facts']>;

function partOf<Name extends HealthPart>(
  name: Name,
  wire: HealthParts[Name],
  read: (facts: WireFacts<Name>) => HealthFacts[Name],
): PartHealth<Name> {
  const { state, reason, seen_at, facts } = wire;
  return {
    name,
    state,
    reason,
    seenAt: dateOfUnix(seen_at),
    facts: facts === null ? null : read(facts as WireFacts<Name>),
  };
}

const asIs = <Facts>(facts: Facts) => facts;

export function healthOf({ checked_at, parts }: DataOf<typeof getHealth>): Health {
  return {
    checkedAt: dateOfUnix(checked_at),
    parts: {
      database: partOf('database', parts.database, asIs),
      jobs: partOf('jobs', parts.jobs, asIs),
      mail: partOf('mail', parts.mail, asIs),
      storage: partOf('storage', parts.storage, (facts) => ({
        files: facts.files,
        quarantined: facts.quarantined,
        freeBytes: facts.free_bytes,
        diskBytes: facts.disk_bytes,
      })),
      backups: partOf('backups', parts.backups, ({ proven_at, problem }) => ({
        provenAt: dateOfUnix(proven_at),
        problem,
      })),
      books: partOf('books', parts.books, asIs),
      rewards: partOf('rewards', parts.rewards, ({ budget, given, waiting }) => ({
        budgetKobo: koboOf(budget),
        givenKobo: koboOf(given),
        waitingKobo: koboOf(waiting),
      })),
      errors: partOf('errors', parts.errors, ({ count, kinds }) => ({
        count,
        kinds: kinds.map(({ first_at, last_at, ...kind }) => ({
          ...kind,
          firstAt: dateOfUnix(first_at),
          lastAt: dateOfUnix(last_at),
        })),
      })),
    },
  };
}
