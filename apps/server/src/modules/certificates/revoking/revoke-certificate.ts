import { AppError } from '@institute/contract/errors';
import { type AuditNote, type Context, signedIn } from '../../../context.ts';
import type { Tx } from '../../../platform/db.ts';
import { readableCode } from '../../../platform/random.ts';
import { sendNotice } from '../../messages/index.ts';
import { replacedWords, revokedWords } from '../present.ts';
import { CODE_LENGTH, formatCode } from '../rules.ts';
import { type CertificateRow, lockCertificate, updateCertificate } from '../store.ts';
import { insertReplaced } from './store-replaced.ts';

/**
 * Takes a certificate back: it is shown to nobody as valid from now on, and its holder is told why.
 * Errors: certificate_not_found, certificate_revoked.
 */
export async function revokeCertificate(
  context: Context,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  // The reason may speak of the holder: it stands with the certificate and goes with them.
  const note: AuditNote = { details: { certificate: id } };
  await context.transaction(async (tx) => {
    const row = await locked(tx, id, note);
    if (row.revokedAt) throw new AppError('certificate_revoked');
    const now = context.clock.now();
    await updateCertificate(tx, id, {
      ...{ revokedAt: now, revokedBy: signedIn(context).userId, revokedReason: reason },
    });
    const words = revokedWords(row, reason);
    await sendNotice(tx, now, { ...words, to: [row.userId] });
  }, note);
}

/** A certificate to be given anew, with what is to stand on it; what is left out stays. */
export interface Replacement {
  id: number;
  /** The number its sender saw. */
  code: string;
  reason: string;
  holder?: string | undefined;
  content?: string | undefined;
}

/**
 * Gives a certificate anew with a new number. The earlier number is revoked: at once, or since it
 * was. Gives the new number. Errors: certificate_not_found, certificate_revoked.
 */
export async function replaceCertificate(context: Context, sent: Replacement): Promise<string> {
  const { id, reason } = sent;
  // The reason may speak of the holder: it stands with the certificate and goes with them.
  const note: AuditNote = { details: { certificate: id } };
  return context.transaction(async (tx) => {
    const row = await locked(tx, id, note);
    // Somebody has replaced it meanwhile: the number that is to be replaced stands no longer.
    if (row.code !== formatCode(sent.code)) throw new AppError('certificate_revoked');
    const now = context.clock.now();
    const { code: earlier, holder, title, issuedOn } = row;
    await insertReplaced(tx, {
      ...{ code: earlier, certificateId: id, holder, title, issuedOn, reason },
      revokedAt: row.revokedAt ?? now,
      replacedBy: signedIn(context).userId,
    });
    const code = formatCode(readableCode(CODE_LENGTH));
    await updateCertificate(tx, id, {
      ...{ code, revokedAt: null, revokedBy: null, revokedReason: '' },
      holder: sent.holder ?? holder,
      content: sent.content ?? row.content,
    });
    note.details = { ...note.details, before: earlier, code };
    const words = replacedWords(row, { code, reason });
    await sendNotice(tx, now, { ...words, to: [row.userId] });
    return code;
  }, note);
}

/** A certificate of somebody who is there, under our lock. */
async function locked(tx: Tx, id: number, note: AuditNote): Promise<CertificateRow> {
  const row = await lockCertificate(tx, id);
  if (!row) throw new AppError('certificate_not_found');
  note.subjectId = row.userId;
  note.details = { ...note.details, title: row.title, code: row.code };
  return row;
}
