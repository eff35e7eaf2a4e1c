import '../test/indexed-db.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptDatabase } from './offline-database.ts';
import { openTable } from './offline-table.ts';
import { withTakes } from './takes/takes-database.ts';

const NAME = 'amina@example.com /api.php action=get_lesson_details';
const always = () => true;
const table = openTable();

async function save(takenAt: number, isSealed: boolean): Promise<void> {
  const database = await keptDatabase();
  const answer = { name: NAME, data: 'saved', owner: 'amina@example.com abc', isSealed, takenAt };
  await database.put('answers', answer);
}

beforeEach(() => table.clear('amina'));

describe('what is kept on the device', () => {
  it('is the newest of what came by itself and what was saved', async () => {
    await table.put({ name: NAME, data: 'by itself', takenAt: 20 }, always);
    await save(10, false);
    expect((await table.get(NAME))?.data).toBe('by itself');
    await save(30, false);
    expect((await table.get(NAME))?.data).toBe('saved');
    expect(await table.keptAt(NAME)).toBe(30);
  });

  it('shows no saved lesson that was not opened, but says that it is there', async () => {
    await save(10, true);
    expect(await table.get(NAME)).toBeNull();
    expect(await table.keptAt(NAME)).toBe(10);
    await table.change(NAME, (data) => `${data}, opened`);
    expect((await table.get(NAME))?.data).toBe('saved, opened');
  });

  it('goes wherever it is kept once the server gives it no longer', async () => {
    await table.put({ name: NAME, data: 1, takenAt: 20 }, always);
    await save(10, false);
    await table.remove(NAME);
    expect(await table.get(NAME)).toBeNull();
  });

  it('is not written for a person who has gone', async () => {
    await table.put({ name: NAME, data: 1, takenAt: 20 }, () => false);
    expect(await table.get(NAME)).toBeNull();
  });

  it('keeps the 300 newest, and everything that was saved', async () => {
    await save(0, false);
    for (let at = 1; at <= 302; at += 1) {
      await table.put({ name: `copy ${at}`, data: at, takenAt: at }, always);
    }
    expect(await table.get('copy 2')).toBeNull();
    expect(await table.get('copy 3')).not.toBeNull();
    expect(await table.get(NAME)).not.toBeNull();
  });

  it('goes with the session; what waits to be sent goes by the person’s own wish alone', async () => {
    const database = await keptDatabase();
    const waiting = { what: 'view', input: {}, at: 1, refusal: null } as const;
    await database.put('waiting', { key: 'amina view:1', person: 'amina', ...waiting });
    await save(10, false);
    await table.clear(undefined);
    expect(await table.get(NAME)).toBeNull();
    expect(await database.count('waiting')).toBe(1);
    await table.clear('bashir');
    expect(await database.count('waiting')).toBe(1);
    await table.clear('amina');
    expect(await database.count('waiting')).toBe(0);
  });

  // Proves decision-099-1.
  it('leaves recordings to a session that ended, and none to a logout', async () => {
    const take = { name: 'amina 7 block', slot: 'block', type: 'audio/webm', at: 1 };
    await withTakes((takes) => takes.put('takes', { ...take, bytes: new ArrayBuffer(3) }));
    const count = () => withTakes((takes) => takes.count('takes'));
    await table.clear(undefined);
    expect(await count()).toBe(1);
    await table.clear('amina');
    await vi.waitFor(async () => expect(await count()).toBe(0));
  });
});
