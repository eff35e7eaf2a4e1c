// Proves promise-26.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../../test/support/institute.ts';
import { dataCopies } from '../../schema/index.ts';
import { makeCopy } from './make-copy.ts';
import { copyOf, noteCopy } from './store.ts';

let institute: Institute;
let person: Person;
beforeAll(async () => {
  institute = await Institute.open();
});
afterAll(() => institute.close());
beforeEach(async () => {
  person = await institute.student();
});

const archives = async () => {
  let count = 0;
  for await (const { name } of institute.services.files.list())
    if (name.endsWith('.zip')) count += 1;
  return count;
};
const copy = async () => (await person.call.getMyData({})).data.copy;
const keyOf = async () => (await copyOf(institute.services.db, person.id))?.key ?? '';
const run = (own: { isLast?: boolean; signal?: AbortSignal } = {}) => ({
  attempt: 1,
  isLast: own.isLast ?? false,
  signal: own.signal ?? new AbortController().signal,
});

describe('a copy', () => {
  // Proves call-requestMyData.
  it('is made once, whoever asks at the same time', async () => {
    await Promise.all([1, 2, 3].map(() => person.call.requestMyData({})));
    expect(await copy()).toMatchObject({ state: 'waiting' });
    const before = await archives();
    await institute.services.jobs.drain();
    expect(await archives()).toBe(before + 1);
    expect(await copy()).toMatchObject({ state: 'ready' });
    const mails = institute.mails.filter(({ to }) => to === person.email);
    expect(mails.filter(({ subject }) => subject.includes('copy of your data'))).toHaveLength(1);
  });

  // Proves call-requestMyData.
  it('is made by the next process when one ended in the middle', async () => {
    await person.call.requestMyData({});
    const job = { userId: person.id, key: await keyOf() };
    await noteCopy(institute.services.db, job.key, { state: 'making', done: 3, total: 30 });
    expect(await copy()).toMatchObject({ state: 'making', done: 3, total: 30 });
    const before = await archives();
    // The one that was thought dead ends as well.
    await Promise.all([
      makeCopy(institute.services, job, run()),
      makeCopy(institute.services, job, run()),
    ]);
    expect(await copy()).toMatchObject({ state: 'ready' });
    expect(await archives()).toBe(before + 1);
  });

  // Proves call-requestMyData.
  it('says that it failed after the last try, leaves nothing behind, and can be asked for again', async () => {
    await person.call.requestMyData({});
    const job = { userId: person.id, key: await keyOf() };
    const before = await archives();
    const signal = AbortSignal.abort();
    await expect(makeCopy(institute.services, job, run({ signal }))).rejects.toThrow('ended early');
    expect(await copy()).toMatchObject({ state: 'making' });
    const last = run({ signal, isLast: true });
    await expect(makeCopy(institute.services, job, last)).rejects.toThrow('ended early');
    expect(await copy()).toMatchObject({ state: 'failed', next_at: 0, key: '' });
    expect(await archives()).toBe(before);
    expect(await person.call.requestMyData({})).toMatchObject({ status: true });
    await institute.services.jobs.drain();
    expect(await copy()).toMatchObject({ state: 'ready' });
  });

  it('goes with a person whom the office deletes', async () => {
    const before = await archives();
    await person.call.requestMyData({});
    await institute.services.jobs.drain();
    expect(await archives()).toBe(before + 1);
    await (await institute.admin()).call.deleteStudent({ student_id: person.id });
    await institute.services.jobs.drain();
    expect(await archives()).toBe(before);
    expect(await copyOf(institute.services.db, person.id)).toBeNull();
  });

  it('is nobody’s when its owner has gone meanwhile', async () => {
    await person.call.requestMyData({});
    const job = { userId: person.id, key: await keyOf() };
    await institute.services.db.delete(dataCopies);
    const before = await archives();
    await makeCopy(institute.services, job, run());
    expect(await archives()).toBe(before);
  });
});
