import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Institute } from '../../test/support/institute.ts';
import { downloadsAtOnce } from './downloads.ts';

/** More than the buffers of both ends of a connection hold. */
const FILM = Buffer.alloc(24 << 20);

let institute: Institute;
let port: number;
let url: string;
/** The server's ends of the connections, by their clients' ports. */
const ends = new Map<number, Socket>();
beforeAll(async () => {
  institute = await Institute.open({ RATE_LIMITS: 'on' });
  const { app, services } = institute;
  url = `/${services.files.address(await services.files.write(FILM, 'mp4'))}`;
  app.server.on('connection', (socket) => ends.set(socket.remotePort ?? 0, socket));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => institute.close());

/** Asks for the film and reads the first bytes of the answer alone. */
async function ask() {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${url} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.pause();
  return { socket, status: bytes.toString('latin1', 9, 12) };
}

describe('files that are not read', () => {
  it('are so many at once for an address, and no more until one of them has ended', async () => {
    const held = await Promise.all(Array.from({ length: downloadsAtOnce }, ask));
    expect(new Set(held.map(({ status }) => status))).toEqual(new Set(['200']));
    const { socket, status } = await ask();
    expect(status).toBe('429');
    socket.destroy();
    // Whoever is elsewhere, or asks for anything else, is answered.
    const elsewhere = await institute.app.inject({
      url,
      remoteAddress: '10.9.0.1',
      headers: { range: 'bytes=0-9' },
    });
    expect(elsewhere.statusCode).toBe(206);
    expect((await institute.app.inject('/healthz')).statusCode).toBe(200);

    const stuck = held[0]?.socket;
    const end = ends.get(stuck?.localPort ?? 0);
    expect(end?.timeout).toBe(60_000);
    // Its time is over.
    end?.emit('timeout');
    expect(end?.destroyed).toBe(true);
    const again = async () => {
      const next = await ask();
      held.push(next);
      return next.status;
    };
    await expect.poll(again).toBe('200');
    for (const { socket } of held) socket.destroy();
  });
});
