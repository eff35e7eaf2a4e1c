import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStages } from './test-lines.mjs';

/** @type {string[]} */
let events;
beforeEach(() => {
  events = [];
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

/** Ends when it is told to. @param {string} name */
function stage(name) {
  /** @type {() => void} */
  let end = () => undefined;
  const ended = new Promise((resolve) => {
    end = () => resolve(undefined);
  });
  /** @type {import('./test-stages.mjs').RunStage} */
  const run = async ({ workers, show }) => {
    events.push(`${name} with ${workers}${show ? ', quietly' : ''}`);
    await ended;
    return { passed: 1, failed: 0, skipped: 0 };
  };
  return { wanted: { name, run }, end };
}
/** Until nothing goes on without a stage's end. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the stages', () => {
  it('run beside the journeys once it is built, quietly until those have ended', async () => {
    const [budgets, unit, faults, journeys] = ['budgets', 'unit', 'faults', 'journeys'].map(stage);
    if (!budgets || !unit || !faults || !journeys) throw new Error('made four');
    const all = [budgets, unit, faults, journeys];
    const ran = runStages(
      all.map(({ wanted }) => wanted),
      false,
    );
    await settled();
    expect(events).toEqual(['budgets with 2']);
    budgets.end();
    await settled();
    expect(events.slice(1)).toEqual(['journeys with 2', 'unit with 2, quietly']);
    journeys.end();
    await settled();
    unit.end();
    await settled();
    expect(events.slice(3)).toEqual(['faults with 2']);
    faults.end();
    expect((await ran).map(({ name }) => name)).toEqual(['budgets', 'unit', 'faults', 'journeys']);
  });

  it('take both cores without the journeys, and one in which nothing ran has failed', async () => {
    const unit = stage('unit');
    unit.end();
    /** @type {import('./test-stages.mjs').RunStage} */
    const nothing = async () => ({ passed: 0, failed: 0, skipped: 0 });
    const results = await runStages([unit.wanted, { name: 'check', run: nothing }], true);
    expect(events).toEqual(['unit with 2']);
    expect(results.map(({ count }) => count.failed)).toEqual([0, 1]);
  });
});
