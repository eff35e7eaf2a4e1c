import { getClasses } from '@institute/contract/classes/classes';
import { classesOnShow } from '@institute/contract/classes/classes-on-show';
import { getInstituteProfile } from '@institute/contract/settings/institute-profile';
import { getAppSettings } from '@institute/contract/settings/settings';
import { firstSettings } from '../../domains/settings/first-settings.ts';
import { DEFAULT_TIME_ZONE, settingsOf } from '../../domains/settings/model.ts';
import { noProfile, profileOf } from '../../domains/settings/profile-model.ts';
import { callApi } from '../../platform/api.ts';
import { setSiteName } from '../../platform/boot.ts';
import { serverDate } from '../../platform/server-clock.ts';
import type { LandingData } from './landing-view.tsx';

/** What is known of the landing page before anything has been fetched. */
export function landingAtFirst(): LandingData {
  const settings = firstSettings();
  return { ...(settings && { settings: settingsOf(settings) }), profile: noProfile };
}

/** The landing page as the server would have painted it; what cannot be fetched is missing. */
export async function fetchLanding(): Promise<LandingData> {
  const [settings, profile, classes] = await Promise.all([
    firstSettings() ?? orNull(callApi(getAppSettings, {})),
    orNull(callApi(getInstituteProfile, {})),
    orNull(callApi(getClasses, {})),
  ]);
  if (settings) setSiteName(settings.siteName);
  return {
    ...(settings && { settings: settingsOf(settings) }),
    profile: settings && profile ? profileOf(profile, settings) : noProfile,
    offered: classes && offeredOf(classes, settings && settingsOf(settings).timeZone),
  };
}

function offeredOf(classes: Parameters<typeof classesOnShow>[0], timeZone: string | null) {
  return classesOnShow(classes, serverDate(), timeZone ?? DEFAULT_TIME_ZONE);
}

/** The page says what is missing, or is whole without it. */
const orNull = <Data>(asked: Promise<Data>): Promise<Data | null> => asked.catch(() => null);
