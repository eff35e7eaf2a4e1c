import type { GivenAnswers, SatExercise } from '@institute/contract/exams/exam-exercises';
import {
  type Exercise,
  type ExerciseType,
  exerciseTypes,
  type GivenAnswer,
} from '@institute/contract/exercises/kinds';
import {
  MAX_GAPS,
  MAX_OPTIONS,
  MAX_ORDER_ITEMS,
  MAX_PAIRS,
} from '@institute/contract/exercises/parts';
import { hostileTexts, packsBy, partsOf, shortTexts, someOf, textAt } from './hostile-texts.ts';

const typing = { strictness: 'letters', nearly: 50 } as const;
const about = (place: number) => ({ prompt: textAt(place), explanation: textAt(place + 1) });
const optionsFrom = (place: number, count: number) =>
  Array.from({ length: count }, (_, step) => textAt(place + 2 + step));

const inParts = (size: number, make: (texts: string[], part: number) => Exercise) =>
  someOf(partsOf(hostileTexts, size), 1)
    .filter(({ length }) => length > 1)
    .map(make);

/** Exercises of each kind, which hold the texts in all their fields: a new kind does not compile. */
const made: Record<ExerciseType, (sound: string) => readonly Exercise[]> = {
  choice: () =>
    someOf(hostileTexts, 8).map((_text, place) => ({
      type: 'choice',
      ...about(place),
      options: optionsFrom(place, 4),
      answer: 0,
    })),
  choices: () =>
    inParts(MAX_OPTIONS, (options, part) => ({
      type: 'choices',
      ...about(part + 2),
      options,
      answers: [0, 1],
    })),
  typed: () =>
    inParts(10, (accepted, part) => ({ type: 'typed', ...about(part), accepted, ...typing })),
  cloze: () =>
    inParts(10, (texts, part) => ({
      type: 'cloze',
      ...about(part),
      pieces: texts.flatMap((text) => [{ text }, { accepted: [text] }]),
      ...typing,
    })),
  order: () =>
    inParts(MAX_ORDER_ITEMS, (items, part) => ({
      type: 'order',
      ...about(part),
      shown: part % 2 === 0 ? 'lines' : 'words',
      items,
    })),
  match: () =>
    inParts(MAX_PAIRS, (texts, part) => ({
      type: 'match',
      ...about(part),
      pairs: texts.map((left, place) => ({ left, right: textAt(part * MAX_PAIRS + place + 7) })),
    })),
  dictation: (sound) =>
    inParts(10, (accepted, part) => ({
      type: 'dictation',
      ...about(part + 4),
      sound,
      accepted,
      ...typing,
    })),
  listen: (sound) =>
    inParts(MAX_OPTIONS, (options, part) => ({
      type: 'listen',
      ...about(part + 5),
      sound,
      options,
      answers: [0],
      several: true,
    })),
  pattern: () => {
    // A root has letters with whatever stands between them, a pattern its places with whatever else.
    const [inRoot, inPattern] = [shortTexts(34), shortTexts(48)];
    const isArabic = /[\u0621-\u064A]/u;
    return someOf(partsOf(hostileTexts, 10), 2).map((accepted, place) => ({
      type: 'pattern',
      ...about(place + 2),
      asks: place % 2 === 0 ? 'root' : 'word',
      root: isArabic.test(inRoot(place)) ? 'ك ت ب' : `كتب ${inRoot(place)}`,
      pattern: `مَفْعُول ${inPattern(place)}`,
      accepted,
      ...typing,
    }));
  },
};

/** Exercises of every kind; `sound` is what is heard in them. */
export const hostileExercises = (sound: string): Exercise[] =>
  exerciseTypes.flatMap((type) => made[type](sound));

/** As many of each kind as an exam holds together; most have gaps, into which the most is typed. */
export const examExercises = (sound: string): Exercise[] =>
  exerciseTypes.flatMap((type) => made[type](sound).slice(0, type === 'cloze' ? 12 : 5));

/** Answers to the exercises of an exam, in which every text is typed somewhere. */
export function hostileAnswers(exercises: readonly SatExercise[]): GivenAnswers {
  const pack = packsBy(300);
  let typed = 0;
  const type = () => pack(typed++);
  const answerTo = ({ asked }: SatExercise): GivenAnswer | null => {
    switch (asked?.type) {
      case undefined:
        return null;
      case 'choice':
        return { type: 'choice', chosen: asked.options[0] ?? '' };
      case 'choices':
      case 'listen':
        return { type: asked.type, chosen: asked.options.slice(0, 1) };
      case 'typed':
      case 'dictation':
        return { type: asked.type, given: type() };
      case 'cloze': {
        const gaps = asked.pieces.filter((piece) => 'gap' in piece).slice(0, MAX_GAPS);
        return { type: 'cloze', given: gaps.map(type) };
      }
      case 'order':
        return { type: 'order', placed: [...asked.items] };
      case 'match': {
        const matched = asked.lefts.map((left, at) => ({ left, right: asked.rights[at] ?? '' }));
        return { type: 'match', matched };
      }
      case 'pattern':
        return { type: 'pattern', given: asked.asks === 'word' ? [type()] : [type(), type()] };
    }
  };
  const answers = exercises.map((one) => [one.id, answerTo(one)] as const);
  return Object.fromEntries(answers.filter((one): one is [string, GivenAnswer] => one[1] !== null));
}
