import { foldArabic } from '@institute/contract/arabic/fold-arabic';

/* The lines of questions as they stand in a book: what each of them is. Pure, and linear in its line. */

/** A line by what it is. */
export type Line =
  | { kind: 'empty' }
  | { kind: 'topic' | 'answer' | 'explanation' | 'key' | 'plain'; text: string }
  | { kind: 'numbered'; number: string; rest: string; text: string };

/** Options of a question. */
export interface Option {
  label: string;
  text: string;
  isMarked: boolean;
}

/** The letters by which options are named, in their order: of the Latin and of both Arabic alphabets. */
const SEQUENCES = ['abcdefghijkl', 'ابجدهوزحطيكل', 'ابتثجحخدذرزس'];

const marks = {
  answer:
    /^(?:the )?(?:correct |right )?(?:answers?|ans|réponse|الجواب|الإجابة|الاجابة|الإجابة الصحيحة|الحل)\s?[:：=.-](.*)$/iu,
  explanation: /^(?:explanation|feedback|why|الشرح|السبب|التعليل)\s?[:：](.*)$/iu,
  topic: /^(?:topic|unit|chapter|الموضوع|الوحدة)\s?[:：](.*)$/iu,
  key: /^(?:answers?|answer key|key|solutions?|الأجوبة|الاجوبة|الإجابات|الاجابات|مفتاح الإجابات|الحلول)\s?[:：.]?$/iu,
} as const;

const NUMBERED =
  /^(?:q(?:uestion)?\.? ?|س ?|السؤال )?([0-9٠-٩۰-۹]{1,3}) ?[.)\]:،–-](?![0-9٠-٩])(.*)$/iu;

/** Letters of a line that say what it is: what is longer than a question is not looked at. */
const MOST_OF_LINE = 30_001;

/** What a line is. */
export function lineOf(written: string): Line {
  const line = written
    .slice(0, MOST_OF_LINE)
    .replace(/[ \t\u00a0\u200e\u200f]+/g, ' ')
    .trim();
  if (line === '') return { kind: 'empty' };
  if (marks.key.test(line)) return { kind: 'key', text: '' };
  const answer = marks.answer.exec(line)?.[1]?.trim();
  if (answer) return { kind: keyIn(answer).length > 0 ? 'key' : 'answer', text: answer };
  for (const kind of ['explanation', 'topic'] as const) {
    const said = marks[kind].exec(line)?.[1]?.trim();
    if (said) return { kind, text: said };
  }
  const [, number, rest = ''] = NUMBERED.exec(line) ?? [];
  if (number !== undefined) {
    return { kind: 'numbered', number: plainNumber(number), rest: rest.trim(), text: line };
  }
  return { kind: 'plain', text: line };
}

/** A number in plain figures, without zeros before it. */
const plainNumber = (typed: string) =>
  String(
    Number(
      typed.replace(/[٠-٩۰-۹]/g, (figure) =>
        String((figure.codePointAt(0) ?? 0) - (figure < '۰' ? 0x660 : 0x6f0)),
      ),
    ),
  );

/** A letter or a word by which a line is read, as two of them are compared: without case and signs. */
export const wordKey = (said: string): string => foldArabic(said).trim();

/** What stands in a list of answers: `1. b 2) c ٣ - أ`; nothing where a line says anything else. */
export function keyIn(said: string): { number: string; answer: string }[] {
  const found: { number: string; answer: string }[] = [];
  const one =
    /[\s,،;|]*([0-9٠-٩۰-۹]{1,3}) ?[.)\]:=–-]? ?[([]?([a-l]|[ء-ي])ـ?[)\]]?(?=[\s,،;|.]|$)\.?/giuy;
  for (;;) {
    const { lastIndex } = one;
    const [, number, letter] = one.exec(said) ?? [];
    if (number === undefined || letter === undefined) {
      return said.slice(lastIndex).trim() === '' ? found : [];
    }
    found.push({ number: plainNumber(number), answer: letter });
  }
}

/** `a)`, `(b)`, `C.`, `* د -` with which an option begins. */
const OPTION = /^([*✓✔] ?)?([([]?)([a-l]|[ء-ي])ـ?( ?)([)\].:–-])/iu;

/**
 * The options with which a line begins, all of them where several stand in it, as far as they follow on
 * those before: in a question's text a letter and a stop are no option.
 */
export function optionsIn(line: string, before: readonly Option[]): Option[] {
  const found: Option[] = [];
  let rest = line;
  for (;;) {
    const [begin, mark, , letter, , sign] = OPTION.exec(rest) ?? [];
    const labels = [...before, ...found].map(({ label }) => label);
    if (begin === undefined || letter === undefined || sign === undefined) return found;
    const label = wordKey(letter);
    const sequence = SEQUENCES.find((one) => one.startsWith([...labels, label].join('')));
    if (sequence === undefined) return found;
    const said = rest.slice(begin.length);
    const next = nextIn(
      said,
      SEQUENCES.map((one) => one[labels.length + 1] ?? ''),
      sign,
    );
    found.push(optionOf(label, said.slice(0, next), mark !== undefined));
    if (next === said.length) return found;
    rest = said.slice(next).trimStart();
  }
}

/** Where the next option begins within a line: by the same sign, and a stop only after a wide gap. */
function nextIn(said: string, letters: readonly string[], sign: string): number {
  if (!/[)\]]/.test(sign)) return said.length;
  const wanted = letters
    .filter(Boolean)
    .map((one) => (one === 'ا' ? 'أاإ' : one))
    .join('');
  if (wanted === '') return said.length;
  const found = new RegExp(`\\s[*✓✔]?\\s?[([]?[${wanted}]ـ?\\s?[)\\]]`, 'iu').exec(said);
  return found ? found.index : said.length;
}

function optionOf(label: string, said: string, isMarkedBefore: boolean): Option {
  const text = said.trim().replace(/^[*✓✔] ?| ?[*✓✔]$/gu, '');
  return { label, text, isMarked: isMarkedBefore || text !== said.trim() };
}
