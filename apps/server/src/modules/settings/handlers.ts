import { nairaText } from '@institute/contract/money';
import type { AppSettings } from '@institute/contract/settings';
import {
  getAppSettings,
  updateAppSettings,
  uploadLogo as uploadLogoCall,
} from '@institute/contract/settings';
import { handle } from '../../context.ts';
import type { Database } from '../../platform/db.ts';
import type { Files } from '../../platform/files.ts';
import { presentSettings } from './present.ts';
import type { Settings } from './rules.ts';
import { readSettings, saveSettings } from './store.ts';
import { uploadLogo } from './upload-logo.ts';

export const handlers = [
  handle(getAppSettings, async (context) => ({ data: await publicSettings(context) })),

  handle(updateAppSettings, async (context, { subamount, ...texts }) => {
    const changes: Partial<Settings> = { ...texts };
    if (subamount !== undefined) changes.subamount = nairaText(subamount);
    await context.transaction((tx) => saveSettings(tx, changes), {
      details: { changed: Object.keys(changes) },
    });
    return { data: await publicSettings(context), message: 'Settings updated successfully!' };
  }),

  handle(uploadLogoCall, async (context) => ({
    data: { logo: context.files.address(await uploadLogo(context)) },
    message: 'Logo uploaded successfully!',
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
