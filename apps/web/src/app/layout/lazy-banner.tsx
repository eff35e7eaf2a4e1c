import { useUser } from '../../domains/people/use-user.ts';
import { useLateCode } from './use-late-code.ts';

const load = () => import('./acting-banner.tsx').then((module) => module.ActingBanner);

/** The banner of an administrator who is signed in as a student; nobody else fetches its code. */
export function LazyBanner() {
  const Banner = useLateCode(load, Boolean(useUser()?.actingAdmin));
  return Banner && <Banner />;
}
