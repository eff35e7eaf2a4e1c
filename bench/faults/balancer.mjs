import { Agent, createServer, request as send } from 'node:http';

/**
 * A balancer as it stands before several machines: hands each request to the next of its servers,
 * tries nothing twice, and counts what failed.
 */
export class Balancer {
  /** Addresses of the servers. @type {URL[]} */
  #servers = [];
  #next = 0;
  #agent = new Agent({ keepAlive: true });
  /** What came of the requests. @type {{ served: number, failed: string[] }} */
  counts = { served: 0, failed: [] };
  url = '';

  async open() {
    this.server = createServer((request, response) => this.#pass(request, response));
    const server = this.server;
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
    const address = server.address();
    this.url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
    return this;
  }

  /** @param {string} url */
  add(url) {
    this.#servers.push(new URL(url));
  }

  /** Hands a server nothing more; what it was handed goes on. @param {string} url */
  remove(url) {
    this.#servers = this.#servers.filter(({ href }) => href !== new URL(url).href);
  }

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  #pass(request, response) {
    this.#next = (this.#next + 1) % this.#servers.length;
    const target = this.#servers[this.#next];
    const name = `${request.method} ${request.url} at ${target?.port}`;
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

  close() {
    this.#agent.destroy();
    this.server?.closeAllConnections();
    this.server?.close();
  }
}
