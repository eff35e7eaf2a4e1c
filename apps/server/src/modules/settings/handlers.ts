import { getLegalText } from '@institute/contract/legal';
import {
  getManagedSettings,
  updateAppSettings,
  uploadLogo as uploadLogoCall,
} from '@institute/contract/managed-settings';
import { type AppSettings, getAppSettings } from '@institute/contract/settings';
import { handle } from '../../context.ts';
import type { Database } from '../../platform/db.ts';
import type { Files } from '../../platform/files.ts';
import { legalText } from './legal/read-text.ts';
import { presentChanges, presentForm, presentSettings } from './present.ts';
import { storedSettings } from './rules.ts';
import { changeSettings } from './save-settings.ts';
import { readSettingRows, readSettings, withDefaults } from './store.ts';
import { text } from './text.ts';
import { uploadLogo } from './upload-logo.ts';

export const handlers = [
  handle(getAppSettings, async (context) => ({ data: await publicSettings(context) })),

  handle(getLegalText, async ({ db }, { name }) => ({ data: await legalText(db, name) })),

  handle(getManagedSettings, async (context) => {
    const rows = await readSettingRows(context.db);
    const settings = withDefaults(rows);
    const logo = context.files.address(settings.logo || null);
    return { data: { form: presentForm(settings), logo, changes: presentChanges(rows) } };
  }),

  handle(updateAppSettings, async (context, { before = {}, ...sent }) => {
    await changeSettings(context, { values: storedSettings(sent), before });
    return { data: await publicSettings(context), message: text.updated };
  }),

  handle(uploadLogoCall, async (context) => ({
    data: { logo: context.files.address(await uploadLogo(context)) },
    message: text.logoUploaded,
  })),
];

/** The settings as anyone may read them; also embedded in the pages the server sends. */
export async function publicSettings(context: {
  db: Database;
  files: Pick<Files, 'address'>;
  config: { timeZone: string; oneSignalAppId: string | null };
}): Promise<AppSettings> {
  const settings = await readSettings(context.db);
  const logo = context.files.address(settings.logo || null);
  return presentSettings({ ...settings, logo }, context.config);
}
