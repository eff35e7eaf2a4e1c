import { AppError } from '@institute/contract/errors';
import { readLevels, type TakeKind } from '@institute/contract/homework/hand-ins';
import { MAX_TAKE_BYTES } from '@institute/contract/homework/my-homework';
import type { Context } from '../../context.ts';
import { kindOfFile } from '../../platform/file-kind.ts';
import { reencodePicture } from '../../platform/pictures.ts';
import type { CopyState } from '../../schema/homework.ts';
import { arrivedFile, noteTaken, takeRoom } from '../uploads/index.ts';
import { isPlayedEverywhere } from './homework-rules.ts';

/** A recording or a picture that was sent. */
export interface SentFile {
  kind: TakeKind;
  /** The key of an upload of the actor's that has arrived whole. */
  upload: string;
  seconds: number;
  /** As the browser wrote them. */
  levels: string;
}

/** The same once it is stored, as its row keeps it. */
export interface KeptFile {
  file: string;
  bytes: number;
  seconds: number;
  levels: number[];
  copyState: CopyState;
}

/**
 * Stores what was sent, each judged by its bytes, for `work`, which writes the rows that name it; where that is
 * refused, or keeps none of it, it goes again. Errors: upload_gone, too_large, take_kind, picture_too_large,
 * files_enough.
 */
export async function withKept<T>(
  context: Context,
  sent: readonly SentFile[],
  work: (kept: readonly KeptFile[]) => Promise<{ result: T; isKept: boolean }>,
): Promise<T> {
  const kept: KeptFile[] = [];
  const giveBack: (() => Promise<void>)[] = [];
  const undo = async () => {
    for (const { file } of kept) await context.files.remove(file);
    for (const back of giveBack) await back();
  };
  try {
    for (const one of sent) {
      const file = await keep(context, one);
      kept.push(file);
      giveBack.push(await takeRoom(context, file.bytes));
    }
    const { result, isKept } = await work(kept);
    if (!isKept) await undo();
    for (const { upload } of sent) await noteTaken(context, upload);
    return result;
  } catch (error) {
    // After any other failure nobody knows whether the rows stand; the sweep finds what none names.
    if (error instanceof AppError) await undo();
    throw error;
  }
}

async function keep(context: Context, sent: SentFile): Promise<KeptFile> {
  const { files, sounds } = context;
  const received = await arrivedFile(context, sent.upload, MAX_TAKE_BYTES);
  try {
    const found = await kindOfFile(received.path);
    if (sent.kind === 'picture') {
      const picture =
        found?.kind === 'image' ? await reencodePicture(received.path, 'proof') : null;
      if (!picture) throw new AppError('take_kind');
      const file = await files.write(picture.bytes, picture.extension);
      const none = { seconds: 0, levels: [], copyState: 'none' as const };
      return { file, bytes: picture.bytes.length, ...none };
    }
    if (found?.kind !== 'audio') throw new AppError('take_kind');
    const { bytes } = received;
    const file = await files.keep(received, found.extension);
    const isCopied = sounds !== null && !isPlayedEverywhere(found.extension);
    return {
      ...{ file, bytes, seconds: sent.seconds, levels: readLevels(sent.levels) },
      copyState: isCopied ? 'waiting' : 'none',
    };
  } finally {
    await files.discard(received);
  }
}
