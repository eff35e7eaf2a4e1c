import type { ExerciseOf } from '@institute/contract/exercises/kinds';
import { describe, expect, it } from 'vitest';
import { changedScale } from './scale.ts';

const empty: ExerciseOf<'pattern'> = {
  ...{ type: 'pattern', prompt: 'Fill it.', explanation: '', asks: 'word' },
  ...{ root: '', pattern: '', accepted: [], strictness: 'letters', nearly: 50 },
};

describe('the word of a root and a pattern', () => {
  it('comes as they are typed, and goes with them', () => {
    const root = { ...empty, ...changedScale(empty, { root: 'ك ت ب' }) };
    expect(root.accepted).toEqual([]);
    const both = { ...root, ...changedScale(root, { pattern: 'مَفْعُول' }) };
    expect(both.accepted).toEqual(['مَكْتُوب']);
    expect(changedScale(both, { pattern: 'فَاعِل' }).accepted).toEqual(['كَاتِب']);
    expect(changedScale(both, { root: 'ك ت' }).accepted).toEqual([]);
  });

  // Proves decision-092-4.
  it('stays as a teacher has corrected it', () => {
    const said = { ...empty, root: 'ق و ل', pattern: 'فَاعِل', accepted: ['قَائِل'] };
    expect(changedScale(said, { pattern: 'فَاعِلَة' })).toEqual({ pattern: 'فَاعِلَة' });
  });

  it('keeps other spellings beside it', () => {
    const both = { ...empty, root: 'ك ت ب', pattern: 'فَاعِل', accepted: ['كَاتِب', 'الكَاتِب'] };
    expect(changedScale(both, { root: 'ط ل ب' }).accepted).toEqual(['طَالِب', 'الكَاتِب']);
  });
});
