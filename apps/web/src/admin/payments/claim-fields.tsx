import { formatKobo } from '@institute/contract/money';
import type { Claim } from '@institute/contract/payments/claims';
import { ClassField } from '../../domains/classes/widgets/class-field.tsx';
import { useTakenWhole } from '../../domains/payments/payment-due.ts';
import { FromWallet } from '../../domains/payments/widgets/from-wallet.tsx';
import { useToday } from '../../domains/settings/time-zone.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/input.tsx';
import { MoneyField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { claimsText as text } from './claims-text.ts';
import type { ClaimConfirmation } from './use-confirm-claim.ts';

interface ClaimFieldsProps {
  form: ClaimConfirmation;
  claim: Claim;
}

/** What is booked, which may be corrected before. */
export function ClaimFields({ form, claim }: ClaimFieldsProps) {
  const { classId, priceKobo, walletKobo } = claim;
  const dueKobo = useTakenWhole(form.values, claim.studentId);
  const isNamed = priceKobo !== null && form.values.classId === String(classId);
  return (
    <>
      <MoneyField label={text.amount} {...form.field('amount')} />
      <FromWallet amount={form.values.amount} {...{ dueKobo, walletKobo }} isKept />
      <InvoiceChoice form={form} claim={claim} />
      {form.values.invoiceId === '' && (
        <ClassField
          label={claim.invoiceId === null ? text.purpose : text.className}
          hint={isNamed ? text.price(formatKobo(priceKobo)) : text.purposeHint}
          none={text.forWallet}
          value={form.values.classId}
          onChange={(next) => form.change('classId', next)}
          error={form.errorOf('classId')}
        />
      )}
      <DateField label={text.day} max={useToday()} {...form.field('paidOn')} />
      <TextField
        label={text.reference}
        hint={text.referenceHint}
        optional
        autoComplete="off"
        maxLength={120}
        {...form.field('reference')}
      />
    </>
  );
}

/** The invoice that was named, which may be left for a class or the wallet; nothing where none was. */
function InvoiceChoice({ form, claim }: ClaimFieldsProps) {
  const { invoiceId, className, priceKobo } = claim;
  if (invoiceId === null) return null;
  const hint = priceKobo ? text.left(formatKobo(priceKobo)) : text.settled;
  return (
    <SelectField
      label={text.purpose}
      hint={form.values.invoiceId === '' ? undefined : hint}
      options={[
        { value: String(invoiceId), label: className },
        { value: '', label: text.classOrWallet },
      ]}
      {...form.field('invoiceId')}
    />
  );
}
