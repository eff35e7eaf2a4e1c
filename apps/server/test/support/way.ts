import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database that can fall silent, or be cut where `cutAt` is sent. */
export async function startWay(target: URL) {
  const way: { isMute: boolean; unheard: string; cutAt: string; url: string; stop(): void } = {
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
      if (way.cutAt && bytes.includes(way.cutAt)) client.destroy();
      else if (way.isMute) way.unheard += bytes.toString('latin1');
      else inner.write(bytes);
    });
    inner.on('data', (bytes) => way.isMute || client.write(bytes));
    client.on('close', () => inner.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  way.url = url.href;
  way.stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return way;
}
