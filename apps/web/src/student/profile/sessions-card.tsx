import { useState } from 'react';
import { useEndOtherSessions, useSessions } from '../../domains/people/sessions-api.ts';
import { useConfirm } from '../../forms/use-confirm.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { SessionRow } from './session-row.tsx';
import { text as profileText } from './text.ts';

const text = profileText.sessions;

/** Where one is signed in, and the way to end it. */
export function SessionsCard({ isImpersonated }: { isImpersonated: boolean }) {
  return (
    <Card aria-labelledby="sessions" className="mt-5">
      <h2 id="sessions" className="mb-1 text-xl">
        {text.heading}
      </h2>
      {isImpersonated ? <p className="text-muted">{text.asStudent}</p> : <Sessions />}
    </Card>
  );
}

function Sessions() {
  const sessions = useSessions();
  const { data: places } = sessions;
  if (!places) {
    if (!sessions.isError) return <SessionsSkeleton />;
    return <ErrorState title={text.failed} query={sessions} />;
  }
  return (
    <>
      <p className="text-muted">{text.intro}</p>
      <ul className="my-3 divide-y divide-line">
        {places.map((place) => (
          <SessionRow key={place.id} place={place} />
        ))}
      </ul>
      {places.length > 1 ? <EndOthers /> : <p className="text-muted">{text.alone}</p>}
    </>
  );
}

function EndOthers() {
  const [isAsking, setAsking] = useState(false);
  const end = useEndOtherSessions();
  const form = useConfirm({
    words: { refused: text.notEnded, broken: text.notEnded },
    onConfirm: async () => {
      await end.mutateAsync();
      setAsking(false);
      toast.success(text.othersEnded);
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {text.endOthers}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.endOthersTitle}
        confirmLabel={text.endOthers}
        busyLabel={text.ending}
        busy={form.isRunning}
        onConfirm={() => void form.submit()}
        onClose={() => setAsking(false)}
      >
        <p>{text.endOthersDetail}</p>
        <FormAlert message={form.failure} />
      </ConfirmDialog>
    </>
  );
}

function SessionsSkeleton() {
  return (
    <Loading label={text.loading}>
      <Skeleton className="mt-3 h-16" />
      <Skeleton className="mt-3 h-16" />
    </Loading>
  );
}
