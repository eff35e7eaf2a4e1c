import { describe, expect, it } from 'vitest';
import { spellingOf } from './grade-answer.ts';
import type { Exercise } from './kinds.ts';
import { judgeTyped, typedParts, withAccepted, writtenIn } from './typed-parts.ts';

const common = { prompt: 'Where?', explanation: '', strictness: 'letters', nearly: 50 } as const;
const cloze: Exercise = {
  ...{ ...common, type: 'cloze' },
  pieces: [{ accepted: ['عَلَى'] }, { text: ' … ' }, { accepted: ['وَرَاءَ'] }],
};
const choice: Exercise = {
  ...{ prompt: 'Where?', explanation: '', type: 'choice', options: ['a', 'b'], answer: 0 },
};

describe('the typed parts of an exercise', () => {
  // Proves call-acceptAnswer.
  it('are its gaps, or its one answer, and none of what is chosen', () => {
    expect(typedParts(cloze).map(({ accepted }) => accepted)).toEqual([['عَلَى'], ['وَرَاءَ']]);
    expect(typedParts(choice)).toEqual([]);
    const typed: Exercise = { ...common, type: 'typed', accepted: ['بَيْتٌ'] };
    expect(withAccepted(typed, 0, ['بَيْتٌ', 'دَارٌ'])).toEqual({
      ...{ ...typed, accepted: ['بَيْتٌ', 'دَارٌ'] },
    });
    expect(typedParts(withAccepted(cloze, 1, ['وَرَاءَ', 'خَلْفَ']))[1]?.accepted).toEqual([
      ...['وَرَاءَ', 'خَلْفَ'],
    ]);
  });

  // Proves call-getWrittenAnswers.
  it('say of each what was written and how good it is', () => {
    expect(writtenIn(cloze, ['على', ' خلف '])).toMatchObject([
      { text: 'على', verdict: 'right' },
      { text: 'خلف', verdict: 'wrong' },
    ]);
    const changed = withAccepted(cloze, 1, ['وَرَاءَ', 'خَلْفَ']);
    expect(judgeTyped(changed, ['على', 'خلف']).verdict).toBe('right');
  });
});

describe('the spelling in which answers are compared', () => {
  // Proves call-getWrittenAnswers.
  it.each([
    ['letters', 'أَكَلَ', 'اكل', true],
    ['hamza', 'أَكَلَ', 'أكل', true],
    ['hamza', 'أكل', 'اكل', false],
    ['tashkeel', 'كَتَبَ', 'كُتِبَ', false],
    ['letters', 'كِتَـــابٌ', 'كتاب', true],
    ['letters', '؟', '?', false],
  ] as const)('at %s: %s and %s', (strictness, one, other, isSame) => {
    expect(spellingOf(one, strictness) === spellingOf(other, strictness)).toBe(isSame);
  });
});
