import { AppError } from '@institute/contract/errors';
import type { Changed } from '@institute/contract/form';
import type { profileFields } from '@institute/contract/settings/institute-profile';
import { type Context, signedIn } from '../../../context.ts';
import { noteOfChange } from '../../../shared/audit-changes.ts';
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
  const by = signedIn(context);
  await expectPictures(context, sent.teachers ?? []);
  const values = storedProfile(sent);
  const details: Record<string, unknown> = {};
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
      const stored: Partial<Record<string, string>> = withDefaults(rows);
      const told = Object.keys(values).filter((field) => !untold.includes(field));
      Object.assign(details, noteOfChange(stored, values, { told, untold }));
      await saveSettings(tx, values, { by, at: context.clock.now() });
    },
    { details },
  );
}

/** What is said only to have changed: lists, and what reaches the institute. */
const untold: readonly string[] = [
  ...['teachers', 'questions', 'promises', 'steps'],
  ...['address', 'contactEmail'],
];

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
