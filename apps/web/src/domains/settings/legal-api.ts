import { getLegalText, type LegalTextName } from '@institute/contract/legal';
import { callApi } from '../../platform/api.ts';
import { readBoot } from '../../platform/boot.ts';
import { type Asked, useAsked } from '../../platform/use-asked.ts';
import { DEFAULT_TIME_ZONE } from './model.ts';

export type { LegalTextName };

/** The terms or the privacy notice. */
export interface LegalText {
  /** Plain lines, see the contract. */
  text: string;
  version: number;
  /** From when this version holds. */
  since: Date;
  /** IANA name of the time zone in which the date is meant. */
  timeZone: string;
}

/** A text as anyone reads it. */
export function useLegalText(name: LegalTextName): Asked<LegalText> & { retry: () => void } {
  return useAsked(name, async (signal) => {
    const { since, ...rest } = await callApi(getLegalText, { name }, { signal });
    const timeZone = readBoot().settings?.timezone || DEFAULT_TIME_ZONE;
    return { ...rest, since: new Date(since * 1000), timeZone };
  });
}
