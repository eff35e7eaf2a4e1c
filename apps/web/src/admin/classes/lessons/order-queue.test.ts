import { describe, expect, it, vi } from 'vitest';
import { moved } from '../../../ui/reorder/moved.ts';
import { inOrder, makeOrderQueue } from './order-queue.ts';

/** A queue whose saves end when the test says so. */
function aQueue() {
  const saves: { order: readonly number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  const queue = makeOrderQueue(
    (order) =>
      new Promise((resolve, reject) => {
        saves.push({ order, end: resolve, fail: reject });
      }),
    { onSaved, onFailed },
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { queue, saves, onSaved, onFailed, settled };
}

describe('orders pushed in quick succession', () => {
  it('are saved one after the other, only the newest of those that wait', async () => {
    const { queue, saves, onSaved, settled } = aQueue();
    queue.push([2, 1, 3]);
    queue.push([2, 3, 1]);
    queue.push([3, 2, 1]);
    expect(saves.map(({ order }) => order)).toEqual([[2, 1, 3]]);
    saves[0]?.end();
    await settled();
    expect(saves.map(({ order }) => order)).toEqual([
      [2, 1, 3],
      [3, 2, 1],
    ]);
    saves[1]?.end();
    await settled();
    expect(onSaved.mock.calls).toEqual([
      [[2, 1, 3], false],
      [[3, 2, 1], true],
    ]);
  });

  it('are given up with the one they built upon, and the next push begins anew', async () => {
    const { queue, saves, onSaved, onFailed, settled } = aQueue();
    queue.push([2, 1, 3]);
    queue.push([2, 3, 1]);
    const gone = new Error('gone');
    saves[0]?.fail(gone);
    await settled();
    expect(saves).toHaveLength(1);
    expect(onFailed).toHaveBeenCalledExactlyOnceWith(gone);
    expect(onSaved).not.toHaveBeenCalled();
    queue.push([1, 3, 2]);
    expect(saves[1]?.order).toEqual([1, 3, 2]);
  });
});

it('moves an item up and down, and leaves an order alone that has no such place', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a'], 5, 0)).toEqual(['a']);
});

it('puts items in an order; what came meanwhile stands last', () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 9 }];
  expect(inOrder(items, [3, 1, 2, 7]).map(({ id }) => id)).toEqual([3, 1, 2, 9]);
});
