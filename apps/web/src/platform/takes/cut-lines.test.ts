// Proves ours-368, ours-369.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '../../test/indexed-db.ts';
import { amina, mockServer } from '../../test/mock-server.tsx';
import { type MockUploads, mockUploads } from '../../test/mock-uploads.ts';
import { ApiError } from '../api-error.ts';
import { sessionEnded, signOutLocally, useAuthStore } from '../auth-store.ts';
import { readHere } from './device.ts';
import { keepTake, readSlot } from './kept-takes.ts';
import { notedSlots } from './noted-slots.ts';
import { type Finish, sendSlot } from './send-slot.ts';
import { slotNow, useTakeStore } from './take-store.ts';

const COUNT = 50;
let uploads: MockUploads;
/** What the server has taken, by the key of the request: how many bytes of each upload it had then. */
let taken: Map<string, number[]>;

/** Numbers from 0 to 1 that look like chance and are the same each time. */
function chance(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 1_103_515_245 + 12_345) % 2_147_483_648;
    return now / 2_147_483_648;
  };
}

beforeEach(() => {
  const toFake = ['setTimeout', 'clearTimeout'] as const;
  vi.useFakeTimers({ toFake: [...toFake] });
  localStorage.clear();
  indexedDB.deleteDatabase('takes');
  uploads = mockUploads(mockServer());
  taken = new Map();
});
afterEach(() => {
  signOutLocally();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The time passes until something is settled, or `steps` have passed. */
async function passUntil(promise: Promise<unknown>, steps = Number.POSITIVE_INFINITY) {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  void promise.then(over, over);
  for (let step = 0; step < steps && !isOver; step += 1) {
    await vi.advanceTimersByTimeAsync(400);
    // The database works beside the clock.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return isOver;
}

it(`of ${COUNT} that are cut at any place, whose pages end and whose answers are lost, none is lost, doubled or said to be there before it is`, async () => {
  const next = chance(189);
  let ended = 0;
  for (let turn = 0; turn < COUNT; turn += 1) {
    const slot = `homework/${turn}/b1`;
    const bytes = 1 + Math.floor(next() * 400);
    await keepTake(slot, 'whole', {
      ...{ blob: new Blob(['v'.repeat(bytes)]), seconds: 3, levels: [] },
    });
    Object.assign(uploads, {
      cuts: Math.floor(next() * 4),
      cutAfter: Math.floor(next() * bytes),
    });
    let losses = Math.floor(next() * 3);
    const finish: Finish<string> = async ({ requestKey, takes }) => {
      const isBefore = losses > 0 && next() < 0.5;
      if (!isBefore && !taken.has(requestKey)) {
        taken.set(
          requestKey,
          takes.map(({ upload }) => uploads.arrived.get(upload) ?? 0),
        );
      }
      losses -= 1;
      if (losses >= 0) throw new ApiError('network', 'The answer is lost.', 0);
      return 'handed in';
    };
    for (let kills = Math.floor(next() * 3); ; kills -= 1) {
      const before = taken.size;
      const wish = slotNow(slot).wish;
      const sending = sendSlot(slot, wish?.note ?? { turn }, finish);
      const said = sending.then(
        (answer) => answer,
        () => 'not yet',
      );
      const steps = kills > 0 ? Math.floor(next() * 6) : Number.POSITIVE_INFINITY;
      const isOver = await passUntil(sending, steps);
      if (isOver && (await said) === 'handed in') break;
      // The page ends wherever it was.
      ended += 1;
      sessionEnded();
      await passUntil(sending);
      expect(taken.size - before).toBeLessThanOrEqual(1);
      useAuthStore.setState({ user: amina, isAuthenticated: true });
      useTakeStore.setState({}, true);
      await readSlot(slot);
      const { length } = slotNow(slot).takes;
      // Told at the very moment at which the page ended, it has left the device, or goes once more under its key.
      if (length === 0 && (await said) === 'handed in') break;
      // It is there as long as its screen was not told that the server has it.
      expect(length).toBe(1);
    }
    expect(taken.size).toBe(turn + 1);
    expect([...taken.values()].at(-1)).toEqual([bytes]);
    expect((await readHere(slot)).takes).toEqual([]);
  }
  expect(notedSlots()).toEqual({});
  // Pages did end, lines were cut, and what had arrived was not sent again.
  expect(ended).toBeGreaterThan(10);
  expect(uploads.parts.length).toBeGreaterThan(COUNT + 20);
  expect(uploads.begun).toBe(COUNT);
});
