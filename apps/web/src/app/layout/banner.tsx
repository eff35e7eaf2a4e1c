import { useUser } from '../../domains/auth/use-user.ts';
import { ActingBanner } from './acting-banner.tsx';
import { ErasureBanner } from './erasure-banner.tsx';

/** What stands above every page: who is signed in as whom, or when the account is erased. */
export function Banner() {
  const user = useUser();
  if (user?.actingAdmin) return <ActingBanner />;
  return user?.erasesAt ? <ErasureBanner at={user.erasesAt} /> : null;
}
