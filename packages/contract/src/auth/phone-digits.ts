import { foldArabic } from '../arabic/fold-arabic.ts';

/** Calling code of the country whose numbers are written with a 0 in front. */
const HOME_CODE = '234';

/**
 * A phone number by its digits alone, as it is dialled from abroad: `0803 111 2222`,
 * `+234 803 111 2222` and `+234 (0) 803 111 2222` are all `2348031112222`. Empty where there is no
 * digit.
 */
export function phoneDigits(written: string): string {
  const digits = foldArabic(written).replace(/\D/g, '').replace(/^00+/, '');
  if (digits.startsWith(`${HOME_CODE}0`)) return HOME_CODE + digits.slice(HOME_CODE.length + 1);
  return digits.startsWith('0') ? HOME_CODE + digits.slice(1) : digits;
}
