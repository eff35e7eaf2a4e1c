import { type ByKind, byKind, typesIn } from '@institute/contract/exercises/by-kind';
import type { Exercise } from '@institute/contract/exercises/kinds';
import { textsIn } from '../rules.ts';
import { text } from '../text.ts';
import type { Format, ToWrite } from './bank-file.ts';
import { clozeText, looksLikeGap } from './moodle-cloze.ts';
import { readMoodle } from './moodle-read.ts';
import { writtenOrders } from './text-parts.ts';

const letters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const sign = (written: string) => written.replace(/[&<>"]/g, (one) => letters[one] ?? one);

const textOf = (written: string) => `<text>${sign(written)}</text>`;
const plain = (name: string, written: string, more = '') =>
  `<${name}${more} format="plain_text">${textOf(written)}</${name}>`;
const answer = (fraction: number, written: string) =>
  plain('answer', written, ` fraction="${fraction}"`);

/** What Moodle calls the kinds that it has, and the parts of the question that are their own. */
const writers: Partial<ByKind<{ type: string; parts: string[] }>> = {
  choice: ({ options, answer: right }) => ({
    type: 'multichoice',
    parts: [
      '<single>true</single>',
      ...options.map((one, at) => answer(at === right ? 100 : 0, one)),
    ],
  }),
  choices: ({ options, answers }) => {
    const share = Number((100 / answers.length).toFixed(5));
    return {
      type: 'multichoice',
      parts: [
        '<single>false</single>',
        ...options.map((one, at) => answer(answers.includes(at) ? share : -100, one)),
      ],
    };
  },
  typed: ({ accepted }) => ({
    type: 'shortanswer',
    parts: accepted.map((one) => answer(100, one.replaceAll('*', '\\*'))),
  }),
  cloze: () => ({ type: 'cloze', parts: [] }),
  order: ({ shown, items }) => ({
    type: 'ordering',
    parts: [
      `<layouttype>${shown === 'words' ? 'HORIZONTAL' : 'VERTICAL'}</layouttype>`,
      '<selecttype>ALL</selecttype>',
      ...items.map((one, at) => answer(at + 1, one)),
    ],
  }),
  match: ({ pairs }) => ({
    type: 'matching',
    parts: pairs.map(({ left, right }) =>
      plain('subquestion', left).replace(
        /<\/subquestion>$/,
        () => `<answer>${textOf(right)}</answer></subquestion>`,
      ),
    ),
  }),
};

/** What Moodle has no place for, as tags. */
function tagsOf(exercise: Exercise): string[] {
  if ('strictness' in exercise) {
    return [`strictness:${exercise.strictness}`, `nearly:${exercise.nearly}`];
  }
  const others = exercise.type === 'order' ? exercise.otherOrders : undefined;
  return others ? [`orders:${writtenOrders(others)}`] : [];
}

function written({ topic, exercise }: ToWrite, before: string | undefined): string {
  const { prompt, explanation } = exercise;
  const own = byKind(writers, exercise);
  if (!own) throw new Error('Moodle has no such question');
  const { type, parts } = own;
  const path = `$course$/top/${topic.replaceAll('/', '//')}`;
  const category = `<question type="category"><category>${textOf(path)}</category></question>\n`;
  const tags = tagsOf(exercise);
  const asked = exercise.type === 'cloze' ? clozeText(exercise.pieces) : prompt;
  return [
    ...(topic === before ? [] : [category]),
    `<question type="${type}">`,
    // Moodle shows the name in its lists; of a text with gaps it is what is to be done.
    `<name>${textOf(prompt)}</name>`,
    plain('questiontext', asked),
    plain('generalfeedback', explanation),
    ...parts,
    ...(tags.length > 0
      ? [`<tags>${tags.map((tag) => `<tag>${textOf(tag)}</tag>`).join('')}</tags>`]
      : []),
    '</question>\n',
  ].join('\n');
}

/** Signs that XML has no place for, even as numbers. */
const OUTSIDE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/u;

/** Moodle's format of questions as XML. */
export const moodle: Format = {
  ending: 'xml',
  types: typesIn(writers),
  refusal: (exercise) => {
    if (textsIn(exercise).some((one) => OUTSIDE.test(one))) return text.signOutside;
    const isUnclear =
      exercise.type === 'cloze' &&
      exercise.pieces.some((piece) => 'text' in piece && looksLikeGap(piece.text));
    return isUnclear ? text.looksLikeGap : null;
  },
  losesJudging: () => false,
  read: readMoodle,
  write: (exercises) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<quiz>',
      ...exercises.map((one, at) => written(one, at === 0 ? '' : exercises[at - 1]?.topic)),
      '</quiz>\n',
    ].join('\n'),
};
