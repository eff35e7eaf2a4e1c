import { TriangleAlert } from 'lucide-react';
import { text } from '../../domains/privacy/text.ts';
import { ErasureNotice } from '../../domains/privacy/widgets/erasure-notice.tsx';

/** Stands on every page while the account is to be erased. */
export function ErasureBanner({ at }: { at: Date }) {
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
