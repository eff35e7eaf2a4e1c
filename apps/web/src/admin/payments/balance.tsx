import { formatKobo } from '@institute/contract/money';
import { cx } from '../../ui/class-names.ts';

/** A balance, which may lie below zero: the minus stands before the currency. */
export function Balance({ kobo, className }: { kobo: number; className?: string }) {
  return (
    <bdi className={cx('figures', className)}>
      {kobo < 0 ? `−${formatKobo(-kobo)}` : formatKobo(kobo)}
    </bdi>
  );
}
