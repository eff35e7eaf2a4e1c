import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { amount, moment, optionalMoment, wireObject } from '../codecs.ts';

/** Further apart than this, in ms, machines do twice what one of them has claimed, or end what another began. */
export const MOST_CLOCK_OFFSET_MS = 2000;

/** How a part of the institute stands: what to do about it is in the words of its `reason`. */
const state = z.enum(['good', 'watch', 'act', 'unknown']);

/** Why nothing is known of a part: it did not answer in time, or reading it failed. */
const unknown = ['silent', 'unread'] as const;

/**
 * A part of the institute: how it stands and why, when it was last seen at work (null for never or not
 * known), and its figures, which are null where nothing is known.
 */
function part<const Reason extends string, Facts extends z.core.$ZodType>(
  reasons: readonly Reason[],
  facts: Facts,
) {
  return wireObject({
    state,
    reason: z.enum([...reasons, ...unknown]),
    seenAt: optionalMoment,
    facts: z.nullable(facts),
  });
}

/** The parts of the institute. */
const HealthParts = z.object({
  database: part(
    ['good', 'slow', 'clock'],
    wireObject({
      kind: z.enum(['postgres', 'embedded']),
      milliseconds: z.number(),
      /** How far the clock of the process that answers is before the database's; an older server leaves it out. */
      clockOffMs: z._default(z.number(), 0),
      bytes: z.number(),
    }),
  ),
  jobs: part(
    ['good', 'late', 'upkeep', 'failed'],
    wireObject({
      waiting: z.number(),
      running: z.number(),
      /** Of the last day, for the last time. */
      failed: z.number(),
      /** How long the first one waits that is due, in seconds. */
      late: z.number(),
      /** Queues of those that failed, and upkeep that did not end well. */
      names: z.array(z.string()),
    }),
  ),
  mail: part(
    ['good', 'outbox', 'stuck', 'failed'],
    wireObject({
      waiting: z.number(),
      /** Of those, tried in vain. */
      stuck: z.number(),
      failed: z.number(),
    }),
  ),
  storage: part(
    ['good', 'stopped', 'little', 'full'],
    wireObject({
      /** As the last sweep counted them. */
      files: z.number(),
      quarantined: z.number(),
      /** Of the disk below DATA_DIR. */
      freeBytes: z.number(),
      diskBytes: z.number(),
      /** The version of ffmpeg that makes sounds of recordings; empty for none, an older server leaves it out. */
      ffmpeg: z._default(z.string(), ''),
    }),
  ),
  backups: part(
    ['good', 'first', 'off', 'unproven', 'late', 'failed'],
    wireObject({
      provenAt: optionalMoment,
      /** What went wrong, for whoever runs the server; empty when nothing did. */
      problem: z.string(),
    }),
  ),
  books: part(
    ['good', 'stale', 'differences', 'unbalanced'],
    wireObject({
      /** Of the check: what has moved since then is not in it. */
      accounts: z.number(),
      transfers: z.number(),
      /** Transfers since the check, counted up to a thousand; an older server leaves it out. */
      since: z._default(z.number(), 0),
      /** On which the ledger and the card payment provider do not agree. */
      differences: z.number(),
    }),
  ),
  rewards: part(
    ['good', 'spent'],
    wireObject(
      { budgetKobo: amount, givenKobo: amount, waitingKobo: amount },
      { budgetKobo: 'budget', givenKobo: 'given', waitingKobo: 'waiting' },
    ),
  ),
  errors: part(
    ['good', 'some', 'many'],
    wireObject({
      count: z.number(),
      /** The newest first, at most twenty; words for whoever runs the server. */
      kinds: z.array(
        wireObject({
          message: z.string(),
          place: z.string(),
          firstAt: moment,
          lastAt: moment,
          count: z.number(),
        }),
      ),
    }),
  ),
});
export type HealthParts = z.output<typeof HealthParts>;

/** The name of a part. */
export type HealthPart = keyof HealthParts;

/** The figures of each part. */
export type HealthFacts = { [Name in HealthPart]: NonNullable<HealthParts[Name]['facts']> };

/**
 * Our own call: how the institute stands, part by part. It is answered also when a part is silent,
 * which then says so.
 */
export const getHealth = defineCall({
  name: 'getHealth',
  method: 'POST',
  path: '/adminActions.php',
  action: 'getHealth',
  actionIn: 'body',
  encoding: 'form',
  access: 'health.read',
  actor: 'admin_email',
  request: z.object({}),
  response: wireObject({
    checkedAt: moment,
    parts: HealthParts,
    /** People whose phone number is kept as it was typed, at most twenty named; an older server leaves it out. */
    phones: z._default(
      wireObject({
        count: z.number(),
        first: z.array(wireObject({ id: z.number(), name: z.string(), phone: z.string() })),
      }),
      { count: 0, first: [] },
    ),
  }),
});
