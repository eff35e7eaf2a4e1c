import type { LegalTextName } from '@institute/contract/settings/legal';
import type { Database } from '../../../platform/db.ts';
import { readSettingRows, readSettings, withDefaults } from '../store.ts';
import { fillLegalText } from './fill-rules.ts';
import { DRAFTS_SINCE } from './text.ts';

/** A text as anyone reads it, with the version of both and since when it holds. */
export async function legalText(db: Database, name: LegalTextName) {
  const rows = await readSettingRows(db);
  const settings = withDefaults(rows);
  const changed = rows.find((row) => row.name === 'legalVersion')?.changedAt;
  return {
    text: fillLegalText(settings[name], settings),
    version: Number(settings.legalVersion),
    since: changed ?? DRAFTS_SINCE,
  };
}

/** The version of the texts that is in force. */
export async function legalVersionOf(db: Database): Promise<number> {
  return Number((await readSettings(db)).legalVersion);
}
