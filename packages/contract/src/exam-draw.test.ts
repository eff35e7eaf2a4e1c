import { expect, it } from 'vitest';
import { drawnTypes } from './exam-draw.ts';
import { exerciseTypes } from './exercises/kinds.ts';

it('draws every kind of exercise, or any', () => {
  expect(drawnTypes).toEqual(['', ...exerciseTypes]);
});
