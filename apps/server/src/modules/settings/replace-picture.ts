import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import { withStored } from '../../platform/files.ts';
import { reencodePicture } from '../../platform/pictures.ts';
import { readSettings, saveSettings } from './store.ts';
import { text } from './text.ts';

/** The settings that are a picture; each is the field of its upload. */
type PictureSetting = 'logo' | 'signature';

/**
 * Puts an uploaded picture in the place of the one that a setting names, made anew from its pixels.
 * Errors: invalid_input (no file, or no picture), picture_too_large.
 */
export async function replacePicture(context: Context, setting: PictureSetting): Promise<string> {
  const file = context.uploads[setting];
  const picture = file && (await reencodePicture(file.path, setting));
  if (!picture) throw new AppError('invalid_input', text.pictureMissing);
  const { files } = context;
  const { name, before } = await withStored(
    files,
    () => files.write(picture.bytes, picture.extension, { shared: true }),
    async (stored) => ({ name: stored, before: await setPicture(context, setting, stored) }),
  );
  if (before) await files.remove(before);
  return name;
}

/** Takes the signature off all certificates; null, as there is none any more. */
export async function removeSignature(context: Context): Promise<null> {
  const before = await setPicture(context, 'signature', '');
  if (before) await context.files.remove(before);
  return null;
}

/** Keeps the name of a stored picture, empty for none, and gives the name it replaces. */
function setPicture(context: Context, setting: PictureSetting, name: string): Promise<string> {
  return context.transaction(async (tx) => {
    const before = await readSettings(tx);
    await saveSettings(tx, { [setting]: name });
    return before[setting];
  });
}
