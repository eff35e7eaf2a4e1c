import { type Certificate, getMyCertificates } from '@institute/contract/certificates/certificates';
import { pathTo } from '@institute/contract/routes';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { CertificateFace } from '../../domains/certificates/widgets/certificate-face.tsx';
import { loadCertificateFaces } from '../../domains/certificates/widgets/certificate-faces.ts';
import { RevokedNote } from '../../domains/certificates/widgets/revoked-note.tsx';
import { useAnswer } from '../../platform/answers.ts';
import { useSiteName } from '../../platform/boot.ts';
import { ArabicRuns } from '../../ui/arabic-runs.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useTitle } from '../../ui/use-title.ts';
import { text } from './text.ts';

/** A certificate to be printed: on paper there is the sheet and nothing else. */
export function CertificatePrintPage() {
  const { code } = useParams();
  const certificates = useAnswer(getMyCertificates, {});
  const found = certificates.data?.find((certificate) => certificate.code === code);
  useTitle(found?.title ?? text.title);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);

  if (certificates.isPending) {
    return (
      <main className="mx-auto max-w-5xl p-4">
        <Loading label={text.loading}>
          <Skeleton className="aspect-[297/210] w-full" />
        </Loading>
      </main>
    );
  }
  return (
    <main className="certificate-paper mx-auto flex max-w-5xl flex-col gap-3 p-4 print:m-0 print:max-w-none print:p-0">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <BackLink to={pathTo('dashboard')}>{text.back}</BackLink>
        {found?.revokedOn === null && <PrintButton certificate={found} />}
        <h1 className="sr-only">
          <ArabicRuns text={found?.title ?? text.title} />
        </h1>
        {found?.revokedOn === null && <p className="w-full text-muted text-sm">{text.hint}</p>}
      </header>
      {found?.revokedOn && <RevokedNote date={found.revokedOn} />}
      {found?.revokedOn === null && <CertificateFace certificate={found} />}
      {!found && certificates.data && (
        <EmptyState title={text.missing}>{text.missingHint}</EmptyState>
      )}
      {!certificates.data && <ErrorState isPage title={text.failed} query={certificates} />}
    </main>
  );
}

/** Opens the browser's printing by itself once the faces have arrived, and again when pressed. */
function PrintButton({ certificate }: { certificate: Certificate }) {
  const site = useSiteName();
  const toPrint = useRef({ certificate, site });
  useEffect(() => {
    let wanted = true;
    const print = () => wanted && window.print();
    // Without a face it is printed in the machine's own rather than not at all.
    loadCertificateFaces(toPrint.current.certificate, toPrint.current.site).then(print, print);
    return () => {
      wanted = false;
    };
  }, []);
  return (
    <Button icon={<Printer size={18} />} onClick={() => window.print()}>
      {text.print}
    </Button>
  );
}
