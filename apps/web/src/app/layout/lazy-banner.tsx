import { useUser } from '../../domains/people/use-user.ts';
import { useLateCode } from './use-late-code.ts';

const load = () => import('./banner.tsx').then((module) => module.Banner);

/**
 * The banner of an administrator who is signed in as a student, and of whoever's account is to be
 * erased; nobody else fetches its code.
 */
export function LazyBanner() {
  const user = useUser();
  const Banner = useLateCode(load, Boolean(user?.actingAdmin || user?.erasesAt));
  return Banner && <Banner />;
}
