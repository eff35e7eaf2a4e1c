import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** How a part of the institute stands: what to do about it is in the words of its `reason`. */
const state = z.enum(['good', 'watch', 'act', 'unknown']);

/** Why nothing is known of a part: it did not answer in time, or reading it failed. */
const unknown = ['silent', 'unread'] as const;

/**
 * A part of the institute: how it stands and why, when it was last seen at work (unix seconds, 0 for
 * never or not known), and its figures, which are null where nothing is known.
 */
function part<const Reason extends string, Facts extends z.core.$ZodLooseShape>(
  reasons: readonly Reason[],
  facts: Facts,
) {
  return z.object({
    state,
    reason: z.enum([...reasons, ...unknown]),
    seen_at: z.number(),
    facts: z.nullable(z.object(facts)),
  });
}

/** The parts of the institute. Amounts are naira, times unix seconds. */
const HealthParts = z.object({
  database: part(['good', 'slow'], {
    kind: z.enum(['postgres', 'embedded']),
    milliseconds: z.number(),
    bytes: z.number(),
  }),
  jobs: part(['good', 'late', 'upkeep', 'failed'], {
    waiting: z.number(),
    running: z.number(),
    /** Of the last day, for the last time. */
    failed: z.number(),
    /** How long the first one waits that is due, in seconds. */
    late: z.number(),
    /** Queues of those that failed, and upkeep that did not end well. */
    names: z.array(z.string()),
  }),
  mail: part(['good', 'outbox', 'stuck', 'failed'], {
    waiting: z.number(),
    /** Of those, tried in vain. */
    stuck: z.number(),
    failed: z.number(),
  }),
  storage: part(['good', 'stopped', 'little', 'full'], {
    /** As the last sweep counted them. */
    files: z.number(),
    quarantined: z.number(),
    /** Of the disk below DATA_DIR. */
    free_bytes: z.number(),
    disk_bytes: z.number(),
  }),
  backups: part(['good', 'first', 'off', 'unproven', 'late', 'failed'], {
    proven_at: z.number(),
    /** What went wrong, for whoever runs the server; empty when nothing did. */
    problem: z.string(),
  }),
  books: part(['good', 'stale', 'differences', 'unbalanced'], {
    accounts: z.number(),
    transfers: z.number(),
    /** On which the ledger and the card payment provider do not agree. */
    differences: z.number(),
  }),
  rewards: part(['good', 'spent'], {
    budget: z.number(),
    given: z.number(),
    waiting: z.number(),
  }),
  errors: part(['good', 'some', 'many'], {
    count: z.number(),
    /** The newest first, at most twenty; words for whoever runs the server. */
    kinds: z.array(
      z.object({
        message: z.string(),
        place: z.string(),
        first_at: z.number(),
        last_at: z.number(),
        count: z.number(),
      }),
    ),
  }),
});
export type HealthParts = z.output<typeof HealthParts>;

/** The name of a part. */
export type HealthPart = keyof HealthParts;

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
  response: z.object({ checked_at: z.number(), parts: HealthParts }),
});
