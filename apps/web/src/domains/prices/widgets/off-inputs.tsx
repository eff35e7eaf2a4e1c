import type { ChangeEventHandler } from 'react';
import { MoneyField, NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { text } from '../text.ts';

interface OffInputsProps {
  how: 'share' | 'amount';
  onHow: ChangeEventHandler<HTMLSelectElement>;
  /** What `form.field('off')` gives. */
  off: Omit<React.ComponentProps<typeof MoneyField>, 'label'>;
}

/** A share or an amount that is taken off a price. */
export function OffInputs({ how, onHow, off }: OffInputsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={text.how}
        options={[
          { value: 'share', label: text.byShare },
          { value: 'amount', label: text.byAmount },
        ]}
        value={how}
        onChange={onHow}
      />
      {how === 'share' ? (
        <NumberField label={text.share} {...off} />
      ) : (
        <MoneyField label={text.amount} {...off} />
      )}
    </div>
  );
}
