import { afterEach, expect, it } from 'vitest';
import { CommandError, commandOptions } from './run-command.ts';

const given = process.argv;
afterEach(() => {
  process.argv = given;
});
const options = { from: { type: 'string' }, replace: { type: 'boolean', default: false } } as const;
const called = (...words: string[]) => {
  process.argv = ['node', 'command.ts', ...words];
  return commandOptions(options);
};

// Proves ours-122.
it('a command reads its options, and says one that there is not in one line of the operator', () => {
  expect({ ...called('--from', 'dump', '--replace') }).toEqual({ from: 'dump', replace: true });
  for (const words of [['--form', 'dump'], ['--from'], ['dump']]) {
    expect(() => called(...words)).toThrow(CommandError);
  }
  expect(() => called('--form')).toThrow(/--form/);
});
