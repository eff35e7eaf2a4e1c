import { AppError } from '@institute/contract/errors';
import type { Context } from '../../context.ts';
import { kindOfFile } from '../../platform/file-kind.ts';
import { withStored } from '../../platform/files.ts';
import { readSettings, saveSettings } from './store.ts';
import { text } from './text.ts';

/** Puts an uploaded picture in the place of the logo. Errors: invalid_input (no file, or no picture). */
export async function uploadLogo(context: Context): Promise<string> {
  const file = context.uploads.logo;
  const found = file && (await kindOfFile(file.path));
  if (!file || found?.kind !== 'image') {
    throw new AppError('invalid_input', text.logoMissing);
  }
  const { files } = context;
  const { logo, before } = await withStored(
    files,
    () => files.keep(file, found.extension, { shared: true }),
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
