import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { text as words } from '../../domains/auth/verification-text.ts';
import { verifyByLink } from '../../domains/auth/verify-by-link.ts';
import { errorMessage } from '../../platform/api-error.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { AuthPage } from '../auth-page.tsx';
import { LocationLink } from '../location-link.tsx';
import { text } from './text.ts';

/**
 * What a mailed link opens, on any device and signed in or not. A press verifies, so that a program
 * that looks at the links of a mail before its reader verifies nothing.
 */
export function VerifyEmailPage() {
  // Behind the #, where it reaches neither a log nor another site.
  const token = location.hash.slice(1);
  const [isRunning, setRunning] = useState(false);
  const [outcome, setOutcome] = useState<{ done: string } | { failure: string } | null>(null);

  const verify = async () => {
    setRunning(true);
    try {
      setOutcome({ done: words.welcome[await verifyByLink(token)] });
    } catch (error) {
      setOutcome({ failure: errorMessage(error) });
    } finally {
      setRunning(false);
    }
  };

  const isDone = outcome !== null && 'done' in outcome;
  const failure = outcome && 'failure' in outcome ? outcome.failure : null;
  return (
    <AuthPage title={text.title}>
      <div className="flex flex-col items-start gap-4">
        <div role="status">{isDone && <p className="font-medium text-good">{outcome.done}</p>}</div>
        {!isDone && <p className="text-muted">{token === '' ? text.noLink : text.ask}</p>}
        <FormAlert message={failure} />
        {!isDone && token !== '' && (
          <Button onClick={() => void verify()} busy={isRunning} busyLabel={text.verifying}>
            {text.verify}
          </Button>
        )}
        {(isDone || failure !== null || token === '') && (
          <LocationLink href={pathTo('dashboard')} className={buttonClass('secondary')}>
            {text.goOn}
          </LocationLink>
        )}
      </div>
    </AuthPage>
  );
}
