import { type Claim, getClaims, refuseClaim } from '@institute/contract/payments/claims';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { accountChanged } from '../../domains/people/account-answers.ts';
import { ReasonDialog } from '../../forms/reason-dialog.tsx';
import { useAct, useRefresh } from '../../platform/answers.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { claimsText as text } from './claims-text.ts';

interface RefuseClaimDialogProps {
  claim: Claim;
  onRefused: () => void;
  onClose: () => void;
}

/** Refuses a transfer in words that the student reads. */
export function RefuseClaimDialog({ claim, onRefused, onClose }: RefuseClaimDialogProps) {
  const refuse = useAct(refuseClaim);
  const refresh = useRefresh();
  return (
    <ReasonDialog
      title={text.refuseTitle}
      label={text.refusal}
      hint={text.refusalHint}
      missing={text.refusalMissing}
      maxLength={300}
      confirmLabel={text.refuse}
      busyLabel={text.refusing}
      done={text.refused}
      onConfirm={async (reason) => {
        await refuse.mutateAsync({ claimId: claim.id, reason });
        void refresh(getClaims, ...accountChanged);
        onRefused();
      }}
      onClose={onClose}
    >
      <p className="flex items-baseline justify-between gap-4 font-medium">
        <PersonText isName className="min-w-0 [overflow-wrap:anywhere]">
          {claim.name}
        </PersonText>
        <Money kobo={claim.amountKobo} className="shrink-0" />
      </p>
    </ReasonDialog>
  );
}
