import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { trustProxyOf, warnOfProxy } from './proxy.ts';

/** An application that answers with the address it takes the client for, and what it has logged. */
function appWith(environment: Record<string, string>) {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const config = readConfig(environment, 1);
  const app = Fastify({
    trustProxy: trustProxyOf(config),
    loggerInstance: pino({ level: 'warn' }, stream) as FastifyBaseLogger,
  });
  warnOfProxy(app, config);
  app.get('/', async (request) => request.ip);
  const ask = async (forwarded: string, from = '127.0.0.1', own: Record<string, string> = {}) => {
    const headers = { ...own, ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) };
    return (await app.inject({ url: '/', remoteAddress: from, headers })).body;
  };
  return { ask, lines };
}

describe('the address of a client', () => {
  it.each([
    // Whatever a client invents stands to the left.
    ['on', '198.51.100.1, 203.0.113.7', '127.0.0.1', '203.0.113.7'],
    ['1', 'invented, 203.0.113.7', '127.0.0.1', '203.0.113.7'],
    ['2', '198.51.100.1, 203.0.113.7, 10.0.0.2', '127.0.0.1', '203.0.113.7'],
    ['2', '203.0.113.7', '127.0.0.1', '203.0.113.7'],
    ['127.0.0.1, 10.0.0.0/8', '198.51.100.1, 203.0.113.7, 10.0.0.2', '127.0.0.1', '203.0.113.7'],
    ['127.0.0.1', '198.51.100.1, 203.0.113.7', '192.0.2.9', '192.0.2.9'],
    ['loopback', '203.0.113.7', '::1', '203.0.113.7'],
    ['2001:db8::/32', '203.0.113.7', '2001:db8::9', '203.0.113.7'],
    ['off', '203.0.113.7', '127.0.0.1', '127.0.0.1'],
    ['on', '', '192.0.2.9', '192.0.2.9'],
  ])('with TRUST_PROXY=%s and %j from %s is %s', async (TRUST_PROXY, forwarded, from, client) => {
    expect(await appWith({ TRUST_PROXY }).ask(forwarded, from)).toBe(client);
  });

  it.each(['maybe', '10.0.0.0/33', '0', '12', '10.0.0.1, proxy.example.com', '-1'])(
    'is not taken from TRUST_PROXY=%s',
    (TRUST_PROXY) => expect(() => readConfig({ TRUST_PROXY }, 1)).toThrow(/^TRUST_PROXY: must be /),
  );
});

describe('a proxy we were not told of', () => {
  it('is warned of at the first request that came through one, once', async () => {
    const { ask, lines } = appWith({});
    await ask('');
    expect(lines).toEqual([]);
    await ask('203.0.113.7');
    await ask('203.0.113.7');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('A request came through a proxy, but TRUST_PROXY is off.');
    expect(lines[0]).not.toContain('203.0.113.7');
  });

  it.each(['loopback', '1'])('is warned of, once, with TRUST_PROXY=%s', async (TRUST_PROXY) => {
    const behindNginx = appWith({ TRUST_PROXY });
    await behindNginx.ask('203.0.113.7');
    await behindNginx.ask('');
    expect(behindNginx.lines).toEqual([]);
    await behindNginx.ask('203.0.113.7, 198.51.100.9');
    await behindNginx.ask('203.0.113.7, 198.51.100.9');
    expect(behindNginx.lines).toHaveLength(1);
    expect(behindNginx.lines[0]).toContain('beyond the address that TRUST_PROXY lets us believe');
    expect(behindNginx.lines[0]).not.toContain('203.0.113.7');
    // Caddy keeps of the edge's headers all but X-Forwarded-For.
    const behindCaddy = appWith({ TRUST_PROXY });
    const edge = { 'cf-connecting-ip': '203.0.113.7' };
    await behindCaddy.ask('203.0.113.7', '127.0.0.1', edge);
    expect(behindCaddy.lines).toEqual([]);
    await behindCaddy.ask('198.51.100.9', '127.0.0.1', edge);
    expect(behindCaddy.lines).toHaveLength(1);
  });

  it('is warned of at the start where people come by https', () => {
    const { lines } = appWith({ PUBLIC_URL: 'https://school.example' });
    expect(lines[0]).toContain('PUBLIC_URL is https');
    expect(appWith({ PUBLIC_URL: 'https://school.example', TRUST_PROXY: '1' }).lines).toEqual([]);
  });
});
