// Proves promise-10.

import { readdir, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute, type Person } from '../../test/support/institute.ts';
import { aClass, countFiles } from '../../test/support/school.ts';
import { incomingFolder } from '../platform/files.ts';

let institute: Institute;
let admin: Person;
let port: number;
beforeAll(async () => {
  institute = await Institute.open();
  admin = await institute.admin();
  await institute.app.listen({ port: 0, host: '127.0.0.1' });
  port = (institute.app.server.address() as { port: number }).port;
});
afterAll(() => institute.close());

const incoming = () => readdir(incomingFolder(institute.services.config.dataDir));
const classOf = async () => (await aClass(institute)).id;

/** The beginning of an upload as it stands on the wire: a form that promises more than it holds. */
function begun(classId: number, who: { sid: string | null; token: string | null }): string {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const form =
    field('action', 'addLesson') +
    field('class_id', String(classId)) +
    field('subject', 'Cut off') +
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';
  return [
    'POST /lessonsAction.php HTTP/1.1',
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 10000000',
    `Cookie: sid=${who.sid}`,
    `Authorization: Bearer ${who.token}`,
    '',
    form,
  ].join('\r\n');
}

describe('an upload that is cut off', () => {
  it('leaves no lesson and no file behind', async () => {
    const classId = await classOf();
    const before = await countFiles(institute);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(begun(classId, admin));
    await expect.poll(async () => (await incoming()).length).toBe(1);
    socket.destroy();
    await expect.poll(async () => (await incoming()).length).toBe(0);
    await institute.services.background.settled();
    expect(await countFiles(institute)).toBe(before);
    expect((await admin.call.getLessons({ class_id: classId })).data).toEqual([]);
  });

  it('does not even begin for a stranger', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const answered = new Promise<string>((resolve) => socket.on('data', (b) => resolve(String(b))));
    socket.write(begun(await classOf(), { sid: 'nobody', token: 'nobody' }));
    expect(await answered).toMatch(/^HTTP\/1\.1 400 /);
    expect(await incoming()).toEqual([]);
    socket.destroy();
  });
});

it('what a killed server left of an upload is gone after an hour', async () => {
  const folder = incomingFolder(institute.services.config.dataDir);
  await writeFile(`${folder}/left`, 'half a film');
  await writeFile(`${folder}/under-way`, 'half a film');
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(`${folder}/left`, hoursAgo, hoursAgo);
  await institute.services.files.discardStale();
  expect(await incoming()).toEqual(['under-way']);
});
