import { removeAuthenticator } from '@institute/contract/auth/second-factor';
import { useState } from 'react';
import { factorAnswers } from '../../domains/auth/second-factor-api.ts';
import { useTimeZone } from '../../domains/settings/time-zone.ts';
import { useAct } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast.ts';
import { When } from '../../ui/when.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { text } from './text.ts';

const SetUpDialog = lazy(
  () => import('./set-up-app-dialog.tsx').then((code) => code.SetUpAppDialog),
  { whenLost: 'close' },
);

interface AppCardProps {
  /** Since when an app is in use; null without one. */
  since: Date | null;
  onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: set up, moved to another phone, removed. */
export function AppCard({ since, onCodes }: AppCardProps) {
  const [open, setOpen] = useState<'set-up' | 'remove' | null>(null);
  const remove = useAct(removeAuthenticator, { refreshes: factorAnswers });
  const timeZone = useTimeZone();
  const close = () => setOpen(null);
  return (
    <Card aria-labelledby="app" className="flex flex-col gap-3">
      <h2 id="app" className="text-xl">
        {text.app.title}
      </h2>
      <p className="text-muted">
        {since ? (
          <Sentence
            words={text.app.since}
            fill={{ date: <When at={since} timeZone={timeZone} /> }}
          />
        ) : (
          text.app.none
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant={since ? 'secondary' : 'primary'} onClick={() => setOpen('set-up')}>
          {since ? text.app.replace : text.app.setUp}
        </Button>
        {since && (
          <Button variant="ghost" onClick={() => setOpen('remove')}>
            {text.remove}
          </Button>
        )}
      </div>
      {open === 'set-up' && <SetUpDialog onCodes={onCodes} onClose={close} fallback={null} />}
      {open === 'remove' && (
        <RemoveDialog
          title={text.app.removeTitle}
          onClose={close}
          onRemove={async () => {
            await remove.mutateAsync({});
            toast.success(text.app.removed);
          }}
        >
          {text.app.removeDetail}
        </RemoveDialog>
      )}
    </Card>
  );
}
