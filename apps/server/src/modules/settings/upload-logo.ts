import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import { withStored } from '../../platform/files.ts';
import { reencodePicture } from '../../platform/pictures.ts';
import { readSettings, saveSettings } from './store.ts';
import { text } from './text.ts';

/**
 * Puts an uploaded picture in the place of the logo, made anew from its pixels. Errors:
 * invalid_input (no file, or no picture), picture_too_large.
 */
export async function uploadLogo(context: Context): Promise<string> {
  const file = context.uploads.logo;
  const picture = file && (await reencodePicture(file.path, 'logo'));
  if (!picture) throw new AppError('invalid_input', text.logoMissing);
  const { files } = context;
  const { logo, before } = await withStored(
    files,
    () => files.write(picture.bytes, picture.extension, { shared: true }),
    (name) =>
      context.transaction(async (tx) => {
        const { logo: replaced } = await readSettings(tx);
        await saveSettings(tx, { logo: name });
        return { logo: name, before: replaced };
      }),
  );
  if (before) await files.remove(before);
  return logo;
}
