import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/** Longest address of a socket that every system takes. */
const LONGEST_ADDRESS = 100;

/** A socket in the folder, open as long as this process lives. */
export interface OpenSocket {
  name: string;
  close(): Promise<void>;
}

/**
 * Opens a socket in `folder`, which the kernel closes with this process at the latest. Without a name
 * where the file system takes no sockets.
 */
export async function openSocket(folder: string): Promise<OpenSocket> {
  const name = `${randomBytes(6).toString('hex')}.sock`;
  const at = await addressOf(folder, name);
  const server = createServer((socket) => socket.destroy());
  const isOpen = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(at.address, () => resolve(true));
  });
  if (!isOpen) {
    await at.close();
    return { name: '', close: async () => undefined };
  }
  server.unref();
  return {
    name,
    async close() {
      await closed(server);
      await rm(join(folder, name), { force: true });
      await at.close();
    },
  };
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** Whether somebody listens: only a refusal says no, whatever else fails. */
export async function answers(folder: string, name: string): Promise<boolean> {
  const at = await addressOf(folder, name);
  try {
    return await new Promise((resolve) => {
      const socket = connect(at.address);
      socket.once('connect', () => {
        resolve(true);
        socket.destroy();
      });
      socket.once('error', ({ code }: NodeJS.ErrnoException) =>
        resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
      );
    });
  } finally {
    await at.close();
  }
}

/** The address of a socket: its path, or one by way of the open folder where the path is too long. */
async function addressOf(
  folder: string,
  name: string,
): Promise<{ address: string; close(): Promise<void> }> {
  const address = join(folder, name);
  if (Buffer.byteLength(address) <= LONGEST_ADDRESS) {
    return { address, close: async () => undefined };
  }
  const opened = await open(folder, 'r');
  return { address: `/proc/self/fd/${opened.fd}/${name}`, close: () => opened.close() };
}
