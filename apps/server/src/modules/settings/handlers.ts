import { nairaText } from '@institute/contract/money';
import type { AppSettings } from '@institute/contract/settings';
import { getAppSettings, updateAppSettings } from '@institute/contract/settings';
import { handle } from '../../context.ts';
import { presentSettings } from './present.ts';
import type { Settings } from './rules.ts';
import { readSettings, saveSettings } from './store.ts';

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
];

/** The settings as anyone may read them; also embedded in the pages the server sends. */
export async function publicSettings(context: {
  db: Parameters<typeof readSettings>[0];
  config: { timeZone: string };
}): Promise<AppSettings> {
  return presentSettings(await readSettings(context.db), context.config.timeZone);
}
