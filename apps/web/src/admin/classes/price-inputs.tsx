import { parseTypedNaira } from '@institute/contract/payments/typed-naira';
import { useSettings } from '../../domains/settings/api.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { EitherField } from '../../ui/either-field.tsx';
import { MoneyField } from '../../ui/number-field.tsx';
import { type InputProps, words } from './class-inputs.tsx';
import { text } from './text.ts';

/** Free forces the price to 0 and shuts its field (admin §4). */
export function TypeInput({ form }: InputProps) {
  const onChange = (isPremium: boolean) => {
    form.change('isPremium', isPremium);
    form.change('price', isPremium ? '' : '0');
    if (isPremium) return;
    form.change('isMonthly', false);
    form.change('parts', '');
  };
  return (
    <EitherField
      label={words.isPremium}
      words={text.types}
      first="no"
      value={form.values.isPremium}
      onChange={onChange}
    />
  );
}

export function PriceInput({ form }: InputProps) {
  return (
    <MoneyField label={words.price} disabled={!form.values.isPremium} {...form.field('price')} />
  );
}

/** A class that becomes monthly begins with the institute's usual amount, unless a price is typed. */
export function MonthlyInput({ form }: InputProps) {
  const usual = useSettings().data?.defaultPrice ?? '';
  if (!form.values.isPremium) return null;
  const onChange = (isMonthly: boolean) => {
    form.change('isMonthly', isMonthly);
    if (isMonthly) form.change('parts', '');
    const { price } = form.values;
    const isUntyped = price.trim() === '' || parseTypedNaira(price) === 0;
    if (isMonthly && isUntyped && parseTypedNaira(usual)) form.change('price', usual);
  };
  return (
    <CheckboxField
      label={words.isMonthly}
      hint={words.monthlyHint}
      checked={form.values.isMonthly}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
