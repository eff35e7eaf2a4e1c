import { getLegalText, type LegalTextName } from '@institute/contract/legal';
import { callApi } from '../../platform/api.ts';
import { type Answer, useAnswer } from '../../platform/use-answer.ts';

export type { LegalTextName };

/** The terms or the privacy notice. */
export interface LegalText {
  /** Plain lines, see the contract. */
  text: string;
  version: number;
  /** From when this version holds. */
  since: Date;
}

/** A text as anyone reads it. */
export function useLegalText(name: LegalTextName): Answer<LegalText> & { retry: () => void } {
  return useAnswer(name, async (signal) => {
    const { since, ...rest } = await callApi(getLegalText, { name }, { signal });
    return { ...rest, since: new Date(since * 1000) };
  });
}
