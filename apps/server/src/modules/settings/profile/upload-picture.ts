import { AppError } from '@institute/contract/errors';
import type { Context } from '../../../context.ts';
import { reencodePicture } from '../../../platform/pictures.ts';
import { text } from './text.ts';

/**
 * Stores a picture of a teacher, made anew from its pixels, and gives its name. No row names it until
 * the profile is saved with it; what never is, the sweep of files removes. Errors: invalid_input (no
 * file, or no picture), picture_too_large.
 */
export async function uploadPicture({ uploads, files }: Context): Promise<string> {
  const file = uploads.picture;
  const picture = file && (await reencodePicture(file.path, 'portrait'));
  if (!picture) throw new AppError('invalid_input', text.pictureMissing);
  return files.write(picture.bytes, picture.extension, { shared: true });
}
