import { getEmailVerification } from '@institute/contract/auth/verification';
import { pathTo } from '@institute/contract/routes';
import { MailCheck } from 'lucide-react';
import { useAnswer } from '../../../platform/answers.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Money } from '../../ledger/widgets/money.tsx';
import { useUser } from '../use-user.ts';
import { useVerificationNotice } from '../verification-notice-store.ts';
import { text } from '../verification-text.ts';

/**
 * Asks gently for the e-mail to be verified, until it is or the person has put it off. It waits for
 * nobody: while it is not known whether there is something to ask, there is nothing to see.
 */
export function VerificationNotice() {
  const user = useUser();
  const { isDismissed, dismiss } = useVerificationNotice();
  const { data } = useAnswer(getEmailVerification, {});
  if (user?.actingAdmin !== '' || isDismissed || !data || data.isVerified) return null;
  return (
    <section
      aria-labelledby="verification-notice"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-gold-soft p-4"
    >
      <MailCheck size={24} aria-hidden="true" className="shrink-0 text-gold-strong" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="verification-notice" className="font-semibold">
          {text.ask}
        </h2>
        <WhyVerify email={user.email} welcomeKobo={data.welcomeKobo} />
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={pathTo('profile')} variant="secondary" size="sm">
          {text.verify}
        </LinkButton>
        <Button variant="ghost" size="sm" onClick={dismiss}>
          {text.later}
        </Button>
      </div>
    </section>
  );
}

/** What verifying is good for, and what waits for it. */
export function WhyVerify({ email, welcomeKobo }: { email: string; welcomeKobo: number }) {
  return (
    <p className="[overflow-wrap:anywhere]">
      <Sentence words={text.why} fill={{ email: <bdi>{email}</bdi> }} />{' '}
      {welcomeKobo > 0 && (
        <strong>
          <Sentence words={text.waits} fill={{ amount: <Money kobo={welcomeKobo} /> }} />
        </strong>
      )}
    </p>
  );
}
