import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from '../../bench/faults/all.mjs';
import { judge, lineOf, promises, proofsOf } from './promises.mjs';
import { inRoot } from './root.mjs';

const numbers = Object.keys(promises).map(Number);
const [proven = 0] = numbers.filter(
  (number) => promises[number]?.faults && promises[number]?.tests,
);
const { faults: names, tests: files } = proofsOf([proven]);
const passed = /** @type {const} */ ('passed');
const passing = {
  tests: files.map((file) => ({ file, title: 'a test', status: /** @type {const} */ ('passed') })),
  faults: names.map((name) => ({ name, on: 'postgres', ok: true, said: '5 kills' })),
};

it('are 26, each proven by what there is', () => {
  expect(numbers).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
  const all = proofsOf(numbers, { isFull: true });
  for (const name of all.faults) expect(faults, name).toHaveProperty(name);
  for (const file of [...all.tests, ...all.journeys])
    expect(existsSync(inRoot(file)), file).toBe(true);
});

it('are each asked by npm test', () => {
  const unasked = numbers.filter((number) => {
    const { faults: inner, tests, journeys } = proofsOf([number], { isAll: false });
    return inner.length + tests.length + journeys.length === 0;
  });
  expect(unasked).toEqual([]);
});

describe('a promise', () => {
  it('is held in the inner ring to what is asked there', () => {
    const inner = proofsOf([21], { isAll: false });
    const tests = inner.tests.map((file) => ({ ...passing.tests[0], file, title: 'a test' }));
    const ran = { faults: [], tests: tests.map((test) => ({ ...test, status: passed })) };
    expect(judge(21, { ...ran, isAll: false }).state).toBe('kept');
    expect(judge(21, ran).state).toBe('not asked');
  });

  it('is kept when everything that proves it ran and passed', () => {
    expect(judge(proven, passing)).toMatchObject({ state: 'kept' });
    expect(lineOf(judge(proven, passing))).toContain('postgres: 5 kills');
  });

  it('is broken when one test or one fault failed', () => {
    const [test, ...others] = passing.tests;
    const failing = [
      { file: '', title: '', ...test, status: /** @type {const} */ ('failed') },
      ...others,
    ];
    expect(judge(proven, { ...passing, tests: failing }).state).toBe('broken');
    const fallen = passing.faults.map((fault) => ({ ...fault, ok: false }));
    expect(judge(proven, { ...passing, faults: fallen }).state).toBe('broken');
  });

  it('is held in full alone to what is asked in full alone', () => {
    const [number = 0] = numbers.filter((one) => promises[one]?.full);
    const { full = [] } = promises[number] ?? {};
    const { tests } = proofsOf([number]);
    const passed = tests.map((file) => ({
      file,
      title: 'a test',
      status: /** @type {const} */ ('passed'),
    }));
    const fault = { name: full[0] ?? '', on: 'postgres', ok: true, said: '10 kills' };
    const ran = { tests: passed, faults: [] };
    expect(judge(number, ran).state).toBe('kept');
    expect(judge(number, { ...ran, isFull: true }).state).toBe('not asked');
    expect(judge(number, { ...ran, faults: [fault], isFull: true }).state).toBe('kept');
  });

  it('is not kept by what did not run, nor by what was skipped', () => {
    expect(judge(proven, { ...passing, faults: [] }).state).toBe('not asked');
    expect(judge(proven, { ...passing, tests: passing.tests.slice(1) }).state).toBe('not asked');
    const skipped = passing.tests.map((test) => ({
      ...test,
      status: /** @type {const} */ ('skipped'),
    }));
    expect(judge(proven, { ...passing, tests: skipped }).state).toBe('not asked');
  });

  it('is held in full to every test of its files, on one database at least', () => {
    const [number = 0] = numbers.filter((one) => !promises[one]?.faults && promises[one]?.tests);
    const test = (
      /** @type {string} */ file,
      /** @type {string} */ title,
      /** @type {'passed' | 'skipped'} */ status,
    ) => ({ file, title, status });
    const files = proofsOf([number]).tests;
    const [first = ''] = files;
    const tests = files.map((file) => test(file, 'a test', 'passed'));
    const ran = { faults: [], tests: [...tests, test(first, 'another', 'skipped')] };
    expect(judge(number, ran).state).toBe('kept');
    expect(judge(number, { ...ran, isFull: true })).toMatchObject({
      state: 'not asked',
      figure: 'another',
    });
    const onOther = [...ran.tests, test(first, 'another', 'passed')];
    expect(judge(number, { ...ran, tests: onOther, isFull: true }).state).toBe('kept');
  });
});
