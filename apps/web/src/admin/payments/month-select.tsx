import { getBookMonths } from '@institute/contract/payments/months';
import { useToday } from '../../domains/settings/time-zone.ts';
import { useAnswer } from '../../platform/answers.ts';
import { monthLabel } from '../../ui/month-label.ts';
import { SelectField } from '../../ui/select-field.tsx';

interface MonthSelectProps {
  label: string;
  /** `2026-11` */
  value: string;
  onChange: (month: string) => void;
}

/** A choice of a month of the books: this one, or one that is over. */
export function MonthSelect({ label, value, onChange }: MonthSelectProps) {
  const over = useAnswer(getBookMonths, {}).data ?? [];
  const months = new Set([useToday().slice(0, 7), value, ...over.map(({ month }) => month)]);
  const newestFirst = [...months].sort().reverse();
  return (
    <SelectField
      label={label}
      value={value}
      options={newestFirst.map((month) => ({ value: month, label: monthLabel(month) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
