import { Agent, createServer, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What a connection says of itself; it is not for whoever stands beyond the next one. */
const OF_CONNECTIONS = ['connection', 'keep-alive', 'transfer-encoding'];
/** How often a server is asked whether it is ready. */
const ASK_MS = 250;

/**
 * A balancer as it stands before several machines: hands each request to the next of its servers,
 * tries nothing twice, and counts what failed.
 */
export class Balancer {
  /** Addresses of the servers. @type {URL[]} */
  #servers = [];
  /** Requests that a server has not answered yet, by its address. @type {Map<string, number>} */
  #underWay = new Map();
  #next = 0;
  #agent = new Agent({ keepAlive: true });
  /** What came of the requests. @type {{ served: number, failed: string[] }} */
  counts = { served: 0, failed: [] };
  url = '';

  async open() {
    this.server = createServer((request, response) => this.#pass(request, response));
    const server = this.server;
    // A client that comes again must not meet a connection that is just being closed.
    server.keepAliveTimeout = 60 * 60_000;
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
    const address = server.address();
    this.url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
    return this;
  }

  /** @param {string} url */
  add(url) {
    this.#servers.push(new URL(url));
  }

  /** Hands a server nothing more; resolves when it has answered what it was handed. @param {string} url */
  async remove(url) {
    const { href } = new URL(url);
    this.#servers = this.#servers.filter((server) => server.href !== href);
    while (this.#underWay.get(href)) await wait(20);
  }

  /** Removes a server as soon as it says at `/readyz` that it is not ready. @param {string} url */
  async removeWhenUnready(url) {
    while ((await fetch(`${url}/readyz`)).ok) await wait(ASK_MS);
    await this.remove(url);
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  #pass(request, response) {
    this.#next = (this.#next + 1) % this.#servers.length;
    const target = this.#servers[this.#next];
    const name = `${request.method} ${request.url} at ${target?.port}`;
    this.#count(target, 1);
    response.once('close', () => this.#count(target, -1));
    const passed = send(
      {
        host: target?.hostname,
        port: target?.port,
        path: request.url,
        method: request.method,
        headers: request.headers,
        agent: this.#agent,
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        if (statusCode >= 500) this.counts.failed.push(`${name}: ${statusCode}`);
        else this.counts.served += 1;
        for (const header of OF_CONNECTIONS) delete answer.headers[header];
        response.writeHead(statusCode, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', (error) => {
      this.counts.failed.push(`${name}: ${error.message}`);
      response.destroy();
    });
    request.pipe(passed);
  }

  /** @param {URL | undefined} server @param {1 | -1} step */
  #count(server, step) {
    if (server) this.#underWay.set(server.href, (this.#underWay.get(server.href) ?? 0) + step);
  }

  close() {
    this.#agent.destroy();
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
