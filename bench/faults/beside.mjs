import { once } from 'node:events';
import { parentPort, Worker, workerData } from 'node:worker_threads';

/*
 * Others beside a request: a thread of its own asks an address again and again, so that what keeps
 * the asking one busy does not count.
 */

if (parentPort) {
  const { url, headers, everyMs } = workerData;
  /** @type {number[]} */
  let took = [];
  parentPort.on('message', () => {
    parentPort?.postMessage(took);
    took = [];
  });
  for (;;) {
    const begun = performance.now();
    // No answer at all counts as the time that was waited for it.
    await fetch(url, { headers, redirect: 'manual' })
      .then((response) => response.arrayBuffer())
      .catch(() => undefined);
    took.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/** Somebody who asks an address all the time. */
export class Beside {
  /** @param {string} url @param {{ headers?: Record<string, string>, everyMs?: number }} [how] */
  constructor(url, { headers = {}, everyMs = 4 } = {}) {
    this.worker = new Worker(new URL(import.meta.url), { workerData: { url, headers, everyMs } });
  }

  /** What each answer took since this was asked before, in milliseconds. @returns {Promise<number[]>} */
  async took() {
    this.worker.postMessage('took');
    const [took] = await once(this.worker, 'message');
    return took;
  }

  end() {
    return this.worker.terminate();
  }
}
