import { fillContent, longDate } from '@institute/contract/certificates/certificate-content';
import type { CertificateTemplate } from '@institute/contract/certificates/certificate-templates';
import { dateText } from '@institute/contract/time/calendar';
import { useEffect, useRef, useState } from 'react';
import { CertificateFace } from '../../domains/certificates/widgets/certificate-face.tsx';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useNow } from '../../platform/server-clock.ts';
import { text } from './text.ts';

/** Width at which a sheet is set, in pixels; it is then made as small as its place. */
const SHEET = 896;
const CODE = 'ABCD-EFGH-JKLM';

type Words = Pick<CertificateTemplate, 'title' | 'footer' | 'content'>;

/**
 * The sheet a template makes, with sample values in its places. It is a picture: nothing in it can
 * be reached, and what it says stands beside it.
 */
export function Preview({ template }: { template: Words }) {
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box);
  const today = dateText(useNow(), useTimeZone());
  const filling = { ...text.sample, date: longDate(today) };
  return (
    <div
      ref={box}
      aria-hidden="true"
      inert
      className="pointer-events-none relative aspect-[297/211] overflow-hidden bg-surface"
    >
      <div
        className="absolute top-0 inset-s-0 origin-top-left rtl:origin-top-right"
        style={{ width: SHEET, transform: `scale(${scale})` }}
      >
        <CertificateFace
          certificate={{
            id: 0,
            name: filling.name,
            title: template.title,
            content: fillContent(template.content, filling),
            footer: template.footer,
            issuedOn: today,
            code: CODE,
            revokedOn: null,
          }}
        />
      </div>
    </div>
  );
}

function useScale(box: React.RefObject<HTMLDivElement | null>): number {
  const [scale, setScale] = useState(0.43);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScale(element.clientWidth / SHEET));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return scale;
}
