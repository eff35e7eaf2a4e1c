import { formatKobo } from '@institute/contract/money';
import { cx } from '../../../ui/class-names.ts';
import { text } from '../text.ts';

/**
 * An amount as `₦2,500.00`; always left to right, digits of one width. The minus of an account
 * below zero stands before the currency.
 */
export function Money({ kobo, className }: { kobo: number; className?: string }) {
  return (
    <bdi translate="no" className={cx('figures whitespace-nowrap', className)}>
      {kobo < 0 ? `−${formatKobo(-kobo)}` : formatKobo(kobo)}
    </bdi>
  );
}

interface SignedMoneyProps {
  kobo: number;
  type: 'credit' | 'debit';
  className?: string;
}

/** Money in or out: a green plus or a red minus, and the word for those who do not see the colour. */
export function SignedMoney({ kobo, type, className }: SignedMoneyProps) {
  const credit = type === 'credit';
  return (
    <bdi
      translate="no"
      className={cx(
        'figures whitespace-nowrap font-semibold',
        credit ? 'text-good' : 'text-bad',
        className,
      )}
    >
      <span className="sr-only">{credit ? text.credit : text.debit} </span>
      {credit ? '+' : '−'}
      {formatKobo(kobo)}
    </bdi>
  );
}
