import { endOtherSessions, getSessions } from '@institute/contract/auth/sessions';
import { useState } from 'react';
import { useConfirm } from '../../forms/use-confirm.ts';
import { useAct, useAnswer } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { toast } from '../../ui/toast.ts';
import { SessionRow } from './session-row.tsx';
import { SessionsSkeleton } from './sessions-skeleton.tsx';
import { text as profileText } from './text.ts';

const text = profileText.sessions;

/** Every place where one is signed in, and the ways to sign out there. */
export function Sessions() {
  const sessions = useAnswer(getSessions, {}, { staleTime: 0 });
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
  const end = useAct(endOtherSessions, { refreshes: [getSessions] });
  const form = useConfirm({
    words: { refused: text.notEnded, broken: text.notEnded },
    onConfirm: async () => {
      await end.mutateAsync({});
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
