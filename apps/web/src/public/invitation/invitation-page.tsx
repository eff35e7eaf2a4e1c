import { useCallback, useEffect, useState } from 'react';
import { type Invited, invitedBy } from '../../domains/auth/invitation-api.ts';
import { errorCode, errorMessage } from '../../platform/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { AuthPage } from '../auth-page.tsx';
import { AcceptForm } from './accept-form.tsx';
import { EndedWays } from './ended-ways.tsx';
import { text } from './text.ts';

/** Who is invited, or why that is not known. */
type State = { invited: Invited } | { failure: string; hasEnded: boolean } | null;

/**
 * What the link of an invitation opens, on any device. Opening it uses nothing up, so that a program
 * that looks at the links of a mail before its reader takes nobody's place.
 */
export function InvitationPage() {
  // Behind the #, where it reaches neither a log nor another site.
  const [token] = useState(() => location.hash.slice(1));
  const [state, setState] = useState<State>(
    token === '' ? { failure: text.noLink, hasEnded: true } : null,
  );
  const look = useCallback(async () => {
    setState(null);
    try {
      setState({ invited: await invitedBy(token) });
    } catch (error) {
      const hasEnded = errorCode(error) === 'invitation_ended';
      setState({ failure: errorMessage(error), hasEnded });
    }
  }, [token]);
  useEffect(() => {
    if (token !== '') void look();
  }, [token, look]);
  return (
    <AuthPage title={text.title}>
      {state === null ? (
        <Loading label={text.loading}>
          <Skeleton className="h-72" />
        </Loading>
      ) : 'invited' in state ? (
        <AcceptForm token={token} invited={state.invited} />
      ) : (
        <div className="flex flex-col gap-4">
          <FormAlert message={state.failure} />
          {state.hasEnded ? (
            <EndedWays />
          ) : (
            <Button className="self-start" onClick={() => void look()}>
              {text.retry}
            </Button>
          )}
        </div>
      )}
    </AuthPage>
  );
}
