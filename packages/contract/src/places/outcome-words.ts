import { dictionary, formatNumber } from '../language.ts';
import { formatKobo } from '../money.ts';

const text = dictionary('places', {
  ended: (count: string) => `${count} taken out`,
  extended: (count: string) => `${count} extended`,
  lastingOne: '; 1 lasts as long already',
  lasting: (count: string) => `; ${count} last as long already`,
  held: (count: string) => `${count} on hold`,
  resumed: (count: string) => `${count} go on`,
  resumedOne: '1 goes on',
  runningOne: '; 1 was not on hold',
  running: (count: string) => `; ${count} were not on hold`,
  moved: (count: string) => `${count} moved`,
  promoted: (count: string) => `${count} go on`,
  promotedOne: '1 goes on',
  billed: (amount: string) => `, ${amount} billed`,
  thereOne: '; 1 was in the new class already',
  there: (count: string) => `; ${count} were in the new class already`,
  returned: (amount: string) => `, ${amount} refunded`,
  absentOne: '; 1 was not in the class',
  absent: (count: string) => `; ${count} were not in the class`,
});

interface Rest {
  returnedKobo?: number;
  absent: number;
  there?: number;
  lasting?: number;
  running?: number;
}

/** What went back to wallets, and with whom nothing was done; nothing is said of nobody. */
function rest(done: Rest): string {
  const { returnedKobo = 0, absent, there = 0, lasting = 0, running = 0 } = done;
  const returned = returnedKobo > 0 ? text.returned(formatKobo(returnedKobo)) : '';
  const stayed = there === 1 ? text.thereOne : text.there(formatNumber(there));
  const kept = lasting === 1 ? text.lastingOne : text.lasting(formatNumber(lasting));
  const goingOn = running === 1 ? text.runningOne : text.running(formatNumber(running));
  const missing = absent === 1 ? text.absentOne : text.absent(formatNumber(absent));
  return `${returned}${there > 0 ? stayed : ''}${lasting > 0 ? kept : ''}${running > 0 ? goingOn : ''}${absent > 0 ? missing : ''}.`;
}

/** `23 taken out, ₦45,000.00 refunded; 2 were not in the class.` */
export const endedWords = (done: Rest & { ended: number }): string =>
  `${text.ended(formatNumber(done.ended))}${rest(done)}`;

/** `2 moved; 1 was in the new class already.` */
export const movedWords = (done: Rest & { moved: number }): string =>
  `${text.moved(formatNumber(done.moved))}${rest(done)}`;

/** `12 go on, ₦180,000.00 billed; 1 was in the new class already.` */
export function promotedWords(done: Rest & { promoted: number; billedKobo: number }): string {
  const { promoted, billedKobo, ...others } = done;
  const going = promoted === 1 ? text.promotedOne : text.promoted(formatNumber(promoted));
  const billed = billedKobo > 0 ? text.billed(formatKobo(billedKobo)) : '';
  return `${going}${billed}${rest(others)}`;
}

/** `1 extended; 1 lasts as long already.` */
export const extendedWords = (done: Rest & { extended: number }): string =>
  `${text.extended(formatNumber(done.extended))}${rest(done)}`;

/** `2 on hold; 1 was not in the class.` */
export const heldWords = (done: Rest & { held: number }): string =>
  `${text.held(formatNumber(done.held))}${rest(done)}`;

/** `1 goes on; 1 was not on hold.` */
export const resumedWords = (done: Rest & { resumed: number }): string =>
  `${done.resumed === 1 ? text.resumedOne : text.resumed(formatNumber(done.resumed))}${rest(done)}`;
