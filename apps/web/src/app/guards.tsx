import { pathTo } from '@institute/contract/routes';
import type { ReactNode } from 'react';
import { useCan } from '../domains/auth/use-actor.ts';
import { Redirect } from '../platform/redirect.tsx';

/**
 * Lets through whoever works in the office, or teaches a class, whom the office shows what is theirs
 * there; anybody else goes to the dashboard.
 */
export function RequireOffice({ children }: { children: ReactNode }) {
  const [works, teaches] = [useCan('office.enter'), useCan('teaching.enter')];
  return works || teaches ? children : <Redirect to={pathTo('dashboard')} />;
}
