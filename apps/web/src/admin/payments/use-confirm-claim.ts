import { nairaNumber, nairaText } from '@institute/contract/money';
import { type Claim, confirmClaim, getClaims } from '@institute/contract/payments/claims';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { useState } from 'react';
import * as z from 'zod/mini';
import { accountChanged } from '../../domains/people/account-answers.ts';
import { type Form, useForm } from '../../forms/use-form.ts';
import { useAct, useRefresh } from '../../platform/answers.ts';
import { isSeen, type LastConfirmed } from './claim-model.ts';
import { claimsText as text } from './claims-text.ts';

const schema = z.object({
  /** The invoice it is for, in the place of a class; empty for none. */
  invoiceId: z.string(),
  classId: z.string(),
  amount: z
    .string()
    .check(z.refine((typed) => (parseTypedNaira(typed) ?? 0) > 0, text.amountInvalid)),
  paidOn: z.string().check(z.minLength(1, text.dayMissing)),
  reference: z.string(),
});
type Values = z.output<typeof schema>;

/** A claim being confirmed, as it was sent or as it is corrected. */
export interface ClaimConfirmation extends Form<Values> {
  /** Whether it is asked about, since the same was seen before. */
  isAskingAboutSeen: boolean;
  /** Confirms it, after a question where the same was seen before. */
  confirmIt: () => void;
  confirmSeen: () => void;
  stopAskingAboutSeen: () => void;
}

/** What is confirmed of a claim; what it makes out of date is asked for beside the next one. */
export function useConfirmClaim(
  claim: Claim,
  onConfirmed: (confirmed: LastConfirmed) => Promise<void>,
): ClaimConfirmation {
  const confirm = useAct(confirmClaim);
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const form = useForm<Values, Values>({
    schema,
    defaultValues: {
      invoiceId: claim.invoiceId === null ? '' : String(claim.invoiceId),
      classId: claim.classId === null ? '' : String(claim.classId),
      amount: nairaText(claim.amountKobo),
      ...{ paidOn: claim.paidOn, reference: claim.reference },
    },
    fieldOfCode: {
      ...{ reference_taken: 'reference', day_out_of_reach: 'paidOn', month_closed: 'paidOn' },
    },
    words: { refused: text.confirmFailed, broken: text.broken },
    onSubmit: async ({ classId, invoiceId, amount, ...rest }) => {
      const amountKobo = parseTypedNaira(amount) ?? 0;
      const told = await confirm.mutateAsync({
        ...rest,
        ...{ claimId: claim.id, amount: nairaNumber(amountKobo) },
        ...(invoiceId !== '' ? { invoiceId: Number(invoiceId) } : classId !== '' && { classId }),
      });
      void refresh(getClaims, ...accountChanged);
      await onConfirmed({ claim, amountKobo, ...told });
    },
  });
  return {
    ...form,
    isAskingAboutSeen: isAsking,
    confirmIt: () => {
      if (form.isRunning) return;
      if (isSeen(claim)) setAsking(true);
      else void form.submit();
    },
    confirmSeen: () => {
      setAsking(false);
      void form.submit();
    },
    stopAskingAboutSeen: () => setAsking(false),
  };
}
