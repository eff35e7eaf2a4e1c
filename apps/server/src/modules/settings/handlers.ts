import {
  getInstituteProfile,
  updateInstituteProfile,
  uploadTeacherPicture,
} from '@institute/contract/settings/institute-profile';
import { getLegalText } from '@institute/contract/settings/legal';
import {
  getManagedSettings,
  saveSignature,
  updateAppSettings,
  uploadLogo as uploadLogoCall,
} from '@institute/contract/settings/managed-settings';
import { type AppSettings, getAppSettings } from '@institute/contract/settings/settings';
import { handle } from '../../handler.ts';
import { type CardProviders, configuredProviders } from '../../platform/card-provider.ts';
import type { Database } from '../../platform/db.ts';
import type { Files } from '../../platform/files.ts';
import { handleCached } from '../../shared/cached-answer.ts';
import { type CountryCode, keptPhone } from '../../shared/phone-number.ts';
import { legalText } from './legal/read-text.ts';
import { presentChanges, presentForm, presentSettings } from './present.ts';
import { readProfile } from './profile/read-profile.ts';
import { saveProfile } from './profile/save-profile.ts';
import { text as profileText } from './profile/text.ts';
import { uploadPicture } from './profile/upload-picture.ts';
import { removeSignature, replacePicture } from './replace-picture.ts';
import { publicKeys, type Settings, storedSettings } from './rules.ts';
import { changeSettings } from './save-settings.ts';
import { readSettingRows, readSettings, withDefaults } from './store.ts';
import { text } from './text.ts';

export const handlers = [
  handleCached(getAppSettings, publicSettings),

  handleCached(getLegalText, ({ db }, { name }) => legalText(db, name)),

  handle(getManagedSettings, async (context) => {
    const rows = await readSettingRows(context.db);
    const settings = withDefaults(rows);
    const pictures = addressesOf(context.files, settings);
    return { data: { form: presentForm(settings), ...pictures, changes: presentChanges(rows) } };
  }),

  handle(updateAppSettings, async (context, { before = {}, ...sent }) => {
    const values = storedSettings(sent);
    if (values.whatsappNumber !== undefined) {
      values.whatsappNumber = keptPhone(values.whatsappNumber, context.config.country);
    }
    await changeSettings(context, { values, before });
    return { data: await publicSettings(context), message: text.updated };
  }),

  handle(uploadLogoCall, async (context) => ({
    data: { logo: context.files.address(await replacePicture(context, 'logo')) },
    message: text.logoUploaded,
  })),

  handle(saveSignature, async (context, { remove }) => {
    const isRemoval = remove === '1';
    const name = isRemoval
      ? await removeSignature(context)
      : await replacePicture(context, 'signature');
    return {
      data: { signature: context.files.address(name) },
      message: isRemoval ? text.signatureRemoved : text.signatureUploaded,
    };
  }),

  handleCached(getInstituteProfile, readProfile),

  handle(updateInstituteProfile, async (context, sent) => {
    await saveProfile(context, sent);
    return { data: await readProfile(context), message: text.updated };
  }),

  handle(uploadTeacherPicture, async (context) => ({
    data: { picture: context.files.address(await uploadPicture(context)) },
    message: profileText.pictureUploaded,
  })),
];

/** The settings as anyone may read them; also embedded in the pages the server sends. */
export async function publicSettings(context: {
  db: Database;
  files: Pick<Files, 'address'>;
  config: { timeZone: string; country: CountryCode; oneSignalAppId: string | null };
  cardProviders: CardProviders;
}): Promise<AppSettings> {
  const settings = await readSettings(context.db);
  const shown = { ...settings, ...addressesOf(context.files, settings) };
  return presentSettings(shown, context.config, takesCards(context, settings));
}

/** Whether the provider that new payments go to has both of its keys. */
function takesCards(context: { cardProviders: CardProviders }, settings: Settings): boolean {
  const [provider] = configuredProviders(context.cardProviders);
  return provider !== undefined && publicKeys[provider.name](settings) !== '';
}

/** Where the pictures of the settings are fetched from. */
const addressesOf = (
  files: Pick<Files, 'address'>,
  { logo, signature }: Pick<Settings, 'logo' | 'signature'>,
) => ({ logo: files.address(logo || null), signature: files.address(signature || null) });
