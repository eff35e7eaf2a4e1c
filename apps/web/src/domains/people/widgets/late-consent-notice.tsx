import { late } from '../../../ui/late.tsx';

/** The notice that the terms have changed; most days nobody sees it. */
export const ConsentNotice = late(() =>
  import('./consent-notice.tsx').then((code) => code.ConsentNotice),
);
