import type { Certificate } from '@institute/contract/certificates/certificates';
import './certificate-faces.css';

/** The faces of a certificate, both of them shipped: Arabic in the first, all else in the second. */
export const CERTIFICATE_FACES = '"Amiri Arabic", "Certificate Serif", serif';

/**
 * Waits until the faces of everything that stands on a certificate are here, so that what is drawn
 * or printed next is not set in the machine's own. Fails when one of them cannot be fetched.
 */
export async function loadCertificateFaces(certificate: Certificate, site: string): Promise<void> {
  // The code brings the plain letters and digits, which the date and our own words are made of.
  const { name, title, content, footer, code } = certificate;
  const words = [site, name, title, content, footer, code].join(' ');
  await Promise.all(
    [400, 700].map((weight) => document.fonts.load(`${weight} 1em ${CERTIFICATE_FACES}`, words)),
  );
}
