import { expect, it } from 'vitest';
import { hasTashkeel, withoutTashkeel } from './tashkeel.ts';

it('leaves letters, hamza and madda as they are', () => {
  expect(withoutTashkeel('قُرْآنٌ، مُؤْمِنٌ، هٰذَا أَسَدٌ!')).toBe('قرآن، مؤمن، هذا أسد!');
  expect(withoutTashkeel('a\u0301')).toBe('á');
});

it('says whether there is any', () => {
  expect(['بَيت', 'بيت', 'house', 'هٰذا'].map(hasTashkeel)).toEqual([true, false, false, true]);
});
