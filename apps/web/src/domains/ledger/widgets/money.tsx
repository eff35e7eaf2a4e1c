import { formatNaira } from '@institute/contract/money';
import { cx } from '../../../ui/class-names.ts';
import { text } from '../text.ts';

/** An amount of naira as `₦2,500.00`; always left to right, digits of one width. */
export function Money({ naira, className }: { naira: number; className?: string }) {
  return <bdi className={cx('figures', className)}>{formatNaira(naira)}</bdi>;
}

interface SignedMoneyProps {
  naira: number;
  type: 'credit' | 'debit';
  className?: string;
}

/** Money in or out: a green plus or a red minus, and the word for those who do not see the colour. */
export function SignedMoney({ naira, type, className }: SignedMoneyProps) {
  const credit = type === 'credit';
  return (
    <bdi className={cx('figures font-semibold', credit ? 'text-good' : 'text-bad', className)}>
      <span className="sr-only">{credit ? text.credit : text.debit} </span>
      {credit ? '+' : '−'}
      {formatNaira(naira)}
    </bdi>
  );
}
