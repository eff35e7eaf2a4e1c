import type { AppSettings } from '@institute/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { readBoot } from '../../platform/boot.ts';
import { settingsKey } from './api.ts';

/**
 * Path of the signature on certificates, empty for none. It is taken from the settings that the page
 * holds (`useSettings`), whose own model every page carries and this one alone has a use for it.
 */
export function useSignature(): string {
  const { data } = useQuery<AppSettings, Error, string>({
    queryKey: settingsKey,
    enabled: false,
    initialData: () => readBoot().settings,
    select: ({ signature }) => signature ?? '',
  });
  return data ?? '';
}
