import { formatKobo } from '@institute/contract/money';
import { Segmented } from '../../../ui/segmented.tsx';
import { text as words } from '../text.ts';

const text = words.money;
const options = [
  { value: 'keep', label: text.keep },
  { value: 'refund', label: text.refund },
] as const;

interface MoneyChoiceProps {
  /** How many places money can be returned of, and how much together. */
  refundable: number;
  kobo: number;
  value: boolean;
  onChange: (isReturned: boolean) => void;
}

/** Whether what was paid last for places goes back to their wallets, with what that comes to. */
export function MoneyChoice({ refundable, kobo, value, onChange }: MoneyChoiceProps) {
  if (refundable === 0) return <p className="text-muted">{text.nothing}</p>;
  const amount = formatKobo(kobo);
  const returned = refundable === 1 ? text.returnsOne(amount) : text.returns(amount, refundable);
  return (
    <div className="flex flex-col items-start gap-1">
      <p className="font-medium" aria-hidden>
        {text.title}
      </p>
      <Segmented
        label={text.title}
        options={options}
        value={value ? 'refund' : 'keep'}
        onChange={(next) => onChange(next === 'refund')}
      />
      <p role="status" className="text-muted text-sm">
        {value ? returned : text.kept}
      </p>
    </div>
  );
}
