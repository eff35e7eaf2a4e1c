import { type Certificate, getMyCertificates } from '@institute/contract/certificates/certificates';
import { Award, ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { IssueDate } from '../../domains/certificates/widgets/issue-date.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { IconButton } from '../../ui/button.tsx';
import { cardClass } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { READING } from '../../ui/reading.ts';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { StarMark, StarPattern } from '../../ui/star-pattern.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { useReducedMotion } from '../../ui/use-reduced-motion.ts';
import { text } from './text.ts';

const CertificateDialog = lazy(
  () =>
    import('../../domains/certificates/widgets/certificate-dialog.tsx').then(
      (code) => code.CertificateDialog,
    ),
  { whenLost: 'close' },
);

/** How far a press moves the slider, in pixels (student specification, section 9). */
export const SLIDER_STEP = 300;

/** The certificates earned, side by side, newest first. */
export function Certificates() {
  const certificates = useAnswer(getMyCertificates, {});
  const [shown, setShown] = useState<Certificate | null>(null);
  const slider = useRef<HTMLUListElement>(null);
  const reduced = useReducedMotion();
  const slide = (direction: 1 | -1) =>
    slider.current?.scrollBy({
      left: READING * direction * SLIDER_STEP,
      behavior: reduced ? 'auto' : 'smooth',
    });
  const count = certificates.data?.length ?? 0;
  return (
    <section aria-labelledby="certificates">
      <div className="mb-3 flex min-h-11 items-center gap-1">
        <h2 id="certificates" className="me-auto text-xl">
          {text.certificates.title}
        </h2>
        {count > 1 && (
          <>
            <IconButton label={text.certificates.previous} onClick={() => slide(-1)}>
              <ChevronLeft size={22} className="rtl:-scale-x-100" />
            </IconButton>
            <IconButton label={text.certificates.next} onClick={() => slide(1)}>
              <ChevronRight size={22} className="rtl:-scale-x-100" />
            </IconButton>
          </>
        )}
      </div>
      {certificates.isPending ? (
        <Loading label={text.certificates.loading}>
          <Skeleton className="h-44 w-71 rounded-card" />
        </Loading>
      ) : !certificates.data ? (
        <div className={cardClass}>
          <ErrorState title={text.certificates.failed} query={certificates} />
        </div>
      ) : count === 0 ? (
        <div className={cardClass}>
          <EmptyState title={text.certificates.empty} icon={<Award size={44} />}>
            {text.certificates.emptyDetail}
          </EmptyState>
        </div>
      ) : (
        // A card and the gap after it make one step.
        <ul
          ref={slider}
          className="-mx-4 flex snap-x scroll-ps-4 gap-4 overflow-x-auto px-4 pb-3 sm:-mx-6 sm:scroll-ps-6 sm:px-6"
        >
          {certificates.data.map((certificate) => (
            <li key={certificate.id} className="w-71 shrink-0 snap-start">
              <CertificateCard certificate={certificate} onOpen={() => setShown(certificate)} />
            </li>
          ))}
        </ul>
      )}
      {shown && <CertificateDialog certificate={shown} onClose={() => setShown(null)} />}
    </section>
  );
}

interface CertificateCardProps {
  certificate: Certificate;
  onOpen: () => void;
}

/** A certificate small: its title and its day. A press shows the whole. */
function CertificateCard({ certificate, onOpen }: CertificateCardProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="relative flex h-44 w-full flex-col items-center justify-center gap-1.5 overflow-hidden rounded-card border-2 border-gold bg-surface p-4 text-center shadow-card transition-shadow duration-150 hover:shadow-overlay"
    >
      <StarPattern className="text-gold opacity-15" />
      <StarMark className="relative size-8 text-gold-strong" />
      <span className="relative line-clamp-3 font-semibold text-lg leading-snug [&>bdi]:mx-auto">
        <TwoScripts title={certificate.title} />
      </span>
      <span className="relative text-muted text-sm">
        {certificate.revokedOn ? text.certificates.revoked : text.certificates.issued}{' '}
        <IssueDate date={certificate.revokedOn ?? certificate.issuedOn} />
      </span>
    </button>
  );
}
