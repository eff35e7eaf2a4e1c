import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import { kindOfFile } from '../../platform/files.ts';
import { readSettings, saveSettings } from './store.ts';

/** Puts an uploaded picture in the place of the logo. Errors: invalid_input (no file, or no picture). */
export async function uploadLogo(context: Context): Promise<string> {
  const file = context.uploads.logo;
  const found = file && (await kindOfFile(file.path));
  if (!file || found?.kind !== 'image') {
    throw new AppError('invalid_input', 'Please select an image file');
  }
  const before = (await readSettings(context.db)).logo;
  const name = await context.files.keep(file, found.extension, { shared: true });
  await context.transaction((tx) => saveSettings(tx, { logo: name }));
  if (before) await context.files.remove(before);
  return name;
}
