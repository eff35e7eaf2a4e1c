import { expect, it } from 'vitest';
import { withOlderUnits } from './viewport-units.ts';

// Proves ours-71.
it('an older unit stands before each that Chrome 105 does not know, and nothing else changes', () => {
  expect(withOlderUnits('.a{height:min(60dvh,28rem);color:red}.b{min-height:100dvh}')).toBe(
    '.a{height:min(60vh,28rem);height:min(60dvh,28rem);color:red}.b{min-height:100vh;min-height:100dvh}',
  );
  expect(withOlderUnits('.max-h-\\[60dvh\\]{color:red}')).toBe('.max-h-\\[60dvh\\]{color:red}');
});
