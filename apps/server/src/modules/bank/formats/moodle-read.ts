import { MAX_BANK_IMPORT } from '@institute/contract/bank/bank';
import { AppError } from '@institute/contract/errors';
import { newPace } from '../../../platform/in-steps.ts';
import type { RowError } from '../../../shared/read-table.ts';
import { text } from '../text.ts';
import {
  type FileQuestion,
  MOST_LETTERS,
  type ReadFile,
  Unreadable,
  usualTyping,
} from './bank-file.ts';
import { clozePieces } from './moodle-cloze.ts';
import { choicesOf, readOrders, textOnly } from './text-parts.ts';
import { childOf, childrenOf, countUnheld, type XmlElement, xmlTree } from './xml-tree.ts';

/** Reads questions of Moodle's XML, in turns. Errors: bank_file_unreadable, bank_file_long. */
export async function readMoodle(file: string): Promise<ReadFile> {
  const quiz = await xmlTree(file);
  if (quiz.name !== 'quiz') throw new AppError('bank_file_unreadable');
  const questions: FileQuestion[] = [];
  const errors: RowError[] = [];
  let topic = '';
  const pace = newPace();
  for (const question of childrenOf(quiz, 'question')) {
    const row = question.line;
    try {
      if (question.attributes.type === 'category') {
        topic = topicOf(rawText(childOf(question, 'category')));
      } else questions.push({ row, topic, exercise: exerciseOf(question) });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      errors.push({ row, message: error.message });
    }
    if (questions.length + errors.length > MAX_BANK_IMPORT) throw new AppError('bank_file_long');
    await pace();
  }
  const unheld = countUnheld(file);
  return { questions, errors, ...(unheld > 0 && { note: text.unheld(unheld) }) };
}

function rawText(element: XmlElement | undefined): string {
  const written = childOf(element, 'text')?.said ?? element?.said ?? '';
  if (written.length > MOST_LETTERS) throw new Unreadable(text.tooLong);
  return written;
}

/** What a field says: HTML as plain text, what is plain as it is. */
function said(element: XmlElement | undefined): string {
  const { format = 'html' } = element?.attributes ?? {};
  if (element && childrenOf(element, 'file').length > 0) throw new Unreadable(text.withMedia);
  const written = rawText(element);
  return format === 'plain_text' || format === 'markdown' ? written : textOnly(written);
}

/** The last step of a category's path, in which a slash of a name is doubled. */
function topicOf(path: string): string {
  const steps = path.trim().replace(/^\$?[a-z]+\$?\/(top\/?)?/, '');
  let name = '';
  for (let at = 0; at < steps.length; at += 1) {
    if (steps.charAt(at) !== '/') name += steps.charAt(at);
    else if (steps.charAt(at + 1) === '/') {
      name += '/';
      at += 1;
    } else name = '';
  }
  return name.trim();
}

/** What exports of ours say beside what Moodle knows. */
function tagsOf(question: XmlElement): Map<string, string> {
  const tags = childOf(question, 'tags');
  const named = (tags ? childrenOf(tags, 'tag') : []).map((tag) => rawText(tag).split(':'));
  return new Map(named.map(([name = '', value = '']) => [name, value]));
}

const fractionOf = (answer: XmlElement) => Number(answer.attributes.fraction ?? 0);

function exerciseOf(question: XmlElement): unknown {
  const { type = '' } = question.attributes;
  const answers = childrenOf(question, 'answer');
  const common = {
    prompt: said(childOf(question, 'questiontext')),
    explanation: said(childOf(question, 'generalfeedback')),
  };
  const tags = tagsOf(question);
  const nearly = tags.get('nearly');
  const typing = {
    strictness: tags.get('strictness') ?? usualTyping.strictness,
    nearly: nearly === undefined ? usualTyping.nearly : Number(nearly),
  };
  switch (type) {
    case 'multichoice': {
      const isOne = rawText(childOf(question, 'single')).trim() !== 'false';
      const most = isOne ? 100 : Number.MIN_VALUE;
      const right = answers.flatMap((one, at) => (fractionOf(one) >= most ? [at] : []));
      return choicesOf(common, answers.map(said), right, isOne);
    }
    case 'truefalse': {
      const isTrue = answers.some(
        (one) => fractionOf(one) > 0 && rawText(one).trim().toLowerCase() === 'true',
      );
      return choicesOf(common, [text.isTrue, text.isFalse], [isTrue ? 0 : 1], true);
    }
    case 'shortanswer':
      return { ...common, type: 'typed', accepted: acceptedOf(answers), ...typing };
    case 'cloze': {
      const prompt = rawText(childOf(question, 'name')).trim() || text.fillIn;
      return { ...common, prompt, type, pieces: clozePieces(common.prompt), ...typing };
    }
    case 'ordering': {
      const inOrder = [...answers].sort((a, b) => fractionOf(a) - fractionOf(b));
      const isWords = rawText(childOf(question, 'layouttype')).trim() === 'HORIZONTAL';
      const shown = isWords ? 'words' : 'lines';
      const others = readOrders(tags.get('orders'));
      return { ...common, type: 'order', shown, items: inOrder.map(said), ...others };
    }
    case 'matching': {
      const pairs = childrenOf(question, 'subquestion').map((one) => ({
        left: said(one),
        right: rawText(childOf(one, 'answer')),
      }));
      if (pairs.some(({ left }) => left.trim() === '')) throw new Unreadable(text.moreAnswers);
      return { ...common, type: 'match', pairs };
    }
    default:
      throw new Unreadable(text.kindOutside(type));
  }
}

/** Right answers of a short answer; a star that stands for anything cannot be kept. */
function acceptedOf(answers: readonly XmlElement[]): string[] {
  const right = answers.filter((one) => fractionOf(one) >= 100).map(rawText);
  if (right.some((one) => /(?<!\\)\*/.test(one))) throw new Unreadable(text.withStar);
  return right.map((one) => one.replaceAll('\\*', '*'));
}
