import type { DataOf } from '@institute/contract/call';
import { getLegalText, type LegalTextName } from '@institute/contract/settings/legal';
import { callApi } from '../../platform/api.ts';
import { readBoot } from '../../platform/boot.ts';
import { type Asked, useAsked } from '../../platform/use-asked.ts';
import { DEFAULT_TIME_ZONE } from './model.ts';

/** The terms or the privacy notice. */
export interface LegalText extends DataOf<typeof getLegalText> {
  /** IANA name of the time zone in which its date is meant. */
  timeZone: string;
}

/** A text as anyone reads it. */
export function useLegalText(name: LegalTextName): Asked<LegalText> & { retry: () => void } {
  return useAsked(name, async (signal) => ({
    ...(await callApi(getLegalText, { name }, { signal })),
    timeZone: readBoot().settings?.timezone || DEFAULT_TIME_ZONE,
  }));
}
