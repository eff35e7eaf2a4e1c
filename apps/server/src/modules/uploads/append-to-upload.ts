import type { Readable } from 'node:stream';
import { AppError } from '@institute/contract/errors';
import type { Services } from '../../context.ts';
import type { ReceivedFile } from '../../platform/file-store.ts';
import { unexpiredUpload } from './own-upload.ts';
import { expiryFrom, mostParts } from './rules.ts';
import { addPart, deleteUpload } from './store.ts';

type With = Pick<Services, 'db' | 'files' | 'clock'>;

/** How far an upload is, and until when it waits. */
interface UploadProgress {
  received: number;
  expiresAt: Date;
}

/**
 * Takes more of a person's upload, from byte `from` on. It is kept part by part as it comes, so that
 * neither a cut line nor the end of this process loses more than the last of it; no lock is held while
 * it comes, and of two that go on from the same place one wins. Errors: not_found, upload_over,
 * upload_moved, too_large, too_many (parts).
 */
export async function appendToUpload(
  services: With,
  userId: number,
  sent: { key: string; from: number; body: Readable },
): Promise<UploadProgress> {
  const { files } = services;
  const upload = await unexpiredUpload(services, userId, sent.key);
  const { id, bytes, received, expiresAt } = upload;
  if (received !== sent.from) throw new AppError('upload_moved');
  if (upload.parts.length >= mostParts(bytes)) throw new AppError('too_many');
  let progress: UploadProgress = { received, expiresAt };
  for await (const part of files.parts.receive(sent.body, bytes - received)) {
    progress = await keepPart(services, id, progress.received, part);
  }
  return progress;
}

async function keepPart(
  { db, files, clock }: With,
  id: number,
  from: number,
  part: ReceivedFile,
): Promise<UploadProgress> {
  const name = await files.parts.keep(part);
  const now = clock.now();
  const expiresAt = expiryFrom(now);
  const received = await addPart(db, { id, from, bytes: part.bytes, name, now, expiresAt });
  if (received !== null) return { received, expiresAt };
  await files.parts.remove([name]);
  throw new AppError('upload_moved');
}

/** Ends a person's upload and frees what had arrived of it. Errors: not_found. */
export async function cancelUpload(
  { db, files }: With,
  userId: number,
  key: string,
): Promise<void> {
  const parts = await deleteUpload(db, userId, key);
  if (!parts) throw new AppError('not_found');
  await files.parts.remove(parts);
}
