import type { Class } from '@institute/contract/classes/classes';
import { dictionary } from '@institute/contract/language';
import { useState } from 'react';
import { useCan } from '../../domains/auth/use-actor.ts';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import type { ClassDetails } from '../../domains/lessons/model.ts';
import { offWords, text as priceText, whyWords } from '../../domains/prices/text.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format.ts';
import { lazy } from '../../ui/lazy.tsx';

const text = dictionary('student/class-detail/own-price', {
  insteadOf: 'instead of',
  once: 'for your next payment',
  oneMonth: 'for one month',
  haveCode: 'Have a code?',
});

// For the few who have one.
const CouponField = lazy(() => import('./coupon-field.tsx').then((code) => code.CouponField));

/** A class at the price that it costs this student. */
export const atOwnPrice = ({ item, ownPrice }: ClassDetails): Class =>
  ownPrice ? { ...item, priceKobo: ownPrice.priceKobo } : item;

interface OwnPriceProps {
  /** The class as its page's address names it. */
  classId: string;
  details: Pick<ClassDetails, 'item' | 'ownPrice' | 'takesCoupons'>;
  /** Whether it can be paid now. */
  isPayable: boolean;
}

/** Why a class costs this student less than others, and the way to enter a code where there are any. */
export function OwnPrice({ classId, details, isPayable }: OwnPriceProps) {
  const { item, ownPrice, takesCoupons } = details;
  const [isOpen, setOpen] = useState(false);
  const mayPay = useCan('money.pay');
  const offersCode = isPayable && takesCoupons && mayPay && ownPrice?.why !== 'coupon';
  return (
    <>
      {ownPrice && (
        <p className="rounded-field bg-good-soft px-3 py-2 text-sm">
          <strong>{offWords(ownPrice)}</strong> {text.insteadOf} <Money kobo={item.priceKobo} />
          <span className="block text-muted">
            {[
              whyWords(ownPrice.why),
              ownPrice.isOnce ? (item.isMonthly ? text.oneMonth : text.once) : '',
              ownPrice.until ? priceText.until(formatDay(ownPrice.until)) : '',
            ]
              .filter((words) => words !== '')
              .join(' · ')}
          </span>
        </p>
      )}
      {offersCode && !isOpen && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => setOpen(true)}>
          {text.haveCode}
        </Button>
      )}
      {offersCode && isOpen && <CouponField classId={classId} />}
    </>
  );
}
