import type { Certificate } from '@institute/contract/certificates';
import { Dialog } from '../../ui/dialog.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { StarMark, StarPattern } from '../../ui/star-pattern.tsx';
import { IssueDate } from './certificate-card.tsx';
import { text } from './text.ts';

interface CertificateDialogProps {
  certificate: Certificate | null;
  onClose: () => void;
}

/** A whole certificate. */
export function CertificateDialog({ certificate, onClose }: CertificateDialogProps) {
  if (!certificate) return null;
  return (
    <Dialog open onClose={onClose} size="lg" title={<PersonText>{certificate.title}</PersonText>}>
      <div className="relative overflow-hidden rounded-card border-2 border-gold p-5 text-center sm:p-8">
        <StarPattern className="text-gold opacity-10" />
        <div className="relative flex flex-col items-center gap-4">
          <StarMark className="size-12 text-gold-strong" />
          <RichText text={certificate.certificateContent} className="text-lg" />
          <p className="text-muted">
            {text.certificates.issued} <IssueDate date={certificate.issue_date} />
          </p>
          <PersonText className="text-sm">{certificate.footer}</PersonText>
          <p className="text-muted text-sm">
            {text.certificates.code} <bdi className="figures">{certificate.code}</bdi>
          </p>
        </div>
      </div>
    </Dialog>
  );
}
