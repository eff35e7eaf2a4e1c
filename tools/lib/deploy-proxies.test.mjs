import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from './free-port.mjs';
import { inRoot } from './root.mjs';

/*
 * The proxies of deploy/, running as they are shipped but for ports and certificates, before a server
 * that says what reaches it.
 */

/** @type {(() => unknown)[]} */
const ends = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** An app that answers with what it was asked; ready, whatever `status` it says of the rest. */
async function startApp(status = 200) {
  const seen = { paths: /** @type {string[]} */ ([]), firstBytesAt: 0 };
  const server = createServer((request, response) => {
    seen.paths.push(request.url ?? '');
    let size = 0;
    request.on('data', (chunk) => {
      seen.firstBytesAt ||= Date.now();
      size += chunk.length;
    });
    request.on('end', () => {
      response.statusCode = request.url === '/readyz' ? 200 : status;
      if (status === 503) response.setHeader('retry-after', '5');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ method: request.method, headers: request.headers, size }));
    });
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port, seen };
}

/** A folder that ends with the test. */
function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'institute-proxy-'));
  // Workers of nginx are another user.
  chmodSync(folder, 0o755);
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} [more] of the environment */
function run(command, args, more = {}) {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...more } });
  ends.push(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
}

/** deploy/caddy before these ports, with certificates of its own making. @param {number[]} apps */
async function startCaddy(apps) {
  const [folder, port] = [scratch(), await freePort()];
  const own = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tstorage file_system ${folder}\n`;
  const shipped = readFileSync(inRoot('deploy', 'caddy', 'Caddyfile'), 'utf8');
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, shipped.replace(/^\{\n/m, own));
  run('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    HOME: folder,
    INSTITUTE_HOST: `localhost:${port}`,
    INSTITUTE_APPS: apps.map((app) => `127.0.0.1:${app}`).join(' '),
  });
  return `https://localhost:${port}`;
}

/** deploy/nginx before these ports. @param {number[]} apps */
async function startNginx(apps) {
  const [folder, port] = [scratch(), await freePort()];
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const made = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=localhost'];
  spawnSync('/usr/bin/openssl', ['req', ...made, '-keyout', key, '-out', certificate]);
  const servers = apps.map((app) => `server 127.0.0.1:${app} max_fails=1 fail_timeout=5s;`);
  const site = readFileSync(inRoot('deploy', 'nginx', 'institute.conf'), 'utf8')
    .replace(/^(\s*ssl_certificate) .*/m, `$1 ${certificate};`)
    .replace(/^(\s*ssl_certificate_key) .*/m, `$1 ${key};`)
    .replace(/^\s*server 127\.0\.0\.1:3000 .*$/m, servers.join('\n'))
    .replaceAll('institute.example', 'localhost')
    .replaceAll(/^(\s*listen (?:\[::\]:)?)443 /gm, `$1${port} `)
    .replaceAll(/^\s*listen .*80;$/gm, `listen ${await freePort()};`)
    // Both lines of the first server have one port now.
    .replace(/(listen \d+;\n)listen \d+;\n/, '$1');
  writeFileSync(join(folder, 'site.conf'), site);
  const around = `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; include ${folder}/site.conf; }`;
  const config = join(folder, 'nginx.conf');
  writeFileSync(config, around);
  run('/usr/sbin/nginx', ['-p', folder, '-e', join(folder, 'errors'), '-c', config]);
  return `https://localhost:${port}`;
}

/** HTTP/2 to a proxy, once it takes connections. @param {string} url */
async function open(url) {
  for (let tries = 0; tries < 400; tries += 1) {
    const session = connect(url, { rejectUnauthorized: false });
    const isOpen = await Promise.race([
      once(session, 'connect').then(() => true),
      once(session, 'error').then(() => false),
    ]).catch(() => false);
    if (isOpen) {
      ends.push(() => session.destroy());
      return session;
    }
    await wait(100);
  }
  throw new Error(`${url} takes no connections`);
}

/**
 * @param {import('node:http2').ClientHttp2Session} session
 * @param {Record<string, string>} headers
 * @param {(send: import('node:http2').ClientHttp2Stream) => unknown} [write] sends the body and ends it
 */
async function ask(session, headers, write) {
  const stream = session.request({ ...headers }, { endStream: !write });
  const answered = once(stream, 'response');
  await write?.(stream);
  const [answer] = await answered;
  const body = Buffer.concat(await stream.toArray()).toString();
  return { status: answer[':status'], retryAfter: answer['retry-after'], body };
}

describe.each([
  { name: 'Caddy', program: '/usr/bin/caddy', start: startCaddy },
  { name: 'nginx', program: '/usr/sbin/nginx', start: startNginx },
])('$name before the institute', ({ program, start }) => {
  it('speaks HTTP/2, says who asks, and keeps figures inside @all', async (test) => {
    if (!existsSync(program)) test.skip(`${program} is not installed`);
    const app = await startApp();
    const session = await open(await start([app.port]));
    expect(session.alpnProtocol).toBe('h2');
    // What a stranger claims of their address is not what the app takes for it: it trusts one proxy.
    const { status, body } = await ask(session, { ':path': '/', 'x-forwarded-for': '6.6.6.6' });
    expect(status).toBe(200);
    const { headers } = JSON.parse(body);
    const address = headers['x-forwarded-for'].split(',').at(-1).trim();
    expect(['127.0.0.1', '::1']).toContain(address);
    expect(headers['x-forwarded-proto']).toBe('https');
    expect(headers.host).toMatch(/^localhost/);
    expect(await ask(session, { ':path': '/metrics' })).toMatchObject({ status: 404 });
    expect(app.seen.paths).not.toContain('/metrics');
  });

  it('lets a part of a film through as it comes @all', async (test) => {
    if (!existsSync(program)) test.skip(`${program} is not installed`);
    const app = await startApp();
    const session = await open(await start([app.port]));
    let endedAt = 0;
    const { status, body } = await ask(
      session,
      { ':method': 'PATCH', ':path': '/uploads/film', 'content-type': 'application/octet-stream' },
      async (stream) => {
        stream.write(Buffer.alloc(2_000_000));
        await wait(1_000);
        endedAt = Date.now();
        stream.end(Buffer.alloc(2_000_000));
      },
    );
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ method: 'PATCH', size: 4_000_000 });
    expect(app.seen.firstBytesAt).toBeLessThan(endedAt);
  });

  it('goes round an app that is away @all', async (test) => {
    if (!existsSync(program)) test.skip(`${program} is not installed`);
    const app = await startApp();
    const session = await open(await start([await freePort(), app.port]));
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await ask(session, { ':path': `/${turn}` })).toMatchObject({ status: 200 });
    }
    const asked = app.seen.paths.filter((path) => /^\/\d+$/.test(path));
    expect(asked).toHaveLength(20);
  });

  it('passes a 503 on, and leaves nobody out for it @all', async (test) => {
    if (!existsSync(program)) test.skip(`${program} is not installed`);
    const apps = [await startApp(503), await startApp(503)];
    const session = await open(await start(apps.map(({ port }) => port)));
    for (let turn = 0; turn < 20; turn += 1) {
      const answer = await ask(session, { ':path': `/${turn}` });
      expect(answer).toMatchObject({ status: 503, retryAfter: '5' });
    }
    const asked = apps.flatMap(({ seen }) => seen.paths.filter((path) => /^\/\d+$/.test(path)));
    expect(asked).toHaveLength(20);
  });
});
