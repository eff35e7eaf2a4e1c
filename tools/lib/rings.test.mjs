import { describe, expect, it } from 'vitest';
import { innerRing, isOuterIn, namesIn } from './rings.mjs';

const file = `
describe('a group', () => {
  it('stays', () => {});
  it('goes @all', () => {});
  it.each([
    ['one'],
  ])('goes for %s @all', () => {});
});

describe('a whole group @all', () => {
  describe('and one inside', () => {
    it('goes with it', () => {});
    it('stays elsewhere', () => {});
  });
});

for (const size of sizes) {
  test(\`stays elsewhere, on a \${size}\${ringOf(size)}\`, () => {});
}
`;

describe('the mark of the outer ring', () => {
  it.each([
    ['stays', false],
    ['goes @all', true],
    ['goes for %s', true],
    ['goes with it', true],
    ['stays elsewhere', false],
    ['is not there', false],
  ])('is read of the title and of the groups around it: %s', (words, isOuter) => {
    expect(isOuterIn(file, words)).toBe(isOuter);
  });

  it('is taken off listed names', () => {
    expect(namesIn(['a', 'b @all'], true)).toEqual(['a', 'b']);
    expect(namesIn(['a', 'b @all'], false)).toEqual(['a']);
  });

  it('is what the runners leave out, in a title of several lines too', () => {
    const [, pattern = ''] = innerRing.vitest;
    expect('a group stays').toMatch(new RegExp(pattern));
    expect('a group goes @all and on').not.toMatch(new RegExp(pattern));
  });
});
