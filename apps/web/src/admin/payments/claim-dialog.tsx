import type { Claim } from '@institute/contract/payments/claims';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { Besides } from '../../domains/payments/widgets/besides.tsx';
import { StudentLink } from '../../domains/people/widgets/student-link.tsx';
import { InstituteTime } from '../../domains/settings/widgets/institute-time.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { PersonText } from '../../ui/person-text.tsx';
import { ClaimFields } from './claim-fields.tsx';
import type { LastConfirmed } from './claim-model.ts';
import { ClaimProof, ClaimSeen } from './claim-seen.tsx';
import { claimsText as text } from './claims-text.ts';
import { RefuseClaimDialog } from './refuse-claim-dialog.tsx';
import { useConfirmClaim } from './use-confirm-claim.ts';

interface ConfirmClaimDialogProps {
  claim: Claim;
  /** What was confirmed before it, and how many in a row. */
  last: LastConfirmed | null;
  inRow: number;
  onConfirmed: (confirmed: LastConfirmed) => Promise<void>;
  /** Goes on without confirming it. */
  onNext: () => Promise<void>;
  onClose: () => void;
}

/** Whether a key is text where it was pressed. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [role=listbox]') !== null;

/** One transfer to be confirmed: what was sent, what is known beside it, and what is booked. */
export function ConfirmClaimDialog(props: ConfirmClaimDialogProps) {
  const { claim, last, inRow, onConfirmed, onNext, onClose } = props;
  const formId = useId();
  const form = useConfirmClaim(claim, onConfirmed);
  const [isRefusing, setRefusing] = useState(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A key that is held down confirms one transfer, and not all of them.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    const isLetter = event.key.toLowerCase() === 'r' || event.code === 'KeyR';
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isBusy = form.isRunning || isRefusing || form.isAskingAboutSeen;
    if (!isLetter || !isPlain || isBusy || isTyping(event.target)) return;
    event.preventDefault();
    setRefusing(true);
  });
  // Of the whole page: between one transfer and the next the focus is on its way.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={text.dialog}
        size="full"
        busy={form.isRunning}
        closeOnOutside={false}
        notice={<FormAlert message={form.failure} isAboveFoot />}
        footer={
          <Foot
            isOwn={claim.isOwn}
            isRunning={form.isRunning}
            formId={formId}
            onNext={onNext}
            onRefuse={() => setRefusing(true)}
          />
        }
      >
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Facts claim={claim} />
          <Last last={last} inRow={inRow} />
        </div>
        <ClaimSeen claim={claim} />
        <div className="grid gap-6 lg:grid-cols-2">
          <ClaimProof claim={claim} />
          <form
            {...form.props}
            id={formId}
            onSubmit={(event) => {
              event.preventDefault();
              form.confirmIt();
            }}
            className="flex flex-col gap-4"
          >
            <ClaimFields form={form} claim={claim} />
          </form>
        </div>
      </Dialog>
      {isRefusing && (
        <RefuseClaimDialog
          claim={claim}
          onRefused={() => void onNext()}
          onClose={() => setRefusing(false)}
        />
      )}
      <ConfirmDialog
        open={form.isAskingAboutSeen}
        title={text.seenTitle}
        confirmLabel={text.confirm}
        onConfirm={form.confirmSeen}
        onClose={form.stopAskingAboutSeen}
      >
        {text.seenDetail}
      </ConfirmDialog>
    </>
  );
}

interface FootProps {
  isOwn: boolean;
  isRunning: boolean;
  formId: string;
  onNext: () => Promise<void>;
  onRefuse: () => void;
}

function Foot({ isOwn, isRunning, formId, onNext, onRefuse }: FootProps) {
  return (
    <div className="flex w-full flex-col gap-2 sm:flex-row sm:items-center sm:justify-end">
      <p className="me-auto text-muted text-sm max-sm:hidden">
        {isOwn ? text.own : text.enterHint}
      </p>
      {isOwn && <p className="text-muted text-sm sm:hidden">{text.own}</p>}
      <div className="grid grid-cols-2 gap-2 sm:flex">
        <Button variant="secondary" disabled={isRunning} onClick={() => void onNext()}>
          {text.later}
        </Button>
        <Button variant="secondary" disabled={isRunning} onClick={onRefuse}>
          {text.refuse}
        </Button>
        {!isOwn && (
          <Button
            data-autofocus=""
            type="submit"
            form={formId}
            busy={isRunning}
            busyLabel={text.confirming}
            className="max-sm:col-span-2"
          >
            {text.confirm}
          </Button>
        )}
      </div>
    </div>
  );
}

function Facts({ claim }: { claim: Claim }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <span className="text-lg">
        <StudentLink id={claim.studentId}>
          <PersonText isName className="font-semibold [overflow-wrap:anywhere]">
            {claim.name}
          </PersonText>
        </StudentLink>
      </span>
      <Money kobo={claim.amountKobo} className="font-semibold text-2xl" />
      <span className="text-muted text-sm">
        {text.sent} <InstituteTime at={claim.sentAt} withTime />
        {' · '}
        {text.inWallet}: <Money kobo={claim.walletKobo} />
      </span>
    </div>
  );
}

/** What was confirmed last; on the student's page it can be taken back. */
function Last({ last, inRow }: Pick<ConfirmClaimDialogProps, 'last' | 'inRow'>) {
  return (
    <div role="status" className="min-w-0 leading-snug">
      {last && (
        <>
          <p className="flex flex-wrap items-center gap-x-2">
            <Check size={16} className="text-good" aria-hidden="true" />
            <span className="font-semibold text-good">
              {last.state === 'booked' ? text.confirmed : text.recorded}
            </span>
            <span className="text-muted text-sm">
              <StudentLink id={last.claim.studentId}>
                <PersonText>{last.claim.name}</PersonText>
              </StudentLink>
              : <Money kobo={last.amountKobo} />
              {inRow > 1 && ` · ${text.inRow(inRow)}`}
            </span>
          </p>
          <Besides of={last} className="text-sm" />
          {last.kept !== '' && <p className="text-gold-strong text-sm">{last.kept}</p>}
        </>
      )}
    </div>
  );
}
