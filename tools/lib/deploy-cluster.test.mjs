import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findBinaries } from '../postgres.mjs';
import { inRoot } from './root.mjs';

const deploy = (/** @type {string[]} */ ...parts) => inRoot('deploy', ...parts);
const folder = mkdtempSync(join(tmpdir(), 'institute-cluster-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program of Debian says; throws when it refuses. @param {import('vitest').TestContext} test @param {string[]} command */
function judge(test, ...[program = '', ...args]) {
  if (!existsSync(program)) test.skip(`${program} is not installed`);
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`);
  return stdout + stderr;
}

describe('what is shipped for a cluster', () => {
  it('is taken by HAProxy @all', (test) => {
    judge(test, '/usr/sbin/haproxy', '-c', '-f', deploy('haproxy', 'haproxy.cfg'));
  });

  it('is taken by Patroni @all', (test) => {
    const node = readFileSync(deploy('patroni', 'patroni.yml'), 'utf8')
      .replaceAll('THIS_ADDRESS', '127.0.0.2')
      .replace(/bin_dir: .*/, `bin_dir: ${findBinaries()}`);
    writeFileSync(join(folder, 'patroni.yml'), node);
    const said = judge(test, '/usr/bin/patroni', '--validate-config', join(folder, 'patroni.yml'));
    expect(said).toBe('');
    // Nothing that was acknowledged is lost: Patroni takes these without a word wherever they stand.
    expect(parse(node).bootstrap.dcs).toMatchObject({
      synchronous_mode: true,
      synchronous_mode_strict: true,
      primary_start_timeout: 0,
    });
  });

  it('is taken by etcd @all', (test) => {
    const options = judge(test, '/usr/bin/etcd', '--help');
    const lines = readFileSync(deploy('etcd', 'etcd.env'), 'utf8').matchAll(/^ETCD_(\w+)=/gm);
    const named = [...lines].map(([, name = '']) => name.toLowerCase().replaceAll('_', '-'));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !options.includes(`  --${name} `))).toEqual([]);
  });

  it('is filled in by the commands of the guide, and all there', () => {
    const guide = readFileSync(inRoot('docs', 'deployment.md'), 'utf8');
    const cluster = ['patroni/patroni.yml', 'etcd/etcd.env', 'pgbouncer/pgbouncer.ini'];
    const texts = cluster.map((file) => readFileSync(deploy(file), 'utf8')).join('');
    const blanks = new Set(texts.match(/\b(?:THIS|PASSWORD_OF)_[A-Z]+/g));
    expect(blanks.size).toBeGreaterThan(4);
    expect([...blanks].filter((blank) => !guide.includes(`s/${blank}/`))).toEqual([]);
    expect(texts).toContain(/s\/(host=\S+ port=\d+)\//.exec(guide)?.[1]);
    const files = [...guide.matchAll(/\/opt\/institute\/deploy\/([a-z]+\/[\w.]+)/g)].map(
      ([, file = '']) => file,
    );
    expect(files).toEqual(expect.arrayContaining([...cluster, 'haproxy/haproxy.cfg']));
    expect(files.filter((file) => !existsSync(deploy(file)))).toEqual([]);
  });
});
