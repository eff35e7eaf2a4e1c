import type { ClozePiece } from '@institute/contract/exercises/cloze';
import type { Exercise } from '@institute/contract/exercises/kinds';
import { placesIn } from '@institute/contract/exercises/parts';
import { keyOfAsset } from './blocks.ts';
import { listed, rowCells } from './rows.ts';
import { type Line, mistake } from './text-files.ts';

/** How demo answers are judged: as beginners are, by letters. */
const typing = { strictness: 'letters', nearly: 50 } as const;

type Common = Pick<Exercise, 'prompt' | 'explanation'>;
/** What is between the prompt and the explanation, and the exercise of it. */
interface Kind {
  key: readonly string[];
  make(common: Common, ...key: string[]): Exercise;
}

/** Options, those first that are right. */
const optionsOf = (right: readonly string[], wrong: string) => ({
  options: [...right, ...listed(wrong)],
  answers: right.map((_, at) => at),
});

const typed = (strictness: 'letters' | 'tashkeel'): Kind => ({
  key: ['accepted; accepted'],
  make: (common, accepted = '') => ({
    ...{ type: 'typed', ...common, accepted: listed(accepted) },
    ...{ ...typing, strictness },
  }),
});

/** Items in a right order, and behind strokes in others that are right too. */
const order = (shown: 'words' | 'lines'): Kind => ({
  key: ['first; second; third / second; first; third'],
  make: (common, orders = '') => {
    const [items = [], ...others] = orders.split(' / ').map(listed);
    const otherOrders = others.map((one) => placesIn(items, one));
    return {
      ...{ type: 'order', ...common, items, shown },
      ...(otherOrders.length > 0 && { otherOrders }),
    };
  },
});

/** A word on the scale: asked for by its root and pattern, or asked for them. */
const scale = (asks: 'word' | 'root'): Kind => ({
  key: ['root + pattern = word'],
  make: (common, key = '') => {
    const [root = '', pattern = '', word = ''] = key.split(/[+=]/).map((part) => part.trim());
    return { type: 'pattern', ...common, asks, root, pattern, accepted: [word], ...typing };
  },
});

/** A text with its gaps in square brackets, other answers behind a stroke. */
const piecesOf = (words: string): ClozePiece[] =>
  words.split(/\[(.+?)\]/).flatMap((piece, at): ClozePiece[] => {
    if (piece === '') return [];
    return [at % 2 === 1 ? { accepted: piece.split('/') } : { text: piece }];
  });

const kinds: Record<string, Kind> = {
  choice: {
    key: ['right', 'wrong; wrong'],
    make: (common, right = '', wrong = '') => ({
      ...{ type: 'choice', ...common, options: [right, ...listed(wrong)], answer: 0 },
    }),
  },
  choices: {
    key: ['right; right', 'wrong; wrong'],
    make: (common, right = '', wrong = '') => ({
      ...{ type: 'choices', ...common, ...optionsOf(listed(right), wrong) },
    }),
  },
  typed: typed('letters'),
  // Compares the vowel signs too.
  vowels: typed('tashkeel'),
  cloze: {
    key: ['text with [gaps]'],
    make: (common, words = '') => ({
      type: 'cloze',
      ...common,
      pieces: piecesOf(words),
      ...typing,
    }),
  },
  order: order('words'),
  lines: order('lines'),
  match: {
    key: ['left = right; left = right'],
    make: (common, pairs = '') => ({
      ...{ type: 'match', ...common },
      pairs: listed(pairs).map((pair) => {
        const [left = '', right = ''] = pair.split('=').map((side) => side.trim());
        return { left, right };
      }),
    }),
  },
  // What is heard is typed, or chosen; of several that are right all are chosen.
  hear: {
    key: ['file', 'accepted; accepted'],
    make: (common, file = '', accepted = '') => ({
      ...{ type: 'dictation', ...common, sound: keyOfAsset(file), accepted: listed(accepted) },
      ...typing,
    }),
  },
  listen: {
    key: ['file', 'right; right', 'wrong; wrong'],
    make: (common, file = '', right = '', wrong = '') => ({
      ...{ type: 'listen', ...common, sound: keyOfAsset(file) },
      ...optionsOf(listed(right), wrong),
      several: listed(right).length > 1,
    }),
  },
  word: scale('word'),
  root: scale('root'),
};

/** An exercise from a row of: kind | prompt | its key | why it is so. */
export function exerciseFrom(row: Line): Exercise {
  const [name = '', prompt = '', ...rest] = rowCells(row);
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (!kind) throw mistake(row, `no exercise is called ${name}`);
  if (rest.length !== kind.key.length + 1) {
    throw mistake(row, `it is written: ${[name, 'prompt', ...kind.key, 'why'].join(' | ')}`);
  }
  return kind.make({ prompt, explanation: rest.at(-1) ?? '' }, ...rest.slice(0, -1));
}
