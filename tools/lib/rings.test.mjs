import { describe, expect, it } from 'vitest';
import { innerRing, namesIn } from './rings.mjs';

describe('the mark of the outer ring', () => {
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
