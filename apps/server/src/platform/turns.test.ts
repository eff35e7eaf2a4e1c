import { expect, it } from 'vitest';
import { inTurns } from './turns.ts';

it('does one piece after the other, in the order of their coming, also after a failure', async () => {
  const inTurn = inTurns(1, 10);
  const log: string[] = [];
  const piece = (name: string, fails = false) =>
    inTurn(async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const done = await Promise.allSettled([piece('one'), piece('two', true), piece('three')]);
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(
    ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(await piece('four')).toBe('four');
});

it('puts off what comes when too many are waiting', async () => {
  const inTurn = inTurns(1, 2);
  let end: (() => void) | undefined;
  const first = inTurn(() => new Promise<void>((resolve) => (end = resolve)));
  const waiting = [inTurn(async () => 'second'), inTurn(async () => 'third')];
  await expect(inTurn(async () => 'fourth')).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 10,
  });
  end?.();
  await first;
  expect(await Promise.all(waiting)).toEqual(['second', 'third']);
});
