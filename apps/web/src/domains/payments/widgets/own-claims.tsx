import { getMyClaims, type OwnClaim, withdrawClaim } from '@institute/contract/payments/claims';
import { pathTo } from '@institute/contract/routes';
import { useState } from 'react';
import { refusalWords } from '../../../forms/submit-error.ts';
import { useAct, useAnswer } from '../../../platform/answers.ts';
import { fileUrl } from '../../../platform/hosts.ts';
import { serverNow } from '../../../platform/server-clock.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { cardClass } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { Money } from '../../ledger/widgets/money.tsx';
import { InstituteTime } from '../../settings/widgets/institute-time.tsx';
import { claimStateNames, claimsText as text } from '../transfer-words.ts';

const tones: Readonly<Record<OwnClaim['state'], BadgeTone>> = {
  ...{ waiting: 'gold', confirmed: 'good', refused: 'bad', withdrawn: 'neutral' },
  returned: 'neutral',
};

/** What was decided is told for so long; the wallet's history and the messages tell of it afterwards. */
const TOLD_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether a claim is still told of: it waits, or was decided in the last days. */
function isTold({ state, decidedAt }: OwnClaim): boolean {
  if (state === 'withdrawn') return false;
  return decidedAt === null || serverNow() - decidedAt.getTime() < TOLD_MS;
}

/** What a student has said to have paid, and where it stands; nothing where there is none. */
export function OwnClaims() {
  const told = useAnswer(getMyClaims, {}, { staleTime: 0 }).data?.filter(isTold) ?? [];
  if (told.length === 0) return null;
  return (
    <section aria-label={text.section} className="mb-5 flex flex-col gap-3">
      {told.map((claim) => (
        <OwnClaimCard key={claim.id} claim={claim} />
      ))}
    </section>
  );
}

function OwnClaimCard({ claim }: { claim: OwnClaim }) {
  const { state, amountKobo, className, paidOn, reference, picture, reply, receipt } = claim;
  return (
    <div className={`${cardClass} flex flex-wrap items-center justify-between gap-3 p-4`}>
      <div className="min-w-0 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span className="[overflow-wrap:anywhere]">
            <Sentence words={text.line(className)} fill={{ amount: <Money kobo={amountKobo} /> }} />
          </span>
          <Badge tone={tones[state]}>{claimStateNames[state]}</Badge>
        </p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {text.paidOn} <InstituteTime at={new Date(`${paidOn}T12:00:00Z`)} />
          {reference !== '' && (
            <>
              {' · '}
              <bdi>{text.reference(reference)}</bdi>
            </>
          )}
        </p>
        {reply !== '' && (
          <p dir="auto" className="mt-1 [overflow-wrap:anywhere]">
            {reply}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {picture !== '' && (
          <a
            href={fileUrl(picture)}
            target="_blank"
            rel="noopener"
            className={buttonClass('ghost')}
          >
            {text.picture}
          </a>
        )}
        {receipt !== '' && (
          <LinkButton to={pathTo('receipt', { reference: receipt })} variant="secondary">
            {text.receipt}
          </LinkButton>
        )}
        {claim.isOpen && <Withdraw claim={claim} />}
      </div>
    </div>
  );
}

function Withdraw({ claim }: { claim: OwnClaim }) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useAct(withdrawClaim, { refreshes: [getMyClaims] });
  const run = async () => {
    try {
      await mutateAsync({ claimId: claim.id });
      toast.info(text.withdrawn);
    } catch (error) {
      toast.error(refusalWords(error, text.failed));
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {text.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.withdrawTitle}
        confirmLabel={text.withdraw}
        busy={isPending}
        busyLabel={text.withdrawing}
        onConfirm={() => void run()}
        onClose={() => setAsking(false)}
      >
        {text.withdrawDetail}
      </ConfirmDialog>
    </>
  );
}
