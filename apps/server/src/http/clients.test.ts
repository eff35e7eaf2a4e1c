// Proves promise-17.

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { AppError } from '@institute/contract/errors';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../test/support/institute.ts';
import { buildApp } from '../app.ts';
import { makeLogger } from '../platform/log.ts';
import { asAppError } from './reply.ts';

let institute: Institute;
let app: FastifyInstance;
let port: number;
let written: string[];
beforeAll(async () => {
  institute = await Institute.open();
  written = [];
  const log = makeLogger('trace', { write: (line) => void written.push(line) });
  app = await buildApp({ ...institute.services, log }, { withPages: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await app.close();
  await institute.close();
});

const head = (type: string) =>
  `POST /api.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 5000\r\n\r\n`;

describe('a client', () => {
  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'action=login&email=a'],
    ['JSON', 'application/json', '{"action":'],
    [
      'a multipart form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data',
    ],
  ])('that hangs up in the middle of %s is no fault of ours', async (_what, type, part) => {
    written.length = 0;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const begun = once(app.server, 'request');
    socket.write(head(type) + part);
    await begun;
    // Until the application has begun to read what follows the head.
    await new Promise((resolve) => setTimeout(resolve, 100));
    socket.resetAndDestroy();
    await expect.poll(() => written.join('')).toContain('the client hung up');
    const lines = written.map((line) => JSON.parse(line) as { level: number; err?: unknown });
    expect(lines.filter(({ level, err }) => level > 30 || err)).toEqual([]);
  });

  it('that sends headers late is given up after ten seconds', () => {
    expect(app.server.headersTimeout).toBeLessThanOrEqual(10_000);
  });
});

describe('what is away, silent or full', () => {
  const failed = (code: string) =>
    new Error('Failed query', { cause: Object.assign(new Error(code), { code }) });
  it.each(['ENOSPC', 'EDQUOT', '57014', '53100', '53300', '57P01', 'ECONNREFUSED', '25006'])(
    'is a 503 that says when to come again: %s',
    (code) => {
      expect(asAppError(failed(code))).toMatchObject({ code: 'unavailable', httpStatus: 503 });
    },
  );
  it('is a connection that breaks in the middle of a transaction, which cannot be rolled back either', () => {
    const broken = 'Client has encountered a connection error and is not queryable';
    expect(asAppError(new Error(broken))).toMatchObject({ code: 'unavailable', httpStatus: 503 });
  });
  it('is not what was refused, or is our own fault', () => {
    expect(asAppError(failed('23505')).code).toBe('internal');
    expect(asAppError(new AppError('forbidden')).code).toBe('forbidden');
  });

  it('is said by /readyz, which waits for no answer of it, and is over by itself', async () => {
    const { db } = institute.services;
    const execute = db.execute;
    let answer: () => void = () => undefined;
    const silence = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let asked = 0;
    db.execute = (() => {
      asked += 1;
      return silence;
    }) as unknown as typeof db.execute;
    const answers = await Promise.all([1, 2, 3].map(() => app.inject('/readyz')));
    for (const { statusCode, headers } of answers) {
      expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    }
    // A database that says nothing is asked once, not by every probe.
    expect(asked).toBe(1);
    db.execute = execute;
    answer();
    await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('a process that is about to stop', () => {
  it('is to be handed nothing more, and serves what it is handed all the same', async () => {
    const { draining } = institute.services;
    const ask = async (url: string) => {
      const { statusCode, headers } = await app.inject(url);
      return [statusCode, headers.connection];
    };
    expect(await ask('/readyz')).toEqual([200, 'keep-alive']);
    const drained = draining.run(0);
    expect(await ask('/readyz')).toEqual([503, 'close']);
    expect(await ask('/healthz')).toEqual([200, 'close']);
    expect(await ask('/openapi.json')).toEqual([200, 'close']);
    await drained;
    draining.isOn = false;
  });
});
