import { AppError } from '@institute/contract/errors';
import type { Changed } from '@institute/contract/form';
import type { profileFields } from '@institute/contract/institute-profile';
import { type Context, signedIn } from '../../../context.ts';
import { conflictWords } from '../conflict-words.ts';
import { lockSettings, readSettingRows, saveSettings, withDefaults } from '../store.ts';
import { profileVersion } from './read-profile.ts';
import { pictureName, profileDefaults, storedProfile } from './rules.ts';
import { text } from './text.ts';

/**
 * Saves what the institute says of itself, unless somebody else has saved since the sender was shown
 * the version `seen`. Errors: settings_changed, invalid_input (a picture that is not stored).
 */
export async function saveProfile(
  context: Context,
  { seen, ...sent }: Changed<typeof profileFields> & { seen?: string | undefined },
): Promise<void> {
  const { name } = signedIn(context);
  await expectPictures(context, sent.teachers ?? []);
  const values = storedProfile(sent);
  await context.transaction(
    async (tx) => {
      await lockSettings(tx);
      const rows = await readSettingRows(tx);
      if (seen !== undefined && seen !== profileVersion(withDefaults(rows))) {
        throw new AppError(
          'settings_changed',
          conflictWords(context, rows, Object.keys(profileDefaults)),
        );
      }
      await saveSettings(tx, values, { by: name, at: context.clock.now() });
    },
    { details: { changed: Object.keys(values) } },
  );
}

/** Expects every picture that is named to be stored. */
async function expectPictures(
  { files }: Context,
  teachers: readonly { picture: string }[],
): Promise<void> {
  for (const { picture } of teachers) {
    const stored = pictureName(picture);
    if (stored && !(await files.find(stored))) {
      throw new AppError('invalid_input', text.pictureGone);
    }
  }
}
