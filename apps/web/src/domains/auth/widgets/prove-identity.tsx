import type { Challenge } from '@institute/contract/auth/second-factor';
import { errorMessage } from '../../../platform/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { proveText as text } from '../prove-text.ts';
import type { Proof } from '../second-factor-model.ts';
import { ProveForm } from './prove-form.tsx';
import { useChallenge } from './use-challenge.ts';

interface ProveIdentityProps {
  /** Asks how it may be proved; stays the same function. */
  begin: () => Promise<Challenge>;
  /** Takes the proof; what it throws is put into words. */
  onProve: (proof: Proof) => Promise<void>;
  /** Told while a proof is on its way, so that its dialog is not closed under it. */
  onBusy: (busy: boolean) => void;
}

/** Proves that it is oneself: asks first how that may be done. */
export function ProveIdentity({ begin, onProve, onBusy }: ProveIdentityProps) {
  const { challenge, error, renew } = useChallenge(begin);
  if (challenge) {
    return <ProveForm challenge={challenge} onProve={onProve} onRefused={renew} onBusy={onBusy} />;
  }
  if (error !== null) {
    return (
      <div className="flex flex-col gap-3">
        <FormAlert message={errorMessage(error, text.failed)} />
        <Button variant="secondary" onClick={renew}>
          {text.again}
        </Button>
      </div>
    );
  }
  return (
    <Loading label={text.loading}>
      <Skeleton className="h-16" />
      <Skeleton className="mt-4 h-12" />
    </Loading>
  );
}
