import type { Certificate } from '@institute/contract/certificates/certificates';
import { IssueDate } from '../../domains/certificates/widgets/issue-date.tsx';
import { StarMark, StarPattern } from '../../ui/star-pattern.tsx';
import { TwoScripts } from '../../ui/two-scripts.tsx';
import { text } from './text.ts';

interface CertificateCardProps {
  certificate: Certificate;
  onOpen: () => void;
}

/** A certificate small: its title and its day. A press shows the whole. */
export function CertificateCard({ certificate, onOpen }: CertificateCardProps) {
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
