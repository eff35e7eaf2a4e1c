import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from '../../bench/faults/all.mjs';
import { rulesIn } from './coverage.mjs';
import { askedBy, innerFaults, judge, lineOf, promisesIn } from './promises.mjs';
import { inRoot } from './root.mjs';

/** @param {string} file @param {boolean} isOuter */
const proof = (file, isOuter = false) => ({
  rules: ['promise-1'],
  file,
  title: '',
  pattern: /^/,
  isOuter,
});
const promise = {
  number: 1,
  words: 'Nothing is lost',
  faults: ['kill', 'update @all'],
  full: ['mail'],
  proofs: [proof('a.test.ts'), proof('b.test.ts', true)],
};
/** @param {string} file @param {'passed' | 'failed' | 'skipped'} status */
const test = (file, status, title = 'a test') => ({ file, title, status });
const fault = (/** @type {string} */ name, ok = true) => ({
  name,
  on: 'postgres',
  ok,
  said: '5 kills',
});
const ran = {
  tests: [test('a.test.ts', 'passed'), test('b.test.ts', 'passed')],
  faults: [fault('kill'), fault('update')],
};

describe('the promises', () => {
  it('are 31, and their faults are there', () => {
    const promises = promisesIn(rulesIn(readFileSync(inRoot('docs', 'rules.md'), 'utf8')), []);
    const numbers = Array.from({ length: 31 }, (_, at) => at + 1);
    expect(promises.map(({ number }) => number)).toEqual(numbers);
    for (const name of askedBy(promises, { isFull: true }).faults) {
      expect(faults).toHaveProperty(name);
    }
    expect(innerFaults).toContain('kill');
  });
});

describe('a promise', () => {
  it('is kept when everything that proves it ran and passed', () => {
    expect(judge(promise, ran)).toMatchObject({ state: 'kept' });
    expect(lineOf(judge(promise, ran))).toContain('Nothing is lost (postgres: 5 kills;');
  });

  it('is held in the inner ring to what is asked there', () => {
    const inner = { tests: ran.tests.slice(0, 1), faults: ran.faults.slice(0, 1) };
    expect(judge(promise, { ...inner, isAll: false }).state).toBe('kept');
    expect(judge(promise, inner)).toMatchObject({
      state: 'not asked',
      figure: 'b.test.ts, update',
    });
  });

  it('is broken when one test or one fault failed', () => {
    const tests = [...ran.tests, test('a.test.ts', 'failed', 'another')];
    expect(judge(promise, { ...ran, tests })).toMatchObject({ state: 'broken', figure: 'another' });
    const fallen = [fault('kill', false), fault('update')];
    expect(judge(promise, { ...ran, faults: fallen }).state).toBe('broken');
  });

  it('is not kept by what did not run, nor by what was skipped', () => {
    expect(judge(promise, { ...ran, faults: [] }).state).toBe('not asked');
    expect(judge(promise, { ...ran, tests: ran.tests.slice(1) }).state).toBe('not asked');
    const skipped = ran.tests.map(({ file }) => test(file, 'skipped'));
    expect(judge(promise, { ...ran, tests: skipped }).state).toBe('not asked');
  });

  it('is held in full to what is asked in full alone', () => {
    expect(judge(promise, { ...ran, isFull: true }).state).toBe('not asked');
    const full = { ...ran, faults: [...ran.faults, fault('mail')], isFull: true };
    expect(judge(promise, full).state).toBe('kept');
  });

  it('is held in full to every test, on one database at least', () => {
    const faults = [...ran.faults, fault('mail')];
    const tests = [...ran.tests, test('a.test.ts', 'skipped', 'another')];
    expect(judge(promise, { faults, tests }).state).toBe('kept');
    expect(judge(promise, { faults, tests, isFull: true })).toMatchObject({
      state: 'not asked',
      figure: 'another',
    });
    const onOther = [...tests, test('a.test.ts', 'passed', 'another')];
    expect(judge(promise, { faults, tests: onOther, isFull: true }).state).toBe('kept');
  });
});
