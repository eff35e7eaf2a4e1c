import { late } from '../../../ui/late.tsx';
import { useEmailVerification } from '../verification-api.ts';

const Notice = late(() =>
  import('./verification-notice.tsx').then((code) => code.VerificationNotice),
);

/** The notice that asks for the e-mail to be verified; its code comes for those alone who see it. */
export function VerificationNotice() {
  const { data } = useEmailVerification();
  return data && !data.isVerified ? <Notice /> : null;
}
