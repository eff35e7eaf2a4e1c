import { AppError } from '@institute/contract/errors';
import { type Context, signedIn } from '../../../context.ts';
import { reencodePicture } from '../../../platform/pictures.ts';
import { fileRemovals } from '../../../shared/remove-files.ts';
import { text } from '../text.ts';
import { changeProfile, type ProfileRow } from './store-profiles.ts';

/**
 * Says how students see a teacher; what is left out stays. A picture is made anew from its pixels, and
 * the one before is removed once nothing names it. Errors: forbidden for whoever teaches no class,
 * invalid_input (no picture), picture_too_large.
 */
export async function saveProfile(
  context: Context,
  sent: { isPublic: boolean | undefined; removePicture: boolean | undefined },
): Promise<ProfileRow> {
  const { files, uploads, jobs } = context;
  const actor = signedIn(context);
  if (actor.teaches.length === 0) throw new AppError('forbidden');
  const file = uploads.picture;
  const made = file && (await reencodePicture(file.path, 'portrait'));
  if (file && !made) throw new AppError('invalid_input', text.pictureMissing);
  const stored = made ? await files.write(made.bytes, made.extension, { shared: true }) : null;
  return context.transaction(async (tx) => {
    const { before, after } = await changeProfile(tx, actor.userId, {
      ...(sent.isPublic !== undefined && { isPublic: sent.isPublic }),
      ...((stored || sent.removePicture) && { picture: stored }),
    });
    if (before.picture && before.picture !== after.picture) {
      await jobs.enqueue(tx, fileRemovals, { names: [before.picture] });
    }
    return after;
  });
}
