import type { Certificate } from '@institute/contract/certificates/certificates';
import { pathTo } from '@institute/contract/routes';
import { Copy, ExternalLink, MessageCircle, Printer } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { copyText } from '../../../platform/copy-text.ts';
import { whatsAppHref } from '../../../platform/share.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { TwoScripts } from '../../../ui/two-scripts.tsx';
import { text, verifyAddress } from '../text.ts';
import { CertificateFace } from './certificate-face.tsx';
import { RevokedNote } from './revoked-note.tsx';
import { ShareButton } from './share-button.tsx';

interface CertificateDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

/** A whole certificate, with what can be done with it. Fetched when it is first opened. */
export function CertificateDialog({ certificate, onClose }: CertificateDialogProps) {
  const face = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      className="sm:mx-auto sm:max-w-4xl"
      title={<TwoScripts title={certificate.title} />}
      // Of one that was taken back there is nothing to share or print.
      footer={
        certificate.revokedOn === null ? <Uses certificate={certificate} face={face} /> : undefined
      }
    >
      {certificate.revokedOn !== null && <RevokedNote date={certificate.revokedOn} />}
      <CertificateFace ref={face} certificate={certificate} />
      <CheckLink address={verifyAddress(certificate.code)} />
    </Dialog>
  );
}

/** Where anyone may check it: to look at, and to send on. */
function CheckLink({ address }: { address: string }) {
  const copy = async () => {
    if (await copyText(Promise.resolve(address))) toast.success(text.copied);
    else toast.error(text.copyRefused);
  };
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-sm">
      <a
        href={address}
        target="_blank"
        rel="noopener"
        className="tap inline-flex items-center gap-1.5 text-primary underline underline-offset-2"
      >
        <ExternalLink size={16} />
        {text.checkPage}
      </a>
      <Button variant="ghost" size="sm" icon={<Copy size={16} />} onClick={() => void copy()}>
        {text.copy}
      </Button>
    </p>
  );
}

interface UsesProps {
  certificate: Certificate;
  face: RefObject<HTMLDivElement | null>;
}

/** What can be done with a certificate that stands. */
function Uses({ certificate, face }: UsesProps) {
  return (
    <>
      <a
        href={whatsAppHref(
          `${text.shareText(certificate.title)}\n${verifyAddress(certificate.code)}`,
        )}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('secondary')}
      >
        <MessageCircle size={18} />
        {text.whatsApp}
      </a>
      <ShareButton certificate={certificate} face={face} />
      <LinkButton
        to={pathTo('certificatePrint', { code: certificate.code })}
        icon={<Printer size={18} />}
      >
        {text.print}
      </LinkButton>
    </>
  );
}
