import { formatNaira } from '@institute/contract/money';
import { cx } from '../../ui/class-names.ts';

/** A balance in naira, which may lie below zero: the minus stands before the currency. */
export function Balance({ naira, className }: { naira: number; className?: string }) {
  return (
    <bdi className={cx('figures', className)}>
      {naira < 0 ? `−${formatNaira(-naira)}` : formatNaira(naira)}
    </bdi>
  );
}
