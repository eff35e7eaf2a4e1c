import { MAX_BANK_IMPORT } from '@institute/contract/bank/bank';
import { AppError } from '@institute/contract/errors';
import { type ByKind, byKind, typesIn } from '@institute/contract/exercises/by-kind';
import { type GIFTQuestion, parse, type TextFormat } from 'gift-pegjs';
import { newPace } from '../../../platform/in-steps.ts';
import type { RowError } from '../../../shared/read-table.ts';
import { textsIn } from '../rules.ts';
import { text } from '../text.ts';
import {
  type FileQuestion,
  type Format,
  MOST_LETTERS,
  type ToWrite,
  Unreadable,
  usualTyping,
} from './bank-file.ts';
import { choicesOf, textOnly } from './text-parts.ts';

/** A question of a file with the line at which it begins. */
interface Part {
  row: number;
  source: string;
}

/** The parts of a file between its empty lines. */
function partsOf(file: string): Part[] {
  const parts: Part[] = [];
  let lines: string[] = [];
  const end = (row: number) => {
    // A comment alone is no question.
    const isSaid = lines.some((line) => line.trim() !== '' && !line.trimStart().startsWith('//'));
    if (isSaid) parts.push({ row: row - lines.length, source: lines.join('\n') });
    lines = [];
  };
  const all = file.split('\n');
  for (const [at, line] of all.entries()) {
    if (line.trim() === '') end(at + 1);
    else lines.push(line);
  }
  end(all.length + 1);
  return parts;
}

/** Whether the parser says where it stopped; anything else is a fault of ours. */
const isLocated = (error: unknown): error is { location: { start: { line: number } } } =>
  error instanceof Error && 'location' in error;

/**
 * A single colon means nothing outside of categories and numeric answers, and people write it as it is:
 * "Question 1: …". The parser takes it with a backslash alone.
 */
const withColons = (source: string): string =>
  /\{\s*#/.test(source)
    ? source
    : source.replace(/^(?![ \t]*\$CATEGORY).*$/gm, (line) =>
        line.replace(/(?<![:\\]):(?!:)/g, '\\:'),
      );

function questionIn({ row, source }: Part): GIFTQuestion[] {
  try {
    return parse(withColons(source));
  } catch (error) {
    if (!isLocated(error)) throw error;
    throw new Unreadable(text.giftBroken(row + error.location.start.line - 1));
  }
}

const said = ({ format, text: written }: TextFormat): string =>
  format === 'html' || format === 'moodle' ? textOnly(written) : written;

/** The parser leaves signs in the second half of a pair as it names them within: `&&058;`. */
const lettersOf = (half: string) =>
  half.replace(/&&(010|\d{3};)/g, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 10)),
  );

function exerciseOf(question: GIFTQuestion): unknown {
  if (question.type === 'Category' || question.type === 'Description') {
    throw new Unreadable(text.noAnswers);
  }
  const common = {
    prompt: said(question.stem),
    explanation: question.globalFeedback ? said(question.globalFeedback) : '',
  };
  switch (question.type) {
    case 'MC': {
      const { choices } = question;
      const options = choices.map((choice) => said(choice.text));
      const isOne = choices.some(({ isCorrect }) => isCorrect);
      const right = choices.flatMap(({ isCorrect, weight }, at) =>
        (isOne ? isCorrect : (weight ?? 0) > 0) ? [at] : [],
      );
      return choicesOf(common, options, right, isOne);
    }
    case 'Short': {
      const accepted = question.choices
        .filter(({ weight }) => (weight ?? 100) === 100)
        .map((choice) => said(choice.text));
      if (!question.hasEmbeddedAnswers) {
        return { ...common, type: 'typed', accepted, ...usualTyping };
      }
      const [before = '', after = ''] = common.prompt.split('_____');
      const pieces = [{ text: before }, { accepted }, { text: after }];
      return {
        ...{ ...common, prompt: text.fillIn, type: 'cloze', ...usualTyping },
        pieces: pieces.filter((piece) => !('text' in piece) || piece.text !== ''),
      };
    }
    case 'Matching': {
      const pairs = question.matchPairs.map(({ subquestion, subanswer }) => ({
        ...{ left: said(subquestion), right: lettersOf(subanswer) },
      }));
      return { ...common, type: 'match', pairs };
    }
    case 'TF':
      return choicesOf(common, [text.isTrue, text.isFalse], [question.isTrue ? 0 : 1], true);
    default:
      throw new Unreadable(text.kindOutside(question.type));
  }
}

const sign = (written: string) => written.replace(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n');

/** A text that begins with a percentage or a format would be taken for one. */
const begun = (written: string) => `${/^[%[]/.test(written) ? '[plain]' : ''}${sign(written)}`;

/** The answers of the kinds that the format has. */
const writers: Partial<ByKind<string[]>> = {
  choice: ({ options, answer }) =>
    options.map((one, at) => `${at === answer ? '=' : '~'}${begun(one)}`),
  choices: ({ options, answers }) => {
    const share = Number((100 / answers.length).toFixed(5));
    return options.map((one, at) => `~%${answers.includes(at) ? share : -100}%${begun(one)}`);
  },
  typed: ({ accepted }) => accepted.map((one) => `=${begun(one)}`),
  match: ({ pairs }) => pairs.map(({ left, right }) => `=${begun(left)} -> ${sign(right)}`),
};

function written({ topic, exercise }: ToWrite, before: string | undefined): string {
  const { prompt, explanation } = exercise;
  const category = topic === before ? '' : `$CATEGORY: ${topic.replaceAll('\n', ' ')}\n\n`;
  const feedback = explanation === '' ? '' : `\t####${begun(explanation)}\n`;
  const answers = (byKind(writers, exercise) ?? []).map((answer) => `\t${answer}\n`);
  return `${category}[plain]${sign(prompt)} {\n${answers.join('')}${feedback}}\n`;
}

/** Moodle's format of lines that people type. */
export const gift: Format = {
  ending: 'gift.txt',
  types: typesIn(writers),
  // Between answers it would make a pair of them.
  refusal: ({ prompt: _asked, explanation: _why, ...exercise }) =>
    textsIn(exercise).some((one) => one.includes('->')) ? text.withArrow : null,
  losesJudging: (exercise) =>
    'strictness' in exercise &&
    (exercise.strictness !== usualTyping.strictness || exercise.nearly !== usualTyping.nearly),
  async read(file) {
    if (file.startsWith('PK\u0003\u0004')) throw new AppError('bank_file_unreadable');
    const questions: FileQuestion[] = [];
    const errors: RowError[] = [];
    let topic = '';
    const readPart = (part: Part) => {
      try {
        if (part.source.length > MOST_LETTERS) throw new Unreadable(text.tooLong);
        const category = /^[ \t]*\$CATEGORY:(.*)$/m.exec(part.source)?.[1];
        if (category !== undefined) topic = category.trim();
        const found = questionIn(part).filter(({ type }) => type !== 'Category');
        for (const one of found) {
          questions.push({ row: part.row, topic, exercise: exerciseOf(one) });
        }
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        errors.push({ row: part.row, message: error.message });
      }
      if (questions.length + errors.length > MAX_BANK_IMPORT) throw new AppError('bank_file_long');
    };
    // The parser tries every rule at every letter, so a large file takes it a second.
    const pace = newPace();
    for (const part of partsOf(file)) {
      readPart(part);
      await pace();
    }
    return { questions, errors };
  },
  write: (exercises) =>
    exercises.map((one, at) => written(one, at === 0 ? '' : exercises[at - 1]?.topic)).join('\n'),
};
