import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patiently } from './patiently.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks again for code that could not be fetched, and gives what comes in the end', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('dropped'));
  load.mockRejectedValueOnce(new TypeError('dropped')).mockResolvedValue('code');
  const code = patiently(load);
  await vi.runAllTimersAsync();
  expect(await code).toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

it('gives up when it never comes', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('gone'));
  const refused = expect(patiently(load)).rejects.toThrow('gone');
  await vi.runAllTimersAsync();
  await refused;
  expect(load).toHaveBeenCalledTimes(5);
});
