import { formatKobo } from '@institute/contract/money';
import { ClassField } from '../../domains/classes/widgets/class-field.tsx';
import { useToday } from '../../domains/settings/time-zone.ts';
import { DateField } from '../../ui/date-field.tsx';
import { TextField } from '../../ui/input.tsx';
import { MoneyField } from '../../ui/number-field.tsx';
import { claimsText as text } from './claims-text.ts';
import type { ClaimConfirmation } from './use-confirm-claim.ts';

interface ClaimFieldsProps {
  form: ClaimConfirmation;
  /** The class that was named, and what it costs. */
  classId: number | null;
  priceKobo: number | null;
}

/** What is booked, which may be corrected before. */
export function ClaimFields({ form, classId, priceKobo }: ClaimFieldsProps) {
  const isNamed = priceKobo !== null && form.values.classId === String(classId);
  return (
    <>
      <MoneyField label={text.amount} {...form.field('amount')} />
      <ClassField
        label={text.purpose}
        hint={isNamed ? text.price(formatKobo(priceKobo)) : text.purposeHint}
        none={text.forWallet}
        value={form.values.classId}
        onChange={(next) => form.change('classId', next)}
        error={form.errorOf('classId')}
      />
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
