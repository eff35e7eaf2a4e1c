import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type ComponentType, createContext, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { late } from '../ui/late.tsx';
import { LazyRoute, lazyCode } from './lazy-route.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Looks through all memory at once, for what nobody holds any more. */
async function collectGarbage() {
  setFlagsFromString('--expose_gc');
  // What a weak reference has led to is held to the end of the turn.
  await wait(0);
  (runInNewContext('gc') as () => void)();
}

const load = () => Promise.resolve<ComponentType>(() => 'fetched');
const code = lazyCode(load);
const Part = late(load);

it.each([
  ['a page or a dialog', () => <LazyRoute route={code} />],
  ['a part of a page', () => <Part />],
])('the server keeps nothing of what it painted without the code of %s', async (_what, part) => {
  vi.stubGlobal('document', undefined);
  const Answers = createContext({});
  const paint = () => {
    const answers = {};
    const html = renderToString(
      <Answers value={answers}>
        <Suspense fallback={null}>{part()}</Suspense>
      </Answers>,
    );
    expect(html).not.toContain('fetched');
    return new WeakRef(answers);
  };
  // React itself holds the last that it painted, until the next.
  const [first, second] = [paint(), paint(), paint()];
  await collectGarbage();
  expect([first?.deref(), second?.deref()]).toEqual([undefined, undefined]);
});
