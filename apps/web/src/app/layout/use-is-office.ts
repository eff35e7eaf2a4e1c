import { routes } from '@institute/contract/routes';
import { useLocation } from 'react-router';
import { useCan } from '../../domains/auth/use-actor.ts';

/** Whether the page in view is of the office, which has a navigation of its own. */
export function useIsOffice(): boolean {
  const { pathname } = useLocation();
  return useCan('office.enter') && pathname.startsWith(routes.office.path);
}
