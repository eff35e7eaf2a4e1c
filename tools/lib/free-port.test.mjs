import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePort } from './free-port.mjs';

describe('a free port', () => {
  it('can be listened on, and is none that goes to connections going out', async () => {
    const port = await freePort();
    expect(port).toBeGreaterThanOrEqual(15_000);
    expect(port).toBeLessThan(32_000);
    const server = createServer();
    await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
    await new Promise((resolve) => server.close(resolve));
  });
});
