import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { newStudent, type Session } from './support/api.ts';
import { expect, test, type Visit, type Visitor } from './support/test.ts';

const NEWS = 'A new version is ready';

/**
 * The product behind a proxy that can make a new release of it: its scripts get other names, as those
 * of a release do that changed something.
 */
class Releases {
  private readonly server: Server;
  private released = false;

  private constructor(origin: string) {
    this.server = createServer(async (request, response) => {
      const body: Buffer[] = [];
      for await (const chunk of request) body.push(chunk as Buffer);
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) {
        if (!/^(connection|host|content-length|accept-encoding|if-.*)$/.test(name)) {
          headers.set(name, String(value));
        }
      }
      const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
      const answer = await fetch(origin + this.old(request.url ?? '/'), {
        method: request.method ?? 'GET',
        headers,
        redirect: 'manual',
        ...(hasBody && { body: Buffer.concat(body) }),
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const kind = answer.headers.get('content-type') ?? '';
      const isText = /html|javascript/.test(kind);
      response.writeHead(
        answer.status,
        [
          ...[...answer.headers].filter(
            ([name]) => !/^(content-(length|encoding)|transfer-encoding|connection)$/.test(name),
          ),
        ].flat(),
      );
      // A name holds what its file holds: one of the release before is what it was.
      const isOfBefore = this.released && /-[\w-]{7}\.js$/.test(request.url ?? '');
      response.end(isText && !isOfBefore ? this.renamed(bytes.toString()) : bytes);
    });
  }

  static async open(origin: string): Promise<Releases> {
    const proxy = new Releases(origin);
    await new Promise<void>((done) => proxy.server.listen(0, '127.0.0.1', done));
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on the new release is served. */
  release(): void {
    this.released = true;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private renamed(text: string): string {
    if (!this.released) return text;
    return text
      .replace(/(-[\w-]{7})\.js/g, '$1.next.js')
      .replace(/(app-shell\W+revision:\W)/g, '$1next-');
  }

  private old(path: string): string {
    return path.replace('.next.js', '.js');
  }
}

let proxy: Releases;
let student: Session;
let visitor: Visitor;
let page: Page;

/** Opens the product behind the proxy and lets a new release come out while the page is open. */
async function arriveBeforeRelease(visit: Visit, url: string): Promise<void> {
  proxy = await Releases.open(url);
  student = await newStudent(url);
  visitor = await visit({ url: proxy.url, size: 'phone', as: student, serviceWorker: true });
  page = visitor.page;
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

const askForRelease = (): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
const news = () => page.getByRole('status').getByText(NEWS, { exact: true });
const script = () => page.locator('script[type=module][src]').first().getAttribute('src');

test.afterEach(() => proxy.close());

test('offers a new release, waits for the person, and is the new one after Reload', async ({
  visit,
  url,
}) => {
  await arriveBeforeRelease(visit, url);
  await expect(news()).toHaveCount(0);
  proxy.release();
  await askForRelease();
  await news().waitFor();
  await visitor.look('release-offered');
  expect(await script()).not.toContain('.next.');
  // Going elsewhere in the app does not force it.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Available classes/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Available Classes' }).waitFor();
  await news().waitFor();

  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Reload', exact: true }).click(),
  ]);
  await page.getByRole('heading', { level: 1, name: 'Available Classes' }).waitFor();
  expect(await script()).toContain('.next.');
  await expect(news()).toHaveCount(0);

  // The new one opens without a connection, by its own files.
  await visitor.context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Available Classes' }).waitFor();
  expect(await script()).toContain('.next.');
  await visitor.leave(/ERR_INTERNET_DISCONNECTED|could not be refreshed/);
});

test('is quiet about a release that a page already runs', async ({ visit, url }) => {
  await arriveBeforeRelease(visit, url);
  proxy.release();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
  expect(await script()).toContain('.next.');
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { waiting, installing } = await navigator.serviceWorker.ready;
          const keys = (await caches.keys()).filter((name) => name.startsWith('workbox-precache'));
          const held = await Promise.all(
            keys.map(async (name) =>
              (await (await caches.open(name)).keys()).map((key) => key.url),
            ),
          );
          return !waiting && !installing && held.flat().some((one) => one.includes('.next.'));
        }),
      { timeout: 15_000 },
    )
    .toBe(true);
  await expect(news()).toHaveCount(0);
  await visitor.leave();
});
