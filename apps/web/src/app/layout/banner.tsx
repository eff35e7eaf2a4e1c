import { TriangleAlert } from 'lucide-react';
import { useUser } from '../../domains/auth/use-user.ts';
import { text } from '../../domains/privacy/text.ts';
import { ErasureNotice } from '../../domains/privacy/widgets/erasure-notice.tsx';
import { lazy } from '../../ui/lazy.tsx';

// Nobody sees it but the office, signed in as somebody.
const ActingBanner = lazy(() => import('./acting-banner.tsx').then((code) => code.ActingBanner));

/** What stands above every page: who is signed in as whom, or when the account is erased. */
export function Banner() {
  const user = useUser();
  if (user?.actingAdmin) return <ActingBanner fallback={<span className="h-14" />} />;
  return user?.erasesAt ? <ErasureBanner at={user.erasesAt} /> : null;
}

/** Stands on every page while the account is to be erased. */
function ErasureBanner({ at }: { at: Date }) {
  return (
    <aside
      aria-label={text.erasure}
      className="sticky top-14 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-bad border-y bg-bad-soft px-4 py-1.5 text-bad text-sm sm:px-6"
    >
      <TriangleAlert size={20} className="shrink-0" aria-hidden="true" />
      <ErasureNotice at={at} />
    </aside>
  );
}
