import { callsByFile } from '@institute/contract';
import { expect, it } from 'vitest';
import { handlersByModule } from './handlers.ts';

it('answers each call in the module that bears the name of its room in the contract', () => {
  const rooms = new Map(
    Object.entries(callsByFile).flatMap(([file, calls]) =>
      calls.map(({ name }) => [name, file.split('/')[0]] as const),
    ),
  );
  const misplaced = Object.entries(handlersByModule).flatMap(([module, handlers]) =>
    handlers.filter(({ call }) => rooms.get(call.name) !== module).map(({ call }) => call.name),
  );
  expect(misplaced).toEqual([]);
});
