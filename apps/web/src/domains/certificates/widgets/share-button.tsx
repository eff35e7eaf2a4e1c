import type { Certificate } from '@institute/contract/certificates/certificates';
import { Share2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useSiteName } from '../../../platform/boot.ts';
import { save } from '../../../platform/download.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast.ts';
import { text } from '../text.ts';

interface ShareButtonProps {
  certificate: Certificate;
  /** Where it is shown: the picture is made of that. */
  face: RefObject<HTMLElement | null>;
}

/** Draws a certificate as a picture and hands it to the phone's sharing; elsewhere it is saved. */
export function ShareButton({ certificate, face }: ShareButtonProps) {
  const site = useSiteName();
  const [busy, setBusy] = useState(false);

  const share = async () => {
    const shown = face.current;
    if (!shown) return;
    setBusy(true);
    try {
      const { drawCertificate } = await import('./draw-certificate.ts');
      const picture = await drawCertificate({ certificate, site, shown });
      const name = `certificate-${certificate.code}.png`;
      await handOver(new File([picture], name, { type: 'image/png' }), certificate.title);
    } catch (error) {
      console.error('The certificate could not be drawn', error);
      toast.error(text.shareFailed);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      variant="secondary"
      icon={<Share2 size={18} />}
      busy={busy}
      busyLabel={text.sharing}
      onClick={() => void share()}
    >
      {text.share}
    </Button>
  );
}

async function handOver(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      // The browser may find the press too long ago: then the picture is saved instead.
    }
  }
  save(file, file.name);
}
