import { getAppSettings } from '@institute/contract/settings/settings';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answerKey } from '../../platform/answer-key.ts';
import { useAnswer } from '../../platform/answers.ts';
import { readBoot, setSiteName } from '../../platform/boot.ts';
import { ofLayout } from '../../platform/pwa/page-source.ts';
import { firstSettings } from './first-settings.ts';
import { type Settings, settingsOf } from './model.ts';

export const settingsKey = answerKey(getAppSettings, {});

/** Settings change seldom: those that came with the page are good for the visit's first minutes. */
const STALE_AFTER_MS = 5 * 60_000;

/** The app settings. They come with the page itself, so there is data from the first render on. */
export function useSettings(): UseQueryResult<Settings> {
  const result = useAnswer(
    getAppSettings,
    {},
    {
      select: settingsOf,
      initialData: firstSettings,
      initialDataUpdatedAt: () => (readBoot().isKept ? 0 : Date.now()),
      staleTime: STALE_AFTER_MS,
      meta: ofLayout,
    },
  );
  const name = result.data?.siteName;
  useEffect(() => setSiteName(name), [name]);
  return result;
}

/** Whether the institute plays the quiz; the server refuses where it does not. */
export const useIsQuizOn = (): boolean => useSettings().data?.quiz !== 'off';
