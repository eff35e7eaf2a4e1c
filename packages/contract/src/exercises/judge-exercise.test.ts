import { describe, expect, it } from 'vitest';
import {
  type Exercise,
  Exercise as ExerciseShape,
  judgeExercise,
  writtenExercise,
} from './kinds.ts';

const common = { prompt: 'What is it?', explanation: '' };
const outcome = (exercise: Exercise, answer: Parameters<typeof judgeExercise>[1]) => {
  const { verdict, credit, parts } = judgeExercise(exercise, answer);
  return [verdict, credit, parts.map((part) => part.verdict)];
};

describe('a choice', () => {
  const exercise: Exercise = { ...common, type: 'choice', options: ['a', 'b', 'c'], answer: 1 };
  it('is right or wrong', () => {
    expect(outcome(exercise, { type: 'choice', chosen: 1 })).toEqual(['right', 100, ['right']]);
    expect(outcome(exercise, { type: 'choice', chosen: 0 })).toEqual(['wrong', 0, ['wrong']]);
  });
  it('is wrong where another kind of answer is given', () => {
    expect(outcome(exercise, { type: 'typed', given: 'b' })).toEqual(['wrong', 0, ['wrong']]);
  });
});

describe('a choice of several', () => {
  const exercise: Exercise = {
    ...common,
    type: 'choices',
    options: ['a', 'b', 'c'],
    answers: [0, 2],
  };
  it('is right when all of them are chosen and no other', () => {
    expect(outcome(exercise, { type: 'choices', chosen: [2, 0] })[0]).toBe('right');
    expect(outcome(exercise, { type: 'choices', chosen: [0, 1, 2] })).toEqual([
      'wrong',
      0,
      ['right', 'wrong', 'right'],
    ]);
    expect(outcome(exercise, { type: 'choices', chosen: [] }).slice(0, 2)).toEqual(['wrong', 0]);
  });
});

describe('a typed answer', () => {
  const exercise: Exercise = {
    ...common,
    type: 'typed',
    accepted: ['مَدْرَسَةٌ', 'كُتَّاب'],
    strictness: 'letters',
    nearly: 50,
  };
  it('is judged by its letters, and earns what nearly earns', () => {
    expect(outcome(exercise, { type: 'typed', given: 'مدرسة' })).toEqual(['right', 100, ['right']]);
    expect(outcome(exercise, { type: 'typed', given: 'مدرسه' })).toEqual([
      'nearly',
      50,
      ['nearly'],
    ]);
    expect(outcome(exercise, { type: 'typed', given: 'بيت' })).toEqual(['wrong', 0, ['wrong']]);
  });
  it('keeps the slips of what was typed', () => {
    const { parts } = judgeExercise(exercise, { type: 'typed', given: 'مدرسه' });
    expect(parts[0]?.grade?.slips).toMatchObject([{ kind: 'ta-marbuta' }]);
  });
});

describe('a text with gaps', () => {
  const exercise: Exercise = {
    ...common,
    type: 'cloze',
    pieces: [
      { text: 'ذَهَبَ ' },
      { accepted: ['الوَلَدُ'] },
      { text: ' إِلَى ' },
      { accepted: ['المَدْرَسَةِ'] },
    ],
    strictness: 'letters',
    nearly: 50,
  };
  // Proves decision-073-9.
  it('earns by its gaps, and is nearly right where some are', () => {
    const given = (...all: string[]) => outcome(exercise, { type: 'cloze', given: all });
    expect(given('الولد', 'المدرسة')).toEqual(['right', 100, ['right', 'right']]);
    expect(given('الولد', 'المدرسه')).toEqual(['nearly', 75, ['right', 'nearly']]);
    expect(given('الولد')).toEqual(['nearly', 50, ['right', 'wrong']]);
    expect(given()).toEqual(['wrong', 0, ['wrong', 'wrong']]);
  });
});

describe('an order', () => {
  const exercise: Exercise = {
    ...common,
    type: 'order',
    shown: 'words',
    items: ['مِنَ', 'البَيْتِ', 'مِنَ', 'السُّوقِ'],
  };
  const placed = (one: Exercise, ...all: number[]) => outcome(one, { type: 'order', placed: all });

  it('lets what reads the same change places', () => {
    expect(placed(exercise, 2, 1, 0, 3)[0]).toBe('right');
  });

  // Proves decision-126-1.
  it('earns by what follows each other, wherever the rest was put', () => {
    const letters: Exercise = { ...exercise, items: ['a', 'b', 'c', 'd', 'e'] };
    expect(placed(letters, 0, 1, 2, 3, 4)).toEqual(['right', 100, Array(5).fill('right')]);
    // One that was moved to the front leaves the others right, though each stands at another place.
    expect(placed(letters, 4, 0, 1, 2, 3)).toEqual([
      'nearly',
      75,
      ['wrong', 'right', 'right', 'right', 'right'],
    ]);
    expect(placed(letters, 0, 3, 1, 2, 4)).toEqual([
      'nearly',
      75,
      ['right', 'wrong', 'right', 'right', 'right'],
    ]);
    expect(placed(letters, 4, 3, 2, 1, 0)).toEqual(['wrong', 0, Array(5).fill('wrong')]);
    expect(placed(letters)).toEqual(['wrong', 0, Array(5).fill('wrong')]);
    expect(placed({ ...exercise, items: ['a', 'b'] }, 1, 0).slice(0, 2)).toEqual(['wrong', 0]);
  });

  // Proves decision-126-1.
  it('is judged by the right order that it comes nearest to', () => {
    const several: Exercise = {
      ...{ ...common, type: 'order', shown: 'words' },
      items: ['غَدًا', 'نَعْمَلُ', 'مَعًا'],
      otherOrders: [
        [1, 2, 0],
        [1, 0, 2],
      ],
    };
    for (const right of [
      [0, 1, 2],
      [1, 2, 0],
      [1, 0, 2],
    ]) {
      expect(placed(several, ...right)).toEqual(['right', 100, ['right', 'right', 'right']]);
    }
    expect(placed(several, 2, 1, 0).slice(0, 2)).toEqual(['nearly', 50]);
    expect(placed(several, 2, 0, 1).slice(0, 2)).toEqual(['nearly', 50]);
    // One that was kept before there were others has one order.
    const { otherOrders: _none, ...old } = several;
    expect(placed(old, 1, 2, 0).slice(0, 2)).toEqual(['nearly', 50]);
  });

  // Proves decision-126-1.
  it('has other orders that hold every item once, without those that were never written', () => {
    const holds = (otherOrders: number[][]) =>
      ExerciseShape.safeParse({ ...exercise, otherOrders }).error?.issues[0]?.path;
    expect(holds([[3, 2, 1, 0]])).toBeUndefined();
    for (const broken of [[0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 4], [0, 1, 2, 3, 0], []]) {
      expect(holds([broken])).toEqual(['otherOrders']);
    }
    const typed = { ...exercise, items: ['a', ' ', 'b'], otherOrders: [[2, 1, 0]] };
    expect(writtenExercise(typed)).toEqual({
      ...exercise,
      items: ['a', 'b'],
      otherOrders: [[1, 0]],
    });
    expect(writtenExercise({ ...exercise, otherOrders: [] })).toEqual(exercise);
  });
});

describe('pairs', () => {
  const pairs = [
    { left: 'بَيْتٌ', right: 'house' },
    { left: 'بَابٌ', right: 'door' },
  ];
  it('are judged one by one', () => {
    const exercise: Exercise = { ...common, type: 'match', pairs };
    expect(outcome(exercise, { type: 'match', matched: [0, 1] })[0]).toBe('right');
    expect(outcome(exercise, { type: 'match', matched: [1, 0] })).toEqual([
      'wrong',
      0,
      ['wrong', 'wrong'],
    ]);
  });
});

describe('a dictation', () => {
  const exercise: Exercise = {
    ...common,
    type: 'dictation',
    sound: 'a-sound',
    accepted: ['هٰذِهِ مَدْرَسَةٌ'],
    strictness: 'hamza',
    nearly: 50,
  };
  const heard = (given: string) => outcome(exercise, { type: 'dictation', given });

  // Proves decision-092-1.
  it('is judged by what was typed, as a typed answer is', () => {
    expect(heard('هذه مدرسة')).toEqual(['right', 100, ['right']]);
    expect(heard('هذه مدرسه')).toEqual(['nearly', 50, ['nearly']]);
    expect(heard('مدرسة هذه')).toEqual(['nearly', 50, ['nearly']]);
    expect(heard('هذا بيت')).toEqual(['wrong', 0, ['wrong']]);
    expect(heard('')).toEqual(['wrong', 0, ['wrong']]);
  });
  it('is wrong where another kind of answer is given', () => {
    expect(outcome(exercise, { type: 'typed', given: 'هذه مدرسة' })[0]).toBe('wrong');
  });
  it('keeps the slips of what was typed', () => {
    const { parts } = judgeExercise(exercise, { type: 'dictation', given: 'هذه مدرسه' });
    expect(parts[0]?.grade?.slips).toMatchObject([{ kind: 'ta-marbuta', expected: 'ةٌ' }]);
  });
});

describe('a choice by what is heard', () => {
  const heard = { ...common, sound: 'a-sound', options: ['سَيْف', 'صَيْف', 'ضَيْف'] } as const;
  const one: Exercise = {
    ...heard,
    type: 'listen',
    options: [...heard.options],
    answers: [1],
    several: false,
  };
  const two: Exercise = { ...one, answers: [0, 2], several: true };

  it('is right or wrong', () => {
    expect(outcome(one, { type: 'listen', chosen: [1] }).slice(0, 2)).toEqual(['right', 100]);
    expect(outcome(one, { type: 'listen', chosen: [0] }).slice(0, 2)).toEqual(['wrong', 0]);
    expect(outcome(one, { type: 'choice', chosen: 1 })[0]).toBe('wrong');
  });
  // Proves decision-092-2.
  it('of several is right when all of them are chosen and no other', () => {
    expect(outcome(two, { type: 'listen', chosen: [2, 0] })[0]).toBe('right');
    expect(outcome(two, { type: 'listen', chosen: [0] }).slice(0, 2)).toEqual(['wrong', 0]);
    expect(outcome(two, { type: 'listen', chosen: [0, 1, 2] })[2]).toEqual([
      ...['right', 'wrong', 'right'],
    ]);
  });
});

describe('a root and a pattern', () => {
  const word: Exercise = {
    ...common,
    type: 'pattern',
    asks: 'word',
    root: 'ك ت ب',
    pattern: 'مَفْعُول',
    accepted: ['مَكْتُوب'],
    strictness: 'letters',
    nearly: 50,
  };
  const root: Exercise = { ...word, asks: 'root' };
  const given = (exercise: Exercise, ...all: string[]) =>
    outcome(exercise, { type: 'pattern', given: all });

  it('are filled into a word', () => {
    expect(given(word, 'مكتوب')).toEqual(['right', 100, ['right']]);
    expect(given(word, 'مكتب')).toEqual(['nearly', 50, ['nearly']]);
    expect(given(word, 'كاتب')).toEqual(['wrong', 0, ['wrong']]);
    expect(given(word)).toEqual(['wrong', 0, ['wrong']]);
    expect(outcome(word, { type: 'typed', given: 'مكتوب' })[0]).toBe('wrong');
  });
  // Proves decision-092-3.
  it('are found in a word, each judged by itself', () => {
    expect(given(root, 'ك ت ب', 'مفعول')).toEqual(['right', 100, ['right', 'right']]);
    expect(given(root, 'ك-ت-ب', 'فاعول')).toEqual(['nearly', 50, ['right', 'wrong']]);
    expect(given(root, 'كتب', 'مفعل')).toEqual(['nearly', 75, ['right', 'nearly']]);
    expect(given(root, 'ب ت ك', 'مفعول')).toEqual(['nearly', 50, ['wrong', 'right']]);
    expect(given(root, 'ك ت ت', '')).toEqual(['wrong', 0, ['wrong', 'wrong']]);
  });
  // Proves decision-092-3.
  it('say which letter of a root is a hamza, whatever its seat', () => {
    const reading: Exercise = {
      ...root,
      root: 'ق ر أ',
      pattern: 'فَاعِل',
      accepted: ['قَارِئ'],
      strictness: 'hamza',
    };
    for (const one of ['ق ر أ', 'قرء', 'ق ر ئ']) {
      expect(given(reading, one, 'فاعل')).toEqual(['right', 100, ['right', 'right']]);
    }
    expect(given(reading, 'ق ر ي', 'فاعل')[0]).toBe('nearly');
  });
  it('compares the signs of a pattern where that is asked', () => {
    const strict: Exercise = { ...root, strictness: 'tashkeel', nearly: 0 };
    expect(given(strict, 'ك ت ب', 'مُفْعُول')).toEqual(['nearly', 50, ['right', 'nearly']]);
  });
});
