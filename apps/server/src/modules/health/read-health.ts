import type { HealthPart } from '@institute/contract/health/health';
import type { Services } from '../../context.ts';
import { timeLimits, within } from '../../platform/time-limits.ts';
import { type PartFacts, readers } from './readers.ts';

/** What is known of a part: its facts, or why there are none. */
export type Reading<Name extends HealthPart> =
  | { facts: PartFacts[Name] }
  | { facts: null; reason: 'silent' | 'unread' };

/** What is known of all parts. */
export type Readings = { [Name in HealthPart]: Reading<Name> };

const readings = new WeakMap<object, Promise<Readings>>();

/**
 * Reads every part at once, each within its time limit: one that hangs says so and holds up no
 * other. All who ask meanwhile are given the same, so that a silent part is asked once.
 */
export function readHealth(services: Services): Promise<Readings> {
  const { db } = services;
  const reading = readings.get(db) ?? readAll(services).finally(() => readings.delete(db));
  readings.set(db, reading);
  return reading;
}

async function readAll(services: Services): Promise<Readings> {
  const names = Object.keys(readers) as HealthPart[];
  const parts = names.map(async (name) => [name, await readPart(services, name)] as const);
  return Object.fromEntries(await Promise.all(parts)) as Readings;
}

async function readPart<Name extends HealthPart>(
  services: Services,
  name: Name,
): Promise<Reading<Name>> {
  const read = readers[name] as (services: Services) => Promise<PartFacts[Name]>;
  const facts = read(services).then(
    (found) => ({ facts: found }),
    (error: unknown) => {
      // No error of the log: counted, it would keep the page at red that shows it.
      services.log.warn({ err: error, part: name }, 'a part of the health could not be read');
      return { facts: null, reason: 'unread' as const };
    },
  );
  return within(timeLimits.healthPart, facts, { facts: null, reason: 'silent' as const });
}
