import { expect, it } from 'vitest';
import { exerciseTypes } from '../exercises/kinds.ts';
import { drawnTypes } from './exam-draw.ts';

it('draws every kind of exercise, or any', () => {
  expect(drawnTypes).toEqual(['', ...exerciseTypes]);
});
