import type * as wire from '@institute/contract/certificates';

/** A certificate a student holds. */
export interface Certificate {
  id: number;
  title: string;
  content: string;
  /** 'YYYY-MM-DD'. */
  issuedOn: string;
  footer: string;
  /** Public code of `/verify/{code}`. */
  code: string;
}

/** What a certificate's code stands for, to anyone who holds it. */
export interface VerifiedCertificate {
  code: string;
  /** The holder's name on the certificate; empty when it was withdrawn. */
  name: string;
  title: string;
  /** 'YYYY-MM-DD'. */
  issuedOn: string;
  /** False once the holder's account is gone. */
  isValid: boolean;
}

export function certificatesOf(certificates: readonly wire.Certificate[]): Certificate[] {
  return certificates.map(({ id, title, certificateContent, issue_date, footer, code }) => ({
    id,
    title,
    content: certificateContent,
    issuedOn: issue_date,
    footer,
    code,
  }));
}

export function verifiedCertificateOf(found: wire.VerifiedCertificate): VerifiedCertificate {
  const { code, name, title, date, standing } = found;
  return { code, name, title, issuedOn: date, isValid: standing === 'valid' };
}
