import { getInstituteProfile } from '@institute/contract/institute-profile';
import { getAppSettings } from '@institute/contract/settings';
import { settingsOf } from '../../../domains/settings/model.ts';
import { noProfile, profileOf } from '../../../domains/settings/profile-model.ts';
import { callApi } from '../../../platform/api.ts';
import { readBoot } from '../../../platform/boot.ts';
import type { Parts } from '../part-names.ts';
import { landingParts } from './landing-parts.tsx';

/**
 * The parts of the landing page, made in the browser. Where the institute's own words cannot be
 * fetched, they stand without them.
 */
export async function lateParts(): Promise<Parts> {
  const [settings, profile] = await Promise.all([
    readBoot().settings ?? callApi(getAppSettings, {}),
    callApi(getInstituteProfile, {}),
  ]).catch(() => []);
  if (!settings || !profile) {
    return landingParts({ settings: { siteName: '', whatsappNumber: '' }, profile: noProfile });
  }
  return landingParts({ settings: settingsOf(settings), profile: profileOf(profile, settings) });
}
