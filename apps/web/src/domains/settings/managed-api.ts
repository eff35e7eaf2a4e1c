import {
  getManagedSettings,
  saveSignature,
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
  const show = useShowPicture();
  return useMutation({
    mutationFn: (logo: File) => callApi(uploadLogo, {}, { files: { logo } }),
    onSuccess: show,
  });
}

/** Puts a picture in the place of the signature on certificates; null takes the present one away. */
export function useSaveSignature() {
  const show = useShowPicture();
  return useMutation({
    mutationFn: (signature: File | null) =>
      signature
        ? callApi(saveSignature, {}, { files: { signature } })
        : callApi(saveSignature, { remove: '1' }),
    onSuccess: show,
  });
}

/** Shows a picture of the settings in its new form wherever it stands. */
function useShowPicture() {
  const client = useQueryClient();
  return (picture: Partial<Pick<WireSettings, 'logo' | 'signature'>>) => {
    const withPicture = <Held extends object>(held: Held | undefined) =>
      held && { ...held, ...picture };
    client.setQueryData<AppSettings>(settingsKey, withPicture);
    client.setQueryData<WireSettings>(managedKey, withPicture);
  };
}
