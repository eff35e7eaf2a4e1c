import { getEligibleClasses, getMyClasses } from '@institute/contract/classes/classes';
import { useAnswer } from '../../platform/answers.ts';
import { claimText as text } from './transfer-words.ts';

/** What a student may have paid for: the wallet, a class that is open, a month more of one joined. */
export function usePurposes(): readonly { value: string; label: string }[] {
  const open = useAnswer(getEligibleClasses, {}).data ?? [];
  const mine = useAnswer(getMyClasses, {}).data ?? [];
  return [
    { value: '', label: text.wallet },
    ...mine
      .filter(({ joined }) => joined.isMonthly && joined.priceKobo > 0)
      .map(({ joined }) => ({ value: String(joined.id), label: text.aMonth(joined.name) })),
    ...open
      .filter(({ priceKobo }) => priceKobo > 0)
      .map(({ id, name }) => ({ value: String(id), label: text.aClass(name) })),
  ];
}
