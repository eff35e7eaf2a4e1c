import * as z from 'zod/mini';
import type { Person } from '../people/students-model.ts';

/** What another screen hands to the certificates along with their address: students to be given one. */
const People = z.object({
  certify: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
});

/** The same for a class, of whose members those who finished are meant. */
const OfClass = z.object({ certifyClass: z.object({ id: z.number(), name: z.string() }) });

/** Whom another screen has sent along: students, or a class, or nobody. */
export interface Handed {
  people: readonly Person[];
  finished: { id: number; name: string } | null;
}

export const nobodyHanded: Handed = { people: [], finished: null };

/** Students that one assignment names by themselves: a form has at most 5,000 fields. */
export const MAX_CERTIFIED = 4_000;

/** The state of a navigation to the certificates that brings students along. */
export const certifyState = (people: readonly Person[]) => ({
  certify: people.map(({ id, name, email }) => ({ id, name, email })),
});

/** The state of a navigation to the certificates that brings those along who finished a class. */
export const certifyClassState = (id: number, name: string) => ({ certifyClass: { id, name } });

/** Whom a navigation brought along. */
export function handedIn(state: unknown): Handed {
  const people = z.safeParse(People, state);
  const ofClass = z.safeParse(OfClass, state);
  return {
    people: people.success ? people.data.certify : [],
    finished: ofClass.success ? ofClass.data.certifyClass : null,
  };
}

export const isHanded = ({ people, finished }: Handed) => people.length > 0 || finished !== null;
