import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from './root.mjs';

const deploy = (/** @type {string[]} */ ...parts) => inRoot('deploy', ...parts);
const folder = mkdtempSync(join(tmpdir(), 'institute-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program says of a configuration; throws when it refuses. @param {string} program @param {string[]} args */
function judge(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: folder });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`);
  return stdout + stderr;
}

describe('what is shipped for operators', () => {
  it.skipIf(!existsSync('/usr/bin/caddy'))('is taken by Caddy', () => {
    const config = ['--config', deploy('caddy', 'Caddyfile'), '--adapter', 'caddyfile'];
    expect(judge('caddy', ['validate', ...config])).toContain('Valid configuration');
  });

  it.skipIf(!existsSync('/usr/sbin/nginx'))('is taken by nginx', () => {
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const own = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', '/CN=institute.example'];
    judge('openssl', ['req', ...own, '-keyout', key, '-out', certificate]);
    const site = readFileSync(deploy('nginx', 'institute.conf'), 'utf8')
      .replace(/^(\s*ssl_certificate) .*/m, `$1 ${certificate};`)
      .replace(/^(\s*ssl_certificate_key) .*/m, `$1 ${key};`);
    writeFileSync(join(folder, 'site.conf'), site);
    const around = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include ${folder}/site.conf; }`;
    writeFileSync(join(folder, 'nginx.conf'), around);
    expect(
      judge('/usr/sbin/nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')]),
    ).toContain('test is successful');
  });

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('is taken by systemd', () => {
    // The units name the folder that the archive is unpacked to, and the Node of NodeSource.
    for (const unit of ['institute.service', 'institute-dump.service', 'institute-dump.timer']) {
      writeFileSync(
        join(folder, unit),
        readFileSync(deploy('systemd', unit), 'utf8').replaceAll('/usr/bin/node', process.execPath),
      );
      judge('systemd-analyze', ['verify', '--man=no', join(folder, unit)]);
    }
  });

  it.skipIf(!existsSync('/usr/bin/promtool'))('is taken by Prometheus', () => {
    judge('promtool', ['check', 'rules', deploy('prometheus', 'institute.rules.yml')]);
  });

  it('names variables that the server reads', () => {
    const known = readFileSync(inRoot('apps', 'server', 'src', 'environment.ts'), 'utf8');
    const named = readFileSync(deploy('institute.env.example'), 'utf8').matchAll(
      /^#?([A-Z0-9_]+)=/gm,
    );
    for (const [, name] of named) expect(known).toMatch(new RegExp(`^  ${name}:`, 'm'));
  });
});
