import { unixOf } from '@institute/contract/fields';
import type { HealthPart, HealthParts } from '@institute/contract/health';
import { nairaNumber } from '@institute/contract/money';
import type { Reading, Readings } from './read-health.ts';
import type { PartFacts } from './readers.ts';
import { type ReasonOf, reasons, states } from './rules.ts';

type Shown<Name extends HealthPart> = NonNullable<HealthParts[Name]['facts']>;
type Presented<Name extends HealthPart> = { seenAt: Date | null; facts: Shown<Name> };

/** The figures of each part as the wire has them, and when it was last seen at work. */
const presenters: { [Name in HealthPart]: (facts: PartFacts[Name]) => Presented<Name> } = {
  database: ({ seenAt, ...facts }) => ({ seenAt, facts }),
  jobs: ({ lastDoneAt, lateSeconds, failedQueues, unwell, waiting, running, failed }) => ({
    seenAt: lastDoneAt,
    facts: { waiting, running, failed, late: lateSeconds, names: [...unwell, ...failedQueues] },
  }),
  mail: ({ lastSentAt, waiting, stuck, failed }) => ({
    seenAt: lastSentAt,
    facts: { waiting, stuck, failed },
  }),
  storage: ({ files, quarantined, freeBytes, diskBytes, sweptAt }) => ({
    seenAt: sweptAt,
    facts: { files, quarantined, free_bytes: freeBytes, disk_bytes: diskBytes },
  }),
  backups: ({ lastGoodAt, lastProvenAt, problem }) => ({
    seenAt: lastGoodAt,
    facts: { proven_at: unixOf(lastProvenAt), problem: problem ?? '' },
  }),
  books: ({ checkedAt, accounts, transfers, differences }) => ({
    seenAt: checkedAt,
    facts: { accounts, transfers, differences },
  }),
  rewards: ({ seenAt, budget, given, waiting }) => ({
    seenAt,
    facts: {
      budget: nairaNumber(budget),
      given: nairaNumber(given),
      waiting: nairaNumber(waiting),
    },
  }),
  errors: ({ total, kinds }) => ({
    seenAt: kinds[0]?.lastAt ?? null,
    facts: {
      count: total,
      kinds: kinds.map(({ message, place, firstAt, lastAt, count }) => ({
        message,
        place,
        first_at: unixOf(firstAt),
        last_at: unixOf(lastAt),
        count,
      })),
    },
  }),
};

/** All parts as the wire has them. */
export function presentParts(readings: Readings): HealthParts {
  const names = Object.keys(presenters) as HealthPart[];
  const parts = names.map((name) => [name, presentPart(name, readings[name])]);
  return Object.fromEntries(parts) as HealthParts;
}

function presentPart<Name extends HealthPart>(name: Name, reading: Reading<Name>) {
  const state = (reason: ReasonOf<Name>) => states[name][reason];
  if ('reason' in reading) {
    const { reason } = reading;
    return { state: state(reason), reason, seen_at: 0, facts: null };
  }
  const reason = reasons[name](reading.facts);
  const { seenAt, facts } = presenters[name](reading.facts);
  return { state: state(reason), reason, seen_at: unixOf(seenAt), facts };
}
