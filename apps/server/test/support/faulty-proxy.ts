import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to the database that can fall silent, or be cut where `cutAt` is sent. */
export async function startFaultyProxy(target: URL) {
  const proxy: { isMute: boolean; unheard: string; cutAt: string; url: string; stop(): void } = {
    isMute: false,
    unheard: '',
    cutAt: '',
    url: '',
    stop: () => undefined,
  };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const inner = connect(Number(target.port), target.hostname);
    for (const socket of [client, inner]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes) => {
      if (proxy.cutAt && bytes.includes(proxy.cutAt)) client.destroy();
      else if (proxy.isMute) proxy.unheard += bytes.toString('latin1');
      else inner.write(bytes);
    });
    inner.on('data', (bytes) => proxy.isMute || client.write(bytes));
    client.on('close', () => inner.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  proxy.url = url.href;
  proxy.stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return proxy;
}
