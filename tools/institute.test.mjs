import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';

const folder = mkdtempSync(join(tmpdir(), 'institute-entry-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string} name @param {string} text */
function script(name, text) {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

const entryPoint = 'tools/institute.cjs';

describe('the entry point of the commands', () => {
  it.each(['18.20.4', '20.18.3'])('turns Node %s away in one line', (version) => {
    const old = script(
      'old.cjs',
      `Object.defineProperty(process.versions, 'node', { value: '${version}' });`,
    );
    const { status, stderr, stdout } = spawnSync(
      'node',
      [`--require=${old}`, entryPoint, 'setup'],
      {
        cwd: root,
      },
    );
    expect(status).toBe(1);
    expect(String(stderr)).toMatch(/^This project needs Node 20\.19 or newer; this is Node .*\n$/);
    expect(String(stdout)).toBe('');
  });

  it('passes arguments on and the exit code back', () => {
    const file = script(
      'ends.ts',
      `const given: string[] = process.argv.slice(2); console.log(given.join('+')); process.exit(7);`,
    );
    const { status, stdout } = spawnSync('node', [entryPoint, 'run', file, 'a', '--b'], {
      cwd: root,
    });
    expect(String(stdout).trim()).toBe('a+--b');
    expect(status).toBe(7);
  });

  it("stops what it runs when npm's shell is killed around it", async () => {
    /** @type {import('node:child_process').ChildProcess} */
    let shell;
    // The program holds a connection to us for as long as it lives.
    const ended = new Promise((resolve) => {
      const listener = createServer((socket) => {
        socket.once('close', () => {
          listener.close();
          resolve('ended');
        });
        socket.on('error', () => undefined);
        shell.kill('SIGKILL');
      });
      listener.listen(0, '127.0.0.1', () => {
        const address = listener.address();
        const port = address && typeof address === 'object' ? address.port : 0;
        const file = script(
          'lasts.ts',
          `import { connect } from 'node:net'; connect(${port}, '127.0.0.1');`,
        );
        shell = spawn('sh', ['-c', `node ${entryPoint} run ${file}; true`], {
          cwd: root,
          env: { ...process.env, npm_lifecycle_event: 'start' },
        });
      });
    });
    expect(await ended).toBe('ended');
  });
});
