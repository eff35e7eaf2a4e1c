import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefoxPackages, webkitPackages } from '../../tools/lib/engine-packages.mjs';
import { freePort } from '../../tools/lib/free-port.mjs';
import { startChild } from '../../tools/lib/process.mjs';
import { browserEnvironment } from './browser-environment.ts';

/*
 * Debian's Firefox and WebKitGTK, the engine of Safari, driven by the commands of WebDriver: the one
 * over its own socket (Marionette), the other by its driver over HTTP. Playwright drives neither.
 */

/** Sends a command of WebDriver; its value is what the browser answers. */
type Send = (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;

/** The commands that are used, as Marionette names them, and where WebDriver has them. */
const endpoints = {
  'WebDriver:NewSession': null,
  'WebDriver:Navigate': '/url',
  'WebDriver:SetWindowRect': '/window/rect',
  'WebDriver:ExecuteScript': '/execute/sync',
  'WebDriver:ElementClick': '/element/{id}/click',
  'WebDriver:ElementSendKeys': '/element/{id}/value',
  'WebDriver:TakeScreenshot': 'GET /screenshot',
} as const;
type Command = keyof typeof endpoints;

interface Driver {
  send: Send;
  close(): Promise<void>;
}

/** An engine that may be on this machine: what it needs of it, and how it is opened. */
export interface Engine {
  /** Programs, with the package of Debian that has each. */
  needs: Readonly<Record<string, string>>;
  open(): Promise<Driver>;
}

const firefox: Engine = {
  needs: firefoxPackages,
  async open() {
    const port = await freePort();
    const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
    await writeFile(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
    const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
    const endProgram = start(firefoxPackages['firefox-esr'], args);
    const send = await overMarionette(port);
    const close = async () => {
      await endProgram();
      await rm(profile, { recursive: true, force: true });
    };
    return { send, close };
  },
};

const webkit: Engine = {
  needs: webkitPackages,
  async open() {
    const port = await freePort();
    const display = `:${port}`;
    const endScreen = start(webkitPackages.xvfb, [
      display,
      '-screen',
      '0',
      '1400x1000x24',
      '-nolisten',
      'tcp',
    ]);
    const endDriver = start(webkitPackages['webkit2gtk-driver'], [`--port=${port}`], {
      DISPLAY: display,
      // A sandbox and a graphics card are not to be had in every container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    });
    const binary = webkitPackages['libwebkit2gtk-4.1-0'];
    const { send, end: leave } = await overHttp(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    });
    const close = async () => {
      await leave();
      await endDriver();
      await endScreen();
    };
    return { send, close };
  },
};

export const engines: Readonly<Record<'firefox' | 'webkit', Engine>> = { firefox, webkit };

/** What of an engine is not on this machine, as Debian's packages; '' when all is there. */
export const missingOf = ({ needs }: Engine): string =>
  Object.entries(needs)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name)
    .join(' ');

/** Starts a program that does not outlive the tests, and gives what ends it. */
function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}): () => Promise<void> {
  const { child, ended } = startChild(program, args, {
    env: { ...browserEnvironment, ...env },
    stdio: 'ignore',
  });
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}

/** Does it again until it can be done: what was started listens after a while. */
async function whenReady<Made>(make: () => Promise<Made>): Promise<Made> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await make();
    } catch (error) {
      if (tries === 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Each message is its length in bytes, a colon and JSON: `[0, number, command, parameters]`, answered `[1, number, error, value]`. */
async function overMarionette(port: number): Promise<Send> {
  const socket = await whenReady(
    () =>
      new Promise<import('node:net').Socket>((resolve, reject) => {
        const opened = connect(port, '127.0.0.1', () => resolve(opened)).once('error', reject);
      }),
  );
  const waiting = new Map<number, (answer: [error: unknown, value: unknown]) => void>();
  let read = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    read = Buffer.concat([read, chunk]);
    for (;;) {
      const colon = read.indexOf(':');
      const length = Number(read.subarray(0, colon));
      if (colon < 0 || read.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(String(read.subarray(colon + 1, colon + 1 + length)));
      read = read.subarray(colon + 1 + length);
      // The first message says who is speaking.
      if (Array.isArray(message)) waiting.get(message[1])?.([message[2], message[3]]);
    }
  });
  let number = 0;
  const send: Send = async (command, parameters = {}) => {
    number += 1;
    const message = JSON.stringify([0, number, command, parameters]);
    const answer = new Promise<[unknown, unknown]>((resolve) => waiting.set(number, resolve));
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [error, value] = await answer;
    if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
    return answered(value);
  };
  await send('WebDriver:NewSession', {
    capabilities: { alwaysMatch: { acceptInsecureCerts: true } },
  });
  return send;
}

const answered = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : answer;

async function overHttp(url: string, capabilities: object) {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const sent = body ? { body: JSON.stringify(body) } : {};
    const response = await fetch(`${url}${path}`, { method, ...sent });
    const value = answered(await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await whenReady(() => ask('GET', '/status'));
  const made = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${(made as { sessionId: string }).sessionId}`;
  const send: Send = (command, { id, ...parameters } = {}) => {
    const endpoint = (endpoints[command] ?? '').replace('{id}', String(id));
    return endpoint.startsWith('GET ')
      ? ask('GET', session + endpoint.slice(4))
      : ask('POST', session + endpoint, parameters);
  };
  return { send, end: () => ask('DELETE', session) };
}
