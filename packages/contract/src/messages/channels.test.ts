import { describe, expect, it } from 'vitest';
import { channelsOf, deliveryField, deliveryMethods, deliveryOf } from './channels.ts';

describe('the channels of a message', () => {
  it('are what the word of the call means', () => {
    expect(deliveryMethods.map((word) => channelsOf(word))).toEqual([
      ['inApp'],
      ['email'],
      ['inApp', 'email'],
    ]);
    expect(deliveryField.parse('both')).toEqual(['inApp', 'email']);
    expect(deliveryField.safeParse('pigeon').success).toBe(false);
  });

  it('have the same word in whatever order they are named', () => {
    for (const word of deliveryMethods) expect(deliveryOf(channelsOf(word))).toBe(word);
    expect(deliveryOf(['email', 'inApp'])).toBe('both');
    expect(() => deliveryOf([])).toThrow();
  });
});
