import type * as wire from '@institute/contract/certificates';

/** A certificate a student holds. */
export interface Certificate {
  id: number;
  /** The holder's name on that day; empty where it is not known. */
  name: string;
  title: string;
  content: string;
  /** 'YYYY-MM-DD'. */
  issuedOn: string;
  footer: string;
  /** Public code of `/verify/{code}`. */
  code: string;
  /** 'YYYY-MM-DD' since when it stands no longer; null while it stands. */
  revokedOn: string | null;
}

/** What a certificate's code stands for, to anyone who holds it. */
export interface VerifiedCertificate {
  code: string;
  /** The holder's name on the certificate; empty when it was withdrawn. */
  name: string;
  title: string;
  /** 'YYYY-MM-DD'. */
  issuedOn: string;
  /** `withdrawn` once the holder's account is gone, `revoked` once the institute took it back. */
  status: wire.VerifiedCertificate['standing'];
  /** 'YYYY-MM-DD' of the revocation; null otherwise. */
  revokedOn: string | null;
  /** Whether a certificate with another number took its place. */
  isReplaced: boolean;
}

export function certificatesOf(certificates: readonly wire.Certificate[]): Certificate[] {
  return certificates.map(
    ({ id, name = '', title, certificateContent, issue_date, footer, code, revoked_on }) => ({
      id,
      name,
      title,
      content: certificateContent,
      issuedOn: issue_date,
      footer,
      code,
      revokedOn: revoked_on ?? null,
    }),
  );
}

export function verifiedCertificateOf(found: wire.VerifiedCertificate): VerifiedCertificate {
  const { code, name, title, date, standing: status, revoked_on, replaced = false } = found;
  const revokedOn = revoked_on ?? null;
  return { code, name, title, issuedOn: date, status, revokedOn, isReplaced: replaced };
}
