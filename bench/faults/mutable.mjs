import { connect, createServer } from 'node:net';

/**
 * A way to a service on this machine which can go silent: connections are taken, and nothing that
 * comes over them is answered, until it speaks again.
 * @param {number} target its port; 0 for one that never says anything
 */
export async function startMutable(target) {
  let isMute = target === 0;
  /** @type {Set<import('node:net').Socket>} */
  const open = new Set();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined);
    client.once('close', () => open.delete(client));
    if (isMute) return void client.resume();
    const inner = connect(target, '127.0.0.1');
    open.add(inner);
    inner.on('error', () => client.destroy());
    inner.once('close', () => {
      open.delete(inner);
      client.destroy();
    });
    client.once('close', () => inner.destroy());
    client.on('data', (bytes) => isMute || inner.write(bytes));
    inner.on('data', (bytes) => isMute || client.write(bytes));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('there is no port');
  return {
    port: address.port,
    mute() {
      isMute = true;
    },
    /** Speaks again; what was asked meanwhile is lost. */
    speak() {
      isMute = false;
      for (const socket of open) socket.destroy();
    },
    stop() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
