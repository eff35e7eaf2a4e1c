import type { Certificate } from '@institute/contract/certificates/certificates';
import type { Ref } from 'react';
import { useSignature } from '../../../domains/settings/signature.ts';
import { useSiteName } from '../../../platform/boot.ts';
import { fileUrl } from '../../../platform/hosts.ts';
import { MixedText } from '../../../ui/mixed-text.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { type Paragraph, paragraphsOf, readableText } from '../../../ui/readable-text.ts';
import { StarPattern } from '../../../ui/star-pattern.tsx';
import { TwoScripts } from '../../../ui/two-scripts.tsx';
import { checkAddress, text, verifyAddress } from '../text.ts';
import { type CertificateParts, partsOf } from './certificate-parts.ts';
import { contentSize } from './content-size.ts';
import { IssueDate } from './issue-date.tsx';

import './certificate-faces.css';
import './certificate.css';
import { PersonText } from '../../../ui/person-text.tsx';

/** Two squares, one turned: the star of the house, about the middle. */
const star = 'M-15-15H15V15H-15Z';
/** The scallops of the rim: as many small circles on a large one. */
const scallops = Array.from({ length: 24 }, (_, index) => {
  const angle = (index * Math.PI) / 12;
  return { x: (41 * Math.cos(angle)).toFixed(2), y: (41 * Math.sin(angle)).toFixed(2) };
});

/** The seal of a certificate: an eight-point star on a scalloped ground, in the current text colour. */
function Seal() {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="-50 -50 100 100"
      className="certificate-seal"
    >
      <g fill="currentColor">
        <circle r="42" />
        {scallops.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6.4" />
        ))}
      </g>
      <g fill="none" stroke="var(--certificate-paper)">
        <circle r="38" strokeWidth="1.2" />
        <circle r="34.5" strokeWidth="0.6" />
        <g strokeWidth="1.6" strokeLinejoin="round">
          <path d={star} transform="scale(1.5)" />
          <path d={star} transform="rotate(45) scale(1.5)" />
        </g>
        <g strokeWidth="1.2" strokeLinejoin="round">
          <path d={star} transform="scale(0.72)" />
          <path d={star} transform="rotate(45) scale(0.72)" />
        </g>
      </g>
      <circle r="4.4" fill="var(--certificate-paper)" />
    </svg>
  );
}

interface CertificateFaceProps {
  certificate: Certificate;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A certificate as it is held in the hand: a sheet of A4 lying on its side, on a phone a page as
 * wide as the screen. It is paper in both themes, and the one drawing there is: it is shown, printed,
 * and painted as a picture (draw-certificate.ts).
 */
export function CertificateFace({ certificate, ref }: CertificateFaceProps) {
  const site = useSiteName();
  const parts = partsOf(certificate);
  return (
    <div ref={ref} className="certificate">
      <article
        className="certificate-sheet"
        data-size={contentSize(readableText(certificate.content))}
      >
        <StarPattern className="certificate-pattern" />
        <div className="certificate-body">
          <p className="certificate-site">
            <PersonText isName>{site}</PersonText>
          </p>
          <Title title={parts.title} />
          <div className="certificate-content">
            <Said paragraphs={parts.before} className="certificate-lead" />
            {parts.name !== '' && (
              <p className="certificate-name">
                <MixedText text={parts.name} className="block" />
              </p>
            )}
            <Said paragraphs={parts.after} className="certificate-said" />
          </div>
          <footer className="certificate-foot">
            <Signature words={certificate.footer} />
            <div className="certificate-sealed">
              <Seal />
              {!parts.isDated && (
                <p>
                  <span className="certificate-label">{text.issued}</span>
                  <IssueDate date={certificate.issuedOn} />
                </p>
              )}
            </div>
            <Check code={certificate.code} />
          </footer>
        </div>
      </article>
    </div>
  );
}

function Title({ title: { arabic, latin } }: Pick<CertificateParts, 'title'>) {
  return (
    <h2 className="certificate-title">
      {arabic && (
        <bdi lang="ar" translate="no" dir="rtl" className="certificate-arabic">
          {arabic}
        </bdi>
      )}
      {arabic && latin && ' '}
      {latin && <MixedText text={latin} className="block" />}
    </h2>
  );
}

interface SaidProps {
  paragraphs: readonly Paragraph[];
  className: string;
}

function Said({ paragraphs, className }: SaidProps) {
  if (paragraphs.length === 0) return null;
  return (
    <div className={className}>
      {paragraphs.map((line) => (
        <p key={line.key}>
          <MixedText text={line.text} className="block" />
        </p>
      ))}
    </div>
  );
}

/** Who answers for it: the hand, where the institute has given one, over the words of the foot. */
function Signature({ words }: { words: string }) {
  const signature = useSignature();
  return (
    <div className="certificate-signed">
      {signature && <img src={fileUrl(signature)} alt={text.signature} crossOrigin="anonymous" />}
      <div className="certificate-words">
        {paragraphsOf(words, /\n/).map((line) => (
          <p key={line.key}>
            <TwoScripts title={line.text} words={(part) => <MixedText text={part} />} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** How anybody sees that it is genuine: by a camera, or by typing address and code. */
function Check({ code }: { code: string }) {
  return (
    <div className="certificate-check">
      <QrCode value={verifyAddress(code)} label={text.check} className="certificate-qr" />
      <div>
        <p>
          <span className="certificate-label">{text.check}</span>
          <bdi translate="no" className="figures">
            {checkAddress()}
          </bdi>
        </p>
        <p>
          <span className="certificate-label">{text.code}</span>
          <bdi translate="no" className="figures whitespace-nowrap">
            {code}
          </bdi>
        </p>
      </div>
    </div>
  );
}
