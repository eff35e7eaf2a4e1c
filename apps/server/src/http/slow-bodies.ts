import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How often bodies on their way are looked at, and the time over which their speed is measured. */
const LOOK_MS = 1_000;
const WINDOW_MS = 29_000;
/** Bytes a second below which nobody is on an honest line. */
const SLOWEST = 1_000;

const REQUEST_TIMEOUT =
  'HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** A body on its way. */
interface Incoming {
  request: FastifyRequest;
  /** When the window began, and what had come by then. */
  since: number;
  bytes: number;
}

/**
 * Cuts off whoever sends a body more slowly than {@link SLOWEST} over half a minute: a slow phone
 * may take an hour over a film, but nobody holds a connection with a byte a second. A body that
 * waits for us, because our disk is slow, is not the client's fault.
 */
export function cutSlowBodies(app: FastifyInstance): void {
  const incoming = new Set<Incoming>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const hasBody = raw.headers['content-length'] || raw.headers['transfer-encoding'];
    if (!raw.complete && hasBody) watch(request);
    done();
  });
  const watch = (request: FastifyRequest) => {
    const { raw } = request;
    const one = { request, since: Date.now(), bytes: raw.socket.bytesRead };
    incoming.add(one);
    raw.once('close', () => incoming.delete(one));
    raw.once('end', () => incoming.delete(one));
  };
  const timer = setInterval(() => {
    for (const one of incoming) look(one);
  }, LOOK_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

function look(one: Incoming): void {
  const { raw } = one.request;
  const { socket } = raw;
  const span = Date.now() - one.since;
  const waitsForUs = raw.readableLength >= raw.readableHighWaterMark;
  if (span < WINDOW_MS && !waitsForUs) return;
  const isTooSlow = ((socket.bytesRead - one.bytes) * 1000) / span < SLOWEST;
  one.since = Date.now();
  one.bytes = socket.bytesRead;
  if (!isTooSlow || waitsForUs) return;
  one.request.log.info({ ms: span }, 'a client that sent too slowly was cut off');
  if (socket.writable) socket.write(REQUEST_TIMEOUT);
  socket.destroySoon();
  raw.destroy();
}
