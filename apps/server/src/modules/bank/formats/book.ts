import { MAX_BANK_IMPORT } from '@institute/contract/bank/bank';
import { AppError } from '@institute/contract/errors';
import { newPace } from '../../../platform/in-steps.ts';
import type { RowError } from '../../../shared/read-table.ts';
import { text } from '../text.ts';
import {
  type FileQuestion,
  type FormatReader,
  MOST_LETTERS,
  Unreadable,
  usualTyping,
} from './bank-file.ts';
import { keyIn, lineOf, type Option, optionsIn, wordKey } from './book-lines.ts';
import { choicesOf } from './text-parts.ts';

/** A question while its lines are read. */
interface Draft {
  row: number;
  /** The number that stands before it; null where none does. */
  number: string | null;
  topic: string;
  prompt: string[];
  options: Option[];
  /** What is said to be right; null until it is. */
  answer: string | null;
  explanation: string[];
}

/**
 * Questions in lines as people type them and as they stand in a book: a number, the question, its options
 * as `a)` or `أ)`, and what is right, as `ANSWER: B` beneath, by a star before it, or in a list at the end
 * (`Answers: 1. b 2. c`). What other programs call Aiken is read by it too.
 */
export const book: FormatReader = {
  async read(file) {
    const drafts = await draftsIn(file);
    const questions: FileQuestion[] = [];
    const errors: RowError[] = [];
    const pace = newPace();
    for (const draft of drafts) {
      await pace();
      const { row, topic } = draft;
      try {
        questions.push({ row, topic, exercise: exerciseOf(draft) });
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        errors.push({ row, message: error.message });
      }
    }
    return { questions, errors };
  },
};

/** Lines that a file may have: more than 500 questions have. */
const MOST_LINES = 12_000;

async function draftsIn(file: string): Promise<Draft[]> {
  const lines = file.replace(/^\ufeff/, '').split('\n');
  if (lines.length > MOST_LINES) throw new AppError('bank_file_long');
  const reader = new Reader();
  const pace = newPace();
  for (const [at, line] of lines.entries()) {
    await pace();
    reader.take(line, at + 1);
    if (reader.drafts.length > MAX_BANK_IMPORT) throw new AppError('bank_file_long');
  }
  return reader.drafts;
}

/** Takes the lines of a file one after another, and has the questions that they say. */
class Reader {
  readonly drafts: Draft[] = [];
  private topic = '';
  /** What a line without a mark belongs to. */
  private open: 'nothing' | 'prompt' | 'option' | 'explanation' = 'nothing';
  private isKey = false;

  take(written: string, row: number): void {
    const draft = this.drafts.at(-1);
    const line = lineOf(written);
    switch (line.kind) {
      case 'empty':
        // A question may stand apart from its options, not from the next question.
        if (draft && (draft.options.length > 0 || draft.answer !== null)) this.open = 'nothing';
        return;
      case 'topic':
        this.topic = line.text;
        this.open = 'nothing';
        return;
      case 'key':
        this.isKey = true;
        this.open = 'nothing';
        this.settle(line.text);
        return;
      case 'answer':
        if (draft) draft.answer = line.text;
        this.open = 'nothing';
        return;
      case 'explanation':
        draft?.explanation.push(line.text);
        this.open = 'explanation';
        return;
      default:
        this.isKey &&= keyIn(line.text).length > 0;
        if (this.isKey) this.settle(line.text);
        else if (line.kind === 'numbered') this.begin(row, line.number, line.rest);
        else this.say(line.text, row);
    }
  }

  /** A line without a mark of its own: options, more of what came before, or another question. */
  private say(said: string, row: number): void {
    const draft = this.drafts.at(-1);
    if (draft && this.open !== 'nothing' && draft.answer === null) {
      const options = optionsIn(said, draft.options);
      if (options.length > 0) {
        draft.options.push(...options);
        this.open = 'option';
        return;
      }
    }
    const last = draft?.options.at(-1);
    if (draft && this.open === 'prompt') draft.prompt.push(said);
    else if (draft && this.open === 'explanation') draft.explanation.push(said);
    else if (last && this.open === 'option') last.text = `${last.text} ${said}`;
    else this.begin(row, null, said);
  }

  private begin(row: number, number: string | null, said: string): void {
    const topic = this.topic;
    const rest = { options: [], answer: null, explanation: [] };
    this.drafts.push({ row, number, topic, prompt: said === '' ? [] : [said], ...rest });
    this.open = 'prompt';
  }

  /** What a list of answers says of the questions by their numbers; the last of a number has it. */
  private settle(said: string): void {
    for (const { number, answer } of keyIn(said)) {
      const draft = this.drafts.findLast((one) => one.number === number && one.answer === null);
      if (draft) draft.answer = answer;
    }
  }
}

/** An exercise as its lines say, not yet checked. */
function exerciseOf({ prompt, options, answer, explanation }: Draft): unknown {
  const common = { prompt: prompt.join('\n'), explanation: explanation.join('\n') };
  const letters = [...prompt, ...options.map((one) => one.text), answer ?? ''].join('').length;
  if (letters > MOST_LETTERS) throw new Unreadable(text.tooLong);
  if (options.length === 0 && answer === null) throw new Unreadable(text.withoutAnswer);
  if (options.length === 0) return withoutOptions(common, answer ?? '');
  const right = new Set(options.flatMap(({ isMarked }, at) => (isMarked ? [at] : [])));
  for (const at of placesOf(answer ?? '', options)) right.add(at);
  if (right.size === 0) throw new Unreadable(text.withoutAnswer);
  const all = options.map((one) => one.text);
  return choicesOf(
    common,
    all,
    [...right].sort((a, b) => a - b),
    right.size === 1,
  );
}

const truths: ReadonlyMap<string, number> = new Map([
  ...['t', 'true', 'right', 'صح', 'صحيح', 'صواب', 'vrai'].map((word) => [word, 0] as const),
  ...['f', 'false', 'wrong', 'خطا', 'غلط', 'faux'].map((word) => [word, 1] as const),
]);

/** A question that is answered by true or false, or by writing: each of what stands between strokes is right. */
function withoutOptions(common: { prompt: string; explanation: string }, answer: string): unknown {
  const truth = truths.get(wordKey(answer));
  if (truth !== undefined) return choicesOf(common, [text.isTrue, text.isFalse], [truth], true);
  const accepted = answer.split(/[/|]/).map((one) => one.trim());
  return { ...common, type: 'typed', accepted: accepted.filter(Boolean), ...usualTyping };
}

/** The options that an answer names, by their letters or by what they say; none where one is unknown. */
function placesOf(answer: string, options: Draft['options']): number[] {
  // Two options may differ by their vowels alone: what is said is compared to the letter.
  const said = options.findIndex((one) => one.text === answer);
  if (said >= 0) return [said];
  const named = answer.split(/[\s,،;&+]+|(?<=\s)(?:and|و)(?=\s)/).filter(Boolean);
  const places = named.map((one) => {
    const label = wordKey(one.replace(/^[([]|[)\].:]$/g, ''));
    return options.findIndex((option) => option.label === label);
  });
  return places.includes(-1) ? [] : places;
}
