import { reachOf } from '@institute/contract/auth/abilities';
import { useActor, useCan } from '../domains/auth/use-actor.ts';
import { type AdminEntry, adminEntries } from './nav-entries.ts';

/** What teachers reach of them; their way to the rest is Teaching. */
const taught = new Set<AdminEntry['page']>(['exams', 'handIns', 'questions', 'managedLetters']);

/** The entries of the office that whoever is signed in may open. */
export function useEntries(): readonly AdminEntry[] {
  const actor = useActor();
  const isOffice = useCan('office.enter');
  if (!actor) return [];
  return adminEntries.filter(
    ({ page, ability }) => reachOf(actor, ability) !== 'none' && (isOffice || taught.has(page)),
  );
}
