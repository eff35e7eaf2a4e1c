import type { AppSettings } from '@institute/contract/settings';
import type { Settings } from './rules.ts';

/** Settings as the wire has them; what is the server's own business stays out. */
export function presentSettings(
  settings: Settings,
  { timeZone, oneSignalAppId }: { timeZone: string; oneSignalAppId: string | null },
): AppSettings {
  const { referralWelcome, referralReward, referralTrigger, ...others } = settings;
  const { gameRewardEasy, gameRewardIntermediate, gameRewardHard, ...shown } = others;
  return { ...shown, timezone: timeZone, oneSignalAppId: oneSignalAppId ?? '' };
}
