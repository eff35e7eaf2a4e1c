import { dictionary, formatNumber } from '../language.ts';
import { formatKobo } from '../money.ts';

const text = dictionary('places', {
  ended: (count: string) => `${count} taken out`,
  returned: (amount: string) => `, ${amount} refunded`,
  absentOne: '; 1 was not in the class',
  absent: (count: string) => `; ${count} were not in the class`,
});

/** What went back to wallets, and who was not there; nothing is said of nobody. */
function rest({ returnedKobo, absent }: { returnedKobo: number; absent: number }): string {
  const returned = returnedKobo > 0 ? text.returned(formatKobo(returnedKobo)) : '';
  const missing = absent === 1 ? text.absentOne : text.absent(formatNumber(absent));
  return `${returned}${absent > 0 ? missing : ''}.`;
}

/** `23 taken out, ₦45,000.00 refunded; 2 were not in the class.` */
export const endedWords = (done: { ended: number; returnedKobo: number; absent: number }): string =>
  `${text.ended(formatNumber(done.ended))}${rest(done)}`;
