import { askSecondStep, passStep } from '../../domains/auth/prove-api.ts';
import type { Proof } from '../../domains/auth/second-factor-model.ts';
import { ProveIdentity } from '../../domains/auth/widgets/prove-identity.tsx';
import { toast } from '../../ui/toast.ts';
import { SwitchLine } from '../form-frame.tsx';
import { secondStepText as text } from './text.ts';

interface SecondStepProps {
  onBusy: (busy: boolean) => void;
  onBack: () => void;
}

/** The second step of signing in, after the password was right. */
export function SecondStep({ onBusy, onBack }: SecondStepProps) {
  const prove = (proof: Proof) => passStep(proof, () => toast.success(text.done));
  return (
    <div className="flex flex-col gap-4 pt-1">
      <p className="text-muted" role="status">
        {text.intro}
      </p>
      <ProveIdentity begin={askSecondStep} onProve={prove} onBusy={onBusy} />
      <SwitchLine label={text.back} onSwitch={onBack} />
    </div>
  );
}
