import { transliterate } from '@institute/contract/arabic/transliterate';
import {
  ITEMS_A_STEP,
  type PlacementItem,
  type PlacementStep,
  placementSteps,
  type Reading,
  readings,
} from '@institute/contract/words/placement';

/** Letters that whoever can read tells apart at once, with the names that their lessons give them. */
export const letterNames: Readonly<Record<string, string>> = {
  ...{ ب: 'bāʾ', ت: 'tāʾ', ج: 'jīm', خ: 'khāʾ', د: 'dāl', ر: 'rāʾ', س: 'sīn', ش: 'shīn' },
  ...{ ص: 'ṣād', ط: 'ṭāʾ', ع: 'ʿayn', ف: 'fāʾ', ك: 'kāf', ل: 'lām', م: 'mīm', ن: 'nūn' },
};

/** A word that may be asked for. */
export interface PlacementWord {
  arabic: string;
  meaning: string;
}

/** An item with its key. */
export type KeyedItem = PlacementItem & { answer: string };

/** A number for a text, in an order that nobody outside knows and that is the same in one round. */
export type Rank = (text: string) => string;

const OPTIONS = 4;

interface Asked {
  arabic: string;
  answer: string;
}

/** Some things in the order of a rank. */
const inRank = <Item>(items: readonly Item[], rank: Rank, nameOf: (item: Item) => string): Item[] =>
  items
    .map((item) => ({ item, at: rank(nameOf(item)) }))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ item }) => item);

/** The items of one step; none where there is too little to choose from. */
function itemsOf(asks: PlacementStep, all: readonly Asked[], rank: Rank): KeyedItem[] {
  const distinct = [...new Map(all.map((one) => [one.answer, one])).values()];
  if (distinct.length < OPTIONS) return [];
  const mixed = inRank(distinct, rank, ({ arabic }) => `${asks}:${arabic}`);
  return mixed.slice(0, ITEMS_A_STEP).map(({ arabic, answer }) => {
    const others = mixed.filter((one) => one.answer !== answer);
    const wrong = inRank(others, rank, (one) => `${arabic}:${one.arabic}`).slice(0, OPTIONS - 1);
    const options = [answer, ...wrong.map((one) => one.answer)];
    return { asks, arabic, answer, options: inRank(options, rank, (one) => `${arabic}=${one}`) };
  });
}

/** What a round asks, from the easiest on: letters, words as they are said, words as they are meant. */
export function placementItems(words: readonly PlacementWord[], rank: Rank): KeyedItem[] {
  const letters = Object.entries(letterNames).map(([arabic, answer]) => ({ arabic, answer }));
  const single = words.filter(({ arabic }) => !/[\s/،]/u.test(arabic));
  const said = single.flatMap(({ arabic }) => {
    const answer = transliterate(arabic);
    return answer === '' ? [] : [{ arabic, answer }];
  });
  const meant = single.map(({ arabic, meaning }) => ({ arabic, answer: meaning }));
  return [
    ...itemsOf('letter', letters, rank),
    ...itemsOf('said', said, rank),
    ...itemsOf('meaning', meant, rank),
  ];
}

/** One slip is forgiven in each step. */
const MOST_MISSED = 1;

/** What whoever gave these answers can read: as far as the steps were known one after the other. */
export function readingOf(items: readonly KeyedItem[], answers: readonly string[]): Reading {
  let known = 0;
  for (const step of placementSteps) {
    const asked = items.map((item, at) => ({ ...item, given: answers[at] ?? '' }));
    const own = asked.filter(({ asks }) => asks === step);
    const missed = own.filter(({ given, answer }) => given !== answer).length;
    if (own.length === 0 || missed > MOST_MISSED) break;
    known += 1;
  }
  return readings[known] ?? 'nothing';
}

/** The levels of a class that is right for a reader, the best one first. */
export const levelsFor: Readonly<Record<Reading, readonly string[]>> = {
  nothing: ['A0', 'A1'],
  letters: ['A0', 'A1'],
  words: ['A1', 'A0'],
  meaning: ['A2', 'A1'],
};
