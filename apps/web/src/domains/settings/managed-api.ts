import {
  getManagedSettings,
  updateAppSettings,
  uploadLogo,
  type ManagedSettings as WireSettings,
} from '@institute/contract/managed-settings';
import type { AppSettings } from '@institute/contract/settings';
import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../platform/api.ts';
import { settingsKey } from './api.ts';
import {
  type ManagedSettings,
  managedSettingsOf,
  type SettingsChange,
  wireSettingsOf,
} from './managed-model.ts';

const managedKey = ['managed-settings'] as const;

const managedQuery = {
  queryKey: managedKey,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<WireSettings> =>
    callApi(getManagedSettings, {}, { signal }),
  // A form is begun with what holds now, not with what held some minutes ago.
  staleTime: 0,
};

/** The settings with those that are not public. */
export function useManagedSettings(): UseQueryResult<ManagedSettings> {
  // Not asked for again by itself: what the form holds is merged by hand, see `useSettingsForm`.
  return useQuery({
    ...managedQuery,
    select: managedSettingsOf,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Asks for the settings as they are now. */
export function useFreshSettings(): () => Promise<ManagedSettings> {
  const client = useQueryClient();
  return async () => managedSettingsOf(await client.fetchQuery(managedQuery));
}

/** Saves settings; every part of the page that shows one of them follows at once. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SettingsChange) => callApi(updateAppSettings, wireSettingsOf(change)),
    onSuccess: (settings) => {
      client.setQueryData<AppSettings>(settingsKey, settings);
      void client.invalidateQueries({ queryKey: managedKey, refetchType: 'none' });
    },
  });
}

/** Puts a picture in the place of the logo. */
export function useUploadLogo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (logo: File) => callApi(uploadLogo, {}, { files: { logo } }),
    onSuccess: ({ logo }) => {
      client.setQueryData<AppSettings>(settingsKey, (held) => (held ? { ...held, logo } : held));
      client.setQueryData<WireSettings>(managedKey, (held) => (held ? { ...held, logo } : held));
    },
  });
}
