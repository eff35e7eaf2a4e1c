import { late } from '../../../ui/late.tsx';

/** The notice that asks for the e-mail to be verified; most people never see it. */
export const VerificationNotice = late(() =>
  import('./verification-notice.tsx').then((code) => code.VerificationNotice),
);
