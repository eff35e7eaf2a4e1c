import type { HealthFacts, HealthPart, HealthParts } from '@institute/contract/health/health';
import type { Reading, Readings } from './read-health.ts';
import type { PartFacts } from './readers.ts';
import { type ReasonOf, reasons, states } from './rules.ts';

type Presented<Name extends HealthPart> = { seenAt: Date | null; facts: HealthFacts[Name] };

/** The figures of each part as they are shown, and when it was last seen at work. */
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
  storage: ({ files, quarantined, freeBytes, diskBytes, sweptAt, ffmpeg }) => ({
    seenAt: sweptAt,
    facts: { files, quarantined, freeBytes, diskBytes, ffmpeg },
  }),
  backups: ({ lastGoodAt, lastProvenAt, problem }) => ({
    seenAt: lastGoodAt,
    facts: { provenAt: lastProvenAt, problem: problem ?? '' },
  }),
  books: ({ checkedAt, accounts, transfers, differences, since }) => ({
    seenAt: checkedAt,
    facts: { accounts, transfers, differences, since },
  }),
  rewards: ({ seenAt, budget, given, waiting }) => ({
    seenAt,
    facts: { budgetKobo: budget, givenKobo: given, waitingKobo: waiting },
  }),
  errors: ({ total, kinds }) => ({
    seenAt: kinds[0]?.lastAt ?? null,
    facts: { count: total, kinds },
  }),
};

/** All parts as they are shown. */
export function presentParts(readings: Readings): HealthParts {
  const names = Object.keys(presenters) as HealthPart[];
  const parts = names.map((name) => [name, presentPart(name, readings[name])]);
  return Object.fromEntries(parts) as HealthParts;
}

function presentPart<Name extends HealthPart>(name: Name, reading: Reading<Name>) {
  const state = (reason: ReasonOf<Name>) => states[name][reason];
  if ('reason' in reading) {
    const { reason } = reading;
    return { state: state(reason), reason, seenAt: null, facts: null };
  }
  const reason = reasons[name](reading.facts);
  const { seenAt, facts } = presenters[name](reading.facts);
  // For as long as the owner is told of it, it is no passing trouble.
  const isLasting = 'isAway' in reading.facts && reading.facts.isAway && reason === 'stuck';
  return { state: isLasting ? 'act' : state(reason), reason, seenAt, facts };
}
