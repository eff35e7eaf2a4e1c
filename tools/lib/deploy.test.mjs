import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inRoot } from './root.mjs';
import { serverFlags } from './server-flags.mjs';

const deploy = (/** @type {string[]} */ ...parts) => inRoot('deploy', ...parts);
const folder = mkdtempSync(join(tmpdir(), 'institute-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a program says of a configuration; throws when it refuses. @param {string} program @param {string[]} args */
function judge(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: folder });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`);
  return stdout + stderr;
}

/** Leaves a test out, and says why, where a program of Debian is missing. @param {import('vitest').TestContext} test @param {string} program */
function needs(test, program) {
  if (!existsSync(program)) test.skip(`${program} is not installed`);
}

const units = ['institute.service', 'institute-dump.service', 'institute-dump.timer'];

/** A unit with the Node of this machine: those shipped name that of NodeSource. @param {string} unit */
function placed(unit) {
  const text = readFileSync(deploy('systemd', unit), 'utf8');
  writeFileSync(join(folder, unit), text.replaceAll('/usr/bin/node', process.execPath));
  return join(folder, unit);
}

/** What the server reads of its environment. */
const variables = [
  ...readFileSync(inRoot('apps', 'server', 'src', 'environment.ts'), 'utf8').matchAll(
    /^ {2}([A-Z0-9_]+):/gm,
  ),
].map(([, name = '']) => name);
/** Read by Node and the system's libraries. */
const ofTheSystem = ['NODE_ENV', 'MALLOC_ARENA_MAX'];

describe('what is shipped for operators', () => {
  it('is taken by Caddy @all', (test) => {
    needs(test, '/usr/bin/caddy');
    const config = ['--config', deploy('caddy', 'Caddyfile'), '--adapter', 'caddyfile'];
    expect(judge('caddy', ['validate', ...config])).toContain('Valid configuration');
  });

  it('is taken by systemd, which finds the service confined @all', (test) => {
    needs(test, '/usr/bin/systemd-analyze');
    for (const unit of units) judge('systemd-analyze', ['verify', '--man=no', placed(unit)]);
    // Of 100; what it counts against us is mostly that a server opens connections.
    for (const unit of units.filter((name) => name.endsWith('.service'))) {
      judge('systemd-analyze', ['security', '--offline=true', '--threshold=45', placed(unit)]);
    }
  });

  it('is taken by Prometheus @all', (test) => {
    needs(test, '/usr/bin/promtool');
    judge('promtool', ['check', 'rules', deploy('prometheus', 'institute.rules.yml')]);
    const config = readFileSync(deploy('prometheus', 'prometheus.yml'), 'utf8');
    writeFileSync(join(folder, 'token'), 'at-least-sixteen-characters');
    const named = config
      .replace('/etc/prometheus/institute.token', join(folder, 'token'))
      .replace('institute.rules.yml', deploy('prometheus', 'institute.rules.yml'));
    writeFileSync(join(folder, 'prometheus.yml'), named);
    expect(judge('promtool', ['check', 'config', join(folder, 'prometheus.yml')])).toContain(
      '9 rules found',
    );
  });

  it('wakes somebody when it should, and only then @all', (test) => {
    needs(test, '/usr/bin/promtool');
    judge('promtool', ['test', 'rules', inRoot('tools', 'lib', 'alerts.test.yml')]);
  });

  it('asks Prometheus in its own language, on the board @all', (test) => {
    needs(test, '/usr/bin/promtool');
    const asked = boardQueries();
    expect(asked.length).toBeGreaterThan(10);
    const rules = asked.map((expr, at) => ({ record: `board:${at}`, expr }));
    // JSON is YAML as well.
    const file = join(folder, 'board.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'board', rules }] }));
    expect(judge('promtool', ['check', 'rules', file])).toContain(`${asked.length} rules found`);
  });

  it('names variables that the server reads', () => {
    const shown = readFileSync(deploy('institute.env.example'), 'utf8');
    const inUnits = units.flatMap((unit) =>
      [...readFileSync(deploy('systemd', unit), 'utf8').matchAll(/^Environment=(.*)$/gm)].flatMap(
        ([, words = '']) => words.split(' ').map((word) => word.split('=')[0] ?? ''),
      ),
    );
    const recipe = readFileSync(deploy('container', 'Containerfile'), 'utf8');
    const inRecipe = /^ENV (.*)$/m.exec(recipe)?.[1]?.split(' ') ?? [];
    const named = [
      ...[...shown.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name),
      ...inUnits,
      ...inRecipe.map((word) => word.split('=')[0] ?? ''),
      ...Object.keys(compose().services['app-one'].environment),
    ];
    expect(named.length).toBeGreaterThan(15);
    const known = [...variables, ...ofTheSystem];
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('starts Node as the product does', () => {
    const flags = serverFlags.join(' ');
    expect(readFileSync(deploy('systemd', 'institute.service'), 'utf8')).toContain(
      `/usr/bin/node ${flags} apps/server/dist/main.js`,
    );
    const recipe = readFileSync(deploy('container', 'Containerfile'), 'utf8');
    expect(JSON.parse(/^CMD (.*)$/m.exec(recipe)?.[1] ?? '')).toEqual([
      'node',
      ...serverFlags,
      'apps/server/dist/main.js',
    ]);
    // And by a version of it that the server's tests run on.
    const tests = readFileSync(inRoot('tools', 'lib', 'node24.mjs'), 'utf8');
    const [, shipped] = /^FROM docker\.io\/library\/node:(\d+)-/m.exec(recipe) ?? [];
    expect(shipped).toBe(/^const version = '(\d+)\./m.exec(tests)?.[1]);
  });
});

describe('the compose file', () => {
  it('names services, networks, volumes and files that are there', () => {
    const { services, networks, volumes } = compose();
    expect(Object.keys(services)).toEqual(['app-one', 'app-two', 'postgres', 'proxy', 'dump']);
    for (const service of Object.values(services)) {
      for (const name of Object.keys(service.depends_on ?? {}))
        expect(services).toHaveProperty(name);
      for (const name of service.networks) expect(networks).toHaveProperty(name);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('.')) expect(existsSync(deploy('container', source))).toBe(true);
        else expect(volumes).toHaveProperty(source);
      }
    }
    const [, proxied] = /^(.*)$/.exec(services.proxy.environment.INSTITUTE_APPS) ?? [];
    for (const app of proxied?.split(' ') ?? []) {
      expect(services).toHaveProperty(app.replace(/:3000$/, ''));
    }
  });

  it('asks for what has no default, and keeps its apps confined and off the internet', () => {
    const text = readFileSync(deploy('container', 'compose.yaml'), 'utf8');
    const asked = [...text.matchAll(/(?<!\$)\$\{?([A-Z_]+)(:\?)?/g)];
    expect(new Set(asked.map(([, name]) => name))).toEqual(
      new Set(['POSTGRES_PASSWORD', 'INSTITUTE_HOST']),
    );
    expect(asked.every(([, , isRequired]) => isRequired)).toBe(true);
    const { services } = compose();
    for (const app of [services['app-one'], services['app-two'], services.dump]) {
      expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(app.ports).toBeUndefined();
    }
    // Podman and Docker stop a container that is not ended by then.
    expect(services['app-one'].stop_grace_period).toBe('40s');
  });
});

describe('the dumps of each night', () => {
  /** A night of the unit: what it runs before, itself, and after it succeeded. @param {string} dumps */
  const ofUnit = (dumps) => {
    const unit = readFileSync(deploy('systemd', 'institute-dump.service'), 'utf8');
    const line = (/** @type {string} */ name) =>
      new RegExp(`^${name}=/bin/sh -c '(.*)'$`, 'm').exec(unit)?.[1] ?? 'exit 9';
    const script = `${line('ExecStartPre')}; if ${line('ExecStart')}; then ${line('ExecStartPost')}; fi`;
    return script
      .replaceAll('%%', '%')
      .replace('exec /usr/bin/node', 'node')
      .replaceAll('"$STATE_DIRECTORY"/dumps', `"${dumps}"`)
      .replaceAll('$STATE_DIRECTORY/dumps', dumps);
  };
  /** A night of the container. @param {string} dumps */
  const ofContainer = (dumps) =>
    compose()
      .services.dump.command[2].replaceAll('$$', '$')
      .replace('while :;', 'for night in one;')
      .replaceAll('/backups', dumps);

  /** What lies there after a night, and after which dump it was made. @param {(dumps: string) => string} night @param {boolean} isGood */
  function nightOf(night, isGood) {
    const dumps = mkdtempSync(join(folder, 'dumps-'));
    for (let day = 10; day < 24; day++) mkdirSync(join(dumps, `2026-11-${day}`));
    for (const other of ['2026-11-24.part', 'notes']) mkdirSync(join(dumps, other));
    // In the place of the machine's own: the dump takes what it is told, and either ends well or not.
    const stubs = `sleep() { :; }
      date() { if [ "$1" = +%F ]; then echo 2026-11-25; else echo 0; fi; }
      node() { printf '%s' "$5" > "${dumps}/said"; ${isGood ? 'mkdir "$3"' : 'mkdir "$3.part"; return 1'}; }
    `;
    spawnSync('/bin/sh', ['-c', stubs + night(dumps)], { encoding: 'utf8' });
    const said = readFileSync(join(dumps, 'said'), 'utf8');
    rmSync(join(dumps, 'said'));
    return { names: readdirSync(dumps).sort(), earlier: said.replace(dumps, '') };
  }

  it.each([
    ['the unit', ofUnit],
    ['the container', ofContainer],
  ])(
    'of %s share the files of the one before, and fourteen that succeeded are kept',
    (_, night) => {
      const { names, earlier } = nightOf(night, true);
      expect(earlier).toBe('/2026-11-23/');
      expect(names).toHaveLength(15);
      expect(names).toEqual(expect.arrayContaining(['2026-11-11', '2026-11-25', 'notes']));
      expect(names).not.toContain('2026-11-10');
      expect(names).not.toContain('2026-11-24.part');
    },
  );

  it.each([
    ['the unit', ofUnit],
    ['the container', ofContainer],
  ])('of %s that fail take the place of no other', (_, night) => {
    const { names } = nightOf(night, false);
    expect(names.filter((name) => /^2026-11-\d\d$/.test(name))).toHaveLength(14);
    expect(names).not.toContain('2026-11-24.part');
  });
});

/** @returns {{ services: Record<string, any>, networks: object, volumes: object }} */
function compose() {
  return parse(readFileSync(deploy('container', 'compose.yaml'), 'utf8'), { merge: true });
}

/** What the board asks, with Grafana's own interval as a time. */
function boardQueries() {
  const board = readFileSync(deploy('grafana', 'institute.json'), 'utf8');
  /** @type {string[]} */
  const found = [];
  JSON.parse(board, (key, value) => {
    if (key === 'expr') found.push(value.replaceAll('$__rate_interval', '5m'));
    return value;
  });
  return found;
}
