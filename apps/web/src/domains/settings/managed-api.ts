import {
  getManagedSettings,
  type ManagedSettings,
  saveSignature,
  updateAppSettings,
  uploadLogo,
} from '@institute/contract/settings/managed-settings';
import type { AppSettings } from '@institute/contract/settings/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerKey } from '../../platform/answer-key.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { callApi } from '../../platform/api.ts';
import { settingsKey } from './api.ts';

const managedKey = answerKey(getManagedSettings, {});

/** The settings with those that are not public. */
export const useManagedSettings = () =>
  useAnswer(
    getManagedSettings,
    {},
    {
      // A form is begun with what holds now, not with what held some minutes ago.
      staleTime: 0,
      // Not asked for again by itself: the form asks when it needs to know, see `useConflict`.
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );

/** Asks for the settings as they are now. */
export function useFreshSettings(): () => Promise<ManagedSettings> {
  const client = useQueryClient();
  return () =>
    client.fetchQuery({
      queryKey: managedKey,
      queryFn: ({ signal }) => callApi(getManagedSettings, {}, { signal }),
      staleTime: 0,
    });
}

/** Saves settings; every part of the page that shows one of them follows at once. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useAct(updateAppSettings, {
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
  return (picture: Partial<Pick<ManagedSettings, 'logo' | 'signature'>>) => {
    const withPicture = <Held extends object>(held: Held | undefined) =>
      held && { ...held, ...picture };
    client.setQueryData<AppSettings>(settingsKey, withPicture);
    client.setQueryData<ManagedSettings>(managedKey, withPicture);
  };
}
