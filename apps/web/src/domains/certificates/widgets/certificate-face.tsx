import { useSiteName } from '../../../platform/boot.ts';
import { MixedText } from '../../../ui/mixed-text.tsx';
import { QrCode } from '../../../ui/qr-code.tsx';
import { paragraphsOf, readableText } from '../../../ui/readable-text.ts';
import { StarMark, StarPattern } from '../../../ui/star-pattern.tsx';
import type { Certificate } from '../model.ts';
import { checkAddress, text, verifyAddress } from '../text.ts';
import { contentSize } from './content-size.ts';
import { IssueDate } from './issue-date.tsx';
import './certificate-faces.css';
import './certificate.css';

/**
 * A certificate as it is held in the hand: a sheet of A4 lying on its side, on a phone a page as
 * wide as the screen. It is paper in both themes.
 */
export function CertificateFace({ certificate }: { certificate: Certificate }) {
  const site = useSiteName();
  const content = readableText(certificate.content);
  return (
    <div className="certificate">
      <article className="certificate-sheet" data-size={contentSize(content)}>
        <StarPattern className="certificate-pattern" />
        <div className="certificate-body">
          <StarMark className="certificate-mark" />
          <p className="certificate-site">
            <bdi dir="auto">{site}</bdi>
          </p>
          <h2 className="certificate-title">
            <MixedText text={certificate.title} />
          </h2>
          <div className="certificate-content">
            {paragraphsOf(content, /\n/).map((line) => (
              <p key={line.key}>
                <MixedText text={line.text} className="block" />
              </p>
            ))}
          </div>
          <footer className="certificate-foot">
            <p>
              <span className="certificate-label">{text.issued}</span>
              <IssueDate date={certificate.issuedOn} />
            </p>
            <p className="certificate-words">
              <MixedText text={certificate.footer} className="block" />
            </p>
            <div className="certificate-check">
              <QrCode
                value={verifyAddress(certificate.code)}
                label={text.check}
                className="certificate-qr"
              />
              <div>
                <p>
                  <span className="certificate-label">{text.code}</span>
                  <bdi className="figures whitespace-nowrap">{certificate.code}</bdi>
                </p>
                <p>
                  <span className="certificate-label">{text.check}</span>
                  <bdi className="figures">{checkAddress()}</bdi>
                </p>
              </div>
            </div>
          </footer>
        </div>
      </article>
    </div>
  );
}
