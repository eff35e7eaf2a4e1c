import { createServer } from 'node:http';

/**
 * A server that does nothing but send these bytes: what Node itself costs on this machine.
 * @param {{ body: Buffer, headers: Record<string, string> }} answer
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export function startBareServer({ body, headers }) {
  const server = createServer((request, response) => {
    // The request is read to its end, as any server must.
    request.resume();
    request.on('end', () => response.writeHead(200, headers).end(body));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = address && typeof address === 'object' ? address.port : 0;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}
