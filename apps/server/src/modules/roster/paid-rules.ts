import { foldArabic } from '@institute/contract/arabic/fold-arabic';
import { dictionary } from '@institute/contract/language';
import type { Kobo } from '@institute/contract/money';
import { parseTypedNaira } from '@institute/contract/payments/typed-naira';

/** Words of cells about money, apart by commas, in English, French and Arabic. */
const words = dictionary('server/roster/paid', {
  waived:
    'waived, waiver, free, scholarship, exempt, gratuit, exonere, bourse, معفى, معفاة, مجانا, مجاني, منحة',
  owed: 'owing, owes, owe, owed, debt, due, unpaid, not paid, outstanding, balance, remaining, doit, reste, impaye, باقي, المتبقي, متبقي, لم يدفع, لم تدفع',
  paid: 'paid, full, fully paid, complete, completed, yes, ok, paye, payee, oui, regle, دفع, دفعت, مدفوع, نعم',
  nothing: 'no, none, nil, n a, na, nothing, non, rien, لا, لا شيء',
});

/** What a cell says of money: paid, waived or owed, how much where it says so; nothing; or what is not clear. */
export type Paid =
  | { kind: 'paid' | 'waived' | 'owed'; amount: Kobo | null }
  | { kind: 'nothing' }
  | { kind: 'unclear' };

const keyOf = (cell: string) =>
  foldArabic(cell)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const phrases = (list: string) => list.split(',').map(keyOf);
const families = {
  waived: phrases(words.waived),
  owed: phrases(words.owed),
  paid: phrases(words.paid),
  nothing: phrases(words.nothing),
};

/** Letters of a cell that are looked at. */
const COMPARED = 200;
/** An amount within words: figures with what parts thousands, and what stands for a thousand. */
const AMOUNT = /(?:₦|NGN\s*|\bN\s*)?[\d٠-٩۰-۹][\d٠-٩۰-۹.,٬٫،]*(?:\s*k\b)?/iu;

/** Reads a cell of a column about what was paid. */
export function readPaid(cell: string): Paid {
  const typed = cell.slice(0, COMPARED).trim();
  const said = ` ${keyOf(typed.replace(AMOUNT, ' '))} `;
  const says = (family: keyof typeof families) =>
    families[family].some((phrase) => said.includes(` ${phrase} `));
  const found = AMOUNT.exec(typed)?.[0];
  const amount = found === undefined ? null : amountOf(found);
  // A second amount would leave open which of them it is.
  if (found !== undefined && AMOUNT.test(typed.replace(found, ' '))) return { kind: 'unclear' };
  if (typed === '' || /^[-–—.\s]*$/.test(typed) || amount === 0) return { kind: 'nothing' };
  if (found !== undefined && amount === null) return { kind: 'unclear' };
  if (says('owed')) return { kind: 'owed', amount };
  if (says('waived')) return { kind: 'waived', amount };
  if (says('nothing')) return amount === null ? { kind: 'nothing' } : { kind: 'unclear' };
  const isPaid = says('paid') || (amount !== null && said.trim() === '');
  return isPaid ? { kind: 'paid', amount } : { kind: 'unclear' };
}

/** Reads a cell of a column about what is owed: an amount alone is owed, and what is paid is not. */
export function readOwed(cell: string): Paid {
  const read = readPaid(cell);
  if (read.kind !== 'paid') return read;
  const isBare = keyOf(cell.replace(AMOUNT, ' ')) === '';
  if (read.amount === null) return { kind: 'nothing' };
  return isBare ? { kind: 'owed', amount: read.amount } : { kind: 'unclear' };
}

/** `15k` is fifteen thousand, as people write it. */
function amountOf(found: string): Kobo | null {
  const inThousands = /^(.*?)\s*k$/i.exec(found)?.[1];
  const kobo = parseTypedNaira(inThousands ?? found);
  return kobo !== null && inThousands !== undefined ? kobo * 1000 : kobo;
}
