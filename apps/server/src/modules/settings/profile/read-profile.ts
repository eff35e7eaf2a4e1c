import type { InstituteProfile } from '@institute/contract/settings/institute-profile';
import type { Database } from '../../../platform/db.ts';
import type { Files } from '../../../platform/files.ts';
import { hash } from '../../../platform/random.ts';
import type { Settings } from '../rules.ts';
import { readSettings } from '../store.ts';
import { presentProfile, profileState } from './present.ts';

/** Names a state of the profile. */
export const profileVersion = (settings: Settings): string =>
  hash(profileState(settings)).slice(0, 22);

/** What the institute says of itself; also painted into its public pages. */
export async function readProfile(reader: {
  db: Database;
  files: Pick<Files, 'address'>;
}): Promise<InstituteProfile> {
  const settings = await readSettings(reader.db);
  return presentProfile(settings, {
    version: profileVersion(settings),
    address: (name) => reader.files.address(name || null),
  });
}
