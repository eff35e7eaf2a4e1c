// Proves promise-18, promise-19, promise-20.

import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PostOffice } from '../../test/support/post-office.ts';
import { makeLogger } from './log.ts';
import { type Mailer, makeMailer } from './mail.ts';

/** A way to the mail server that can be cut without either end being told. */
class Line {
  readonly held: Socket[] = [];
  private readonly server: Server;

  constructor(office: PostOffice) {
    this.server = createServer((near) => {
      const far = connect(Number(new URL(office.url).port), '127.0.0.1');
      near.pipe(far).pipe(near);
      for (const end of [near, far]) end.on('error', () => undefined);
      near.on('close', () => far.destroy());
      this.held.push(near);
    });
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on nothing goes through the connections there are; the first word on one ends it. */
  cut(): void {
    for (const near of this.held) {
      near.unpipe();
      near.on('data', () => near.destroy()).resume();
    }
  }

  /** From now on nobody answers on the connections there are, nor says that they have ended. */
  mute(): void {
    for (const near of this.held) {
      near.unpipe();
      near.resume();
    }
  }

  close(): void {
    for (const near of this.held) near.destroy();
    this.server.close();
  }
}

/** Longer than a busy machine takes to answer, and shorter than a test may last. */
const SILENCE_MS = 2000;

const institute = async () => 'Bustan al-Huruf';

let office: PostOffice;
let line: Line;
let mailer: Mailer;

beforeEach(async () => {
  office = await PostOffice.open();
  line = new Line(office);
  const smtpUrl = `${await line.open()}?rateLimit=1000`;
  mailer = makeMailer({
    smtpUrl,
    from: 'post@institute.example',
    institute,
    outbox: '',
    log: makeLogger('silent'),
    timeoutMs: SILENCE_MS,
  });
});
afterEach(async () => {
  mailer.close();
  line.close();
  await office.goAway();
});

it('leaves mail in the outbox without a word of it in the log', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'institute-outbox-'));
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
  const intoOutbox = makeMailer({
    smtpUrl: null,
    from: 'post@institute.example',
    institute,
    outbox,
    log,
  });
  const subject = '271828 is your password reset code';
  const mail = { to: 'amina@example.com', subject, text: 'Your code is 271828.' };
  await intoOutbox.send(mail);
  await intoOutbox.send({ ...mail, isBulk: true });
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toMatch(/271828|reset code/);
  const files = await readdir(outbox);
  const [first = ''] = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  expect(first).toContain('271828');
  await rm(outbox, { recursive: true });
});

it('says whose it is: by its sender, its subject and its end, each once', async () => {
  const outbox = await mkdtemp(join(tmpdir(), 'institute-outbox-'));
  const options = { smtpUrl: null, institute, outbox, log: makeLogger('silent') };
  const sent = async (from: string, mail: { subject: string; text: string; isBulk?: boolean }) => {
    const before = new Set(await readdir(outbox));
    await makeMailer({ ...options, from }).send({ to: 'amina@example.com', ...mail });
    const file = (await readdir(outbox)).find((name) => !before.has(name)) ?? '';
    return readFile(join(outbox, file), 'utf8');
  };
  const plain = { subject: 'Verify your e-mail address', text: 'Open the link.' };
  const own = await sent('Institute <post@institute.example>', plain);
  expect(own).toContain('From: "Bustan al-Huruf" <post@institute.example>');
  expect(own).toMatch(/^Subject: Verify your e-mail address \(Bustan al-Huruf\)$/m);
  expect(own).toMatch(/Open the link\.\r?\n\r?\nBustan al-Huruf\s*$/);
  // What names it already, and the subject that somebody of the office has written, stay as they are.
  const named = { subject: 'Your account at Bustan al-Huruf', text: 'Welcome to Bustan al-Huruf.' };
  expect((await sent('post@institute.example', named)).match(/Bustan al-Huruf/g)).toHaveLength(3);
  const message = await sent('post@institute.example', { ...plain, isBulk: true });
  expect(message).toMatch(/^Subject: Verify your e-mail address$/m);
  await rm(outbox, { recursive: true });
});

const send = (name: string) =>
  mailer.send({ to: `${name}@example.com`, subject: name, text: name });

it('uses no connection of before an outage, however many there were', async () => {
  await Promise.all(['one', 'two', 'three'].map(send));
  expect(line.held.length).toBeGreaterThan(1);
  line.cut();
  await expect(send('four')).rejects.toMatchObject({ kind: 'outage' });
  await send('five');
  expect(office.taken.map(({ to }) => to).sort()).toEqual(
    ['five', 'one', 'three', 'two'].map((name) => `${name}@example.com`),
  );
});

it('does not wait for a server that says nothing on a connection of before', async () => {
  await send('one');
  line.mute();
  await expect(send('two')).rejects.toMatchObject({ kind: 'outage' });
  await send('three');
  expect(office.taken.map(({ to }) => to)).toEqual(['one@example.com', 'three@example.com']);
});

it('does not wait for a server that takes connections and says nothing', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined).resume());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const log = makeLogger('silent');
  const own = makeMailer({
    smtpUrl,
    from: 'a@example.com',
    institute,
    outbox: '',
    log,
    timeoutMs: 300,
  });
  const mail = { to: 'amina@example.com', subject: 'Silence', text: 'Silence' };
  await expect(own.send(mail)).rejects.toMatchObject({ kind: 'outage' });
  own.close();
  silent.close();
});
