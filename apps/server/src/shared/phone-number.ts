import { AppError } from '@institute/contract/errors';
import { dictionary } from '@institute/contract/language';
import { plainTyped } from '@institute/contract/text/typed';
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';

/** What is wrong with a number. */
const words = dictionary('server/phone-number', {
  none: 'This is not a phone number.',
  short: 'This phone number has too few digits.',
  long: 'This phone number has too many digits.',
  unknown: (country: string) =>
    `There is no such phone number in ${country}. A number of another country begins with + and its code.`,
  unknownAbroad: 'There is no such phone number in the country whose code it begins with.',
});

/** The country whose numbers are written without its code. */
export type { CountryCode } from 'libphonenumber-js/max';
export const isCountry = (code: string): code is CountryCode => isSupportedCountry(code);

/** A number as it is dialled from abroad (E.164), or the words for what is wrong with it. */
type ReadNumber = { number: string } | { fault: string };

/** Fewest digits of a number with its country's code, where that is written without a plus. */
const FULL_LENGTH = 11;
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 7;

/**
 * Reads a phone number in any spelling: with or without the code of its country, which is the
 * institute's where none is written, with +, 00, `tel:` or the first 0 that a spreadsheet has taken
 * away. One that its country does not have is a fault, and never made into another country's.
 */
export function readPhoneNumber(typed: string, country: CountryCode): ReadNumber {
  const text = plainTyped(typed).replace(/^'?\s*(tel:)?\s*/i, '');
  const digits = text.replace(/\D/g, '');
  if (digits.length === 0) return { fault: words.none };
  if (digits.length < FEWEST_DIGITS) return { fault: words.short };
  const abroad = /^\(?\s*\+/.test(text) ? digits : /^00/.exec(digits) && digits.replace(/^0+/, '');
  if (abroad) return found(parsePhoneNumberFromString(`+${abroad}`), abroad, words.unknownAbroad);
  const home = parsePhoneNumberFromString(digits, country);
  if (home?.isValid()) return { number: home.number };
  // A number with its country's code begins with no 0, and is longer than one without.
  if (!digits.startsWith('0') && digits.length >= FULL_LENGTH) {
    const full = parsePhoneNumberFromString(`+${digits}`);
    if (full?.isValid()) return { number: full.number };
  }
  return found(home, digits, words.unknown(nameOf(country)));
}

function found(parsed: PhoneNumber | undefined, digits: string, unknown: string): ReadNumber {
  if (parsed?.isValid()) return { number: parsed.number };
  return { fault: digits.length > MOST_DIGITS ? words.long : unknown };
}

const nameOf = (country: CountryCode) =>
  new Intl.DisplayNames('en', { type: 'region' }).of(country) ??
  `+${getCountryCallingCode(country)}`;

/** A number as it is kept; '' stays. Errors: phone_unknown, with what is wrong. */
export function keptPhone(typed: string, country: CountryCode): string {
  if (typed.trim() === '') return '';
  const read = readPhoneNumber(typed, country);
  if ('fault' in read) throw new AppError('phone_unknown', read.fault);
  return read.number;
}

/** A number that was kept before they were read: put right where that is certain, else as it is. */
export function certainPhone(kept: string, country: CountryCode): string {
  const read = readPhoneNumber(kept, country);
  return 'number' in read ? read.number : kept;
}

/** Numbers of one cell of a table, in their order. A group such as 0012 at the end of one begins none. */
export const phonesIn = (cell: string): string[] =>
  plainTyped(cell)
    .split(/[,;/|&]|\bor\b|\band\b|\s(?=\+\d)|(?<=(?:\d[\s().-]*){10,}\s)(?=00\d)/i)
    .map((one) => one.trim())
    .filter((one) => /\d/.test(one));

/** A number by its digits as it is dialled within its country, and from abroad. */
export function searchedPhone(kept: string): string {
  const digits = kept.replace(/\D/g, '');
  const parsed = kept.startsWith('+') ? parsePhoneNumberFromString(kept) : undefined;
  const within = parsed?.formatNational().replace(/\D/g, '') ?? '';
  return within === '' || within === digits ? digits : `${digits} ${within}`;
}

/** The digits that a search of a number looks for: its own, without what stands for abroad. */
export function searchedDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const full = digits.replace(/^00/, '');
  const parsed = parsePhoneNumberFromString(`+${full}`);
  return parsed?.isValid() ? parsed.number.slice(1) : full;
}
