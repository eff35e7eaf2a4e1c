import type { AdminPage } from '../nav-entries.ts';

/** The page that each letter after a G names. */
export const goPages: Readonly<Record<string, AdminPage>> = {
  d: 'office',
  s: 'students',
  c: 'managedClasses',
  w: 'week',
  p: 'payments',
  e: 'exams',
  h: 'handIns',
  m: 'sentMessages',
  q: 'questions',
  t: 'claims',
  o: 'owing',
};
