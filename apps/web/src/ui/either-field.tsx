import type { ComponentProps } from 'react';
import { SelectField } from './select-field.tsx';

interface EitherFieldProps
  extends Omit<ComponentProps<typeof SelectField>, 'options' | 'value' | 'onChange'> {
  /** What yes and no are called here. */
  words: { yes: string; no: string };
  /** Which of the two stands first. */
  first: 'yes' | 'no';
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A choice between two that excludes the other, with its label, hint and error. */
export function EitherField({ words, first, value, onChange, ...rest }: EitherFieldProps) {
  const yes = { value: '1', label: words.yes };
  const no = { value: '0', label: words.no };
  return (
    <SelectField
      {...rest}
      options={first === 'yes' ? [yes, no] : [no, yes]}
      value={(value ? yes : no).value}
      onChange={({ target }) => onChange(target.value === yes.value)}
    />
  );
}
