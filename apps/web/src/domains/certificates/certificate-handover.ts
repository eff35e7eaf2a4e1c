import * as z from 'zod/mini';
import type { Person } from '../people/students-model.ts';

/** What another screen hands to the certificates along with their address: students to be given one. */
const Handover = z.object({
  certify: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
});

/** Students that one assignment names by themselves: a form has at most 5,000 fields. */
export const MAX_CERTIFIED = 4_000;

/** The state of a navigation to the certificates that brings students along. */
export const certifyState = (people: readonly Person[]) => ({
  certify: people.map(({ id, name, email }) => ({ id, name, email })),
});

/** The students a navigation brought along. */
export function peopleToCertify(state: unknown): readonly Person[] {
  const read = z.safeParse(Handover, state);
  return read.success ? read.data.certify : [];
}
