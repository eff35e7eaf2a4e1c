import { AppError } from '@institute/contract/errors';
import type { MaterialKind } from '@institute/contract/lessons/managed-lessons';
import type { Context } from '../../../context.ts';
import { kindOfFile, unplayedIn } from '../../../platform/file-kind.ts';
import { withStored } from '../../../platform/files.ts';
import { reencodePicture } from '../../../platform/pictures.ts';
import { takeRoom } from '../../uploads/index.ts';
import type { StoredMaterial } from '../store.ts';
import { text } from '../text.ts';

/** The file of a lesson form, known by its content. */
export interface Material {
  kind: MaterialKind;
  /** How much room it takes. */
  bytes: number;
  /** Takes it into storage and gives its stored name. */
  store(): Promise<string>;
}

/**
 * The file sent along, if there is one. What it is, its content says; when the form names a kind,
 * both must agree. A picture is made anew from its pixels. Errors: file_kind, picture_too_large.
 */
export async function sentMaterial(
  context: Context,
  claimed: MaterialKind | null,
): Promise<Material | null> {
  const { file } = context.uploads;
  if (!file) return null;
  const found = await kindOfFile(file.path);
  if (!found) throw new AppError('file_kind', await unplayedWords(file.path));
  if (claimed && claimed !== found.kind) throw new AppError('file_kind');
  const { kind, extension } = found;
  const { files } = context;
  if (kind !== 'image')
    return { kind, bytes: file.bytes, store: () => files.keep(file, extension) };
  const picture = await reencodePicture(file.path, 'lesson');
  if (!picture) throw new AppError('file_kind');
  const { bytes } = picture;
  return { kind, bytes: bytes.length, store: () => files.write(bytes, picture.extension) };
}

/** What to do about a recording or a picture that browsers cannot play or show. */
async function unplayedWords(path: string): Promise<string | undefined> {
  const [name, as] = (await unplayedIn(path)) ?? [];
  return name && as && text.unplayed[as](name);
}

/**
 * Takes the file into storage for `work`, and out again when `work` is refused. The file that `work`
 * says it has put aside is removed once its transaction stands. Errors: files_enough, those of `work`.
 */
export async function withMaterial<T extends { replaced: string | null }>(
  context: Context,
  sent: Material | null,
  work: (stored: StoredMaterial | null) => Promise<T>,
): Promise<Omit<T, 'replaced'>> {
  const { files } = context;
  const giveBack = sent ? await takeRoom(context, sent.bytes) : null;
  let kept: string | null = null;
  try {
    const { replaced, ...result } = sent
      ? await withStored(files, sent.store, (material) => {
          kept = material;
          return work({ material, materialKind: sent.kind });
        })
      : await work(null);
    if (replaced) await files.remove(replaced);
    // The same submission again, whose file is there already.
    if (replaced && replaced === kept) await giveBack?.();
    return result;
  } catch (error) {
    if (error instanceof AppError) await giveBack?.();
    throw error;
  }
}
