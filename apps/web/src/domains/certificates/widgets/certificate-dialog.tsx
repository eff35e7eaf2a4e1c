import { pathTo } from '@institute/contract/routes';
import { ExternalLink, MessageCircle, Printer } from 'lucide-react';
import { whatsAppHref } from '../../../platform/share.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PersonText } from '../../../ui/person-text.tsx';
import type { Certificate } from '../model.ts';
import { text, verifyAddress } from '../text.ts';
import { CertificateFace } from './certificate-face.tsx';
import { ShareButton } from './share-button.tsx';

interface CertificateDialogProps {
  certificate: Certificate;
  onClose: () => void;
}

/** A whole certificate, with what can be done with it. Fetched when it is first opened. */
export function CertificateDialog({ certificate, onClose }: CertificateDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      className="sm:mx-auto sm:max-w-4xl"
      title={<PersonText>{certificate.title}</PersonText>}
      footer={
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
          <ShareButton certificate={certificate} />
          <LinkButton
            to={pathTo('certificatePrint', { code: certificate.code })}
            icon={<Printer size={18} />}
          >
            {text.print}
          </LinkButton>
        </>
      }
    >
      <CertificateFace certificate={certificate} />
      <p className="mt-3 text-sm">
        <a
          href={verifyAddress(certificate.code)}
          target="_blank"
          rel="noopener"
          className="tap inline-flex items-center gap-1.5 text-primary underline underline-offset-2"
        >
          <ExternalLink size={16} />
          {text.checkPage}
        </a>
      </p>
    </Dialog>
  );
}
