import { useQueryClient } from '@tanstack/react-query';
import { late } from '../../../ui/late.tsx';
import { hasAgreed } from '../consent-answer-api.ts';

const Notice = late(() => import('./consent-notice.tsx').then((code) => code.ConsentNotice));

/** The notice that the terms have changed; its code does not come for those who have read them. */
export function ConsentNotice() {
  return hasAgreed(useQueryClient()) ? null : <Notice />;
}
