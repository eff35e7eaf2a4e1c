import { expect, it } from 'vitest';
import { drawnTypes } from './exam-draw.ts';
import { bankTypes } from './exercises.ts';

it('draws every kind that a bank may hold, or any', () => {
  expect(drawnTypes).toEqual(['', ...bankTypes]);
});
