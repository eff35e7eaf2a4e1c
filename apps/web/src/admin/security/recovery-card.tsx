import { renewRecoveryCodes } from '@institute/contract/auth/second-factor';
import { useState } from 'react';
import { factorAnswers } from '../../domains/auth/second-factor-api.ts';
import { useAct } from '../../platform/answers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { text } from './text.ts';

interface RecoveryCardProps {
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCard({ left, onCodes }: RecoveryCardProps) {
  const [isAsking, setAsking] = useState(false);
  const renew = useAct(renewRecoveryCodes, { refreshes: factorAnswers });
  return (
    <Card aria-labelledby="recovery" className="flex flex-col gap-3">
      <h2 id="recovery" className="text-xl">
        {text.recovery.title}
      </h2>
      <p className="text-muted">{text.recovery.detail}</p>
      <p className="font-medium">{text.recovery.left(left)}</p>
      <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
        {text.recovery.renew}
      </Button>
      {isAsking && (
        <RemoveDialog
          title={text.recovery.renewTitle}
          label={text.recovery.renew}
          onClose={() => setAsking(false)}
          onRemove={async () => onCodes((await renew.mutateAsync({})).recoveryCodes)}
        >
          {text.recovery.renewDetail}
        </RemoveDialog>
      )}
    </Card>
  );
}
