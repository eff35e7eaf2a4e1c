import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** How PostgreSQL ends its answer to whatever it was asked: ReadyForQuery, five bytes long by its own word. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5]);

/** @param {Buffer} bytes */
const isReady = (bytes) => bytes.subarray(-6, -1).equals(READY);

/**
 * Stands before PostgreSQL and counts how often it is waited for: what is asked while another
 * connection waits already is no further wait.
 * @param {string} databaseUrl
 */
export async function countRoundTrips(databaseUrl) {
  const { hostname, port } = new URL(databaseUrl);
  let count = 0;
  /** Connections that wait for an answer. @type {Set<import('node:net').Socket>} */
  const waiting = new Set();
  const server = createServer({ noDelay: true }, (asking) => {
    const answering = connect({ host: hostname, port: Number(port), noDelay: true });
    asking.on('data', (bytes) => {
      if (waiting.size === 0) count += 1;
      waiting.add(asking);
      answering.write(bytes);
    });
    answering.on('data', (bytes) => {
      if (isReady(bytes)) waiting.delete(asking);
      asking.write(bytes);
    });
    for (const socket of [asking, answering]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        waiting.delete(asking);
        asking.destroy();
        answering.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
  return { url: url.href, count: () => count, stop: () => server.close() };
}
