import { useUser } from '../../domains/people/use-user.ts';
import { late } from '../../ui/late.tsx';
import { ActingBanner } from './acting-banner.tsx';

// What it needs would otherwise be named in the code that every page begins with.
const ErasureBanner = late(() => import('./erasure-banner.tsx').then((code) => code.ErasureBanner));

/** What stands above every page: who is signed in as whom, or when the account is erased. */
export function Banner() {
  const user = useUser();
  if (user?.actingAdmin) return <ActingBanner />;
  return user?.erasesAt ? <ErasureBanner at={user.erasesAt} /> : null;
}
