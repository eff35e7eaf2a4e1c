import { WHOLE_TIME } from '@institute/contract/exams/grade-period';
import { SelectField } from '../../../ui/select-field.tsx';
import { periodName } from '../grade-words.ts';

interface PeriodFieldProps {
  label: string;
  /** The months that can be chosen. */
  months: readonly string[];
  value: string;
  onChange: (period: string) => void;
}

/** Of which time grades are: all of the class, or a month. */
export function PeriodField({ label, months, value, onChange }: PeriodFieldProps) {
  // An address may name a month that is over for long.
  const others = value === WHOLE_TIME || months.includes(value) ? months : [value, ...months];
  return (
    <SelectField
      label={label}
      options={[WHOLE_TIME, ...others].map((one) => ({ value: one, label: periodName(one) }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
