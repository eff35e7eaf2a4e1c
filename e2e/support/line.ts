import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A line between a browser and the product, which can go dead in the middle of something. */
export interface Line {
  /** Where the product is reached over this line. */
  url: string;
  /** Ends every connection and takes no new one. */
  cut(): void;
  /** Takes connections again; what was to cut it later does so no more. */
  mend(): void;
  /** Cuts itself once so many bytes more have gone to the product, and says when it has. */
  cutAfter(bytes: number): Promise<void>;
  /** Cuts itself once the product answers a request in which these words stand, and says when it has: the answer is lost. */
  loseAnswerTo(words: string): Promise<void>;
  /** Bytes that have gone to the product. */
  sent(): number;
  close(): Promise<void>;
}

/** Puts a line before the product at `url`. */
export async function startLine(url: string): Promise<Line> {
  const { hostname, port } = new URL(url);
  const nears = new Set<Socket>();
  let isCut = false;
  let sent = 0;
  let cutAt = Number.POSITIVE_INFINITY;
  let lostWords: string | null = null;
  let onCut: () => void = () => undefined;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    nears.add(near);
    let isToLose = false;
    near.on('data', (part: Buffer) => {
      sent += part.length;
      isToLose ||= lostWords !== null && part.includes(lostWords);
      if (sent >= cutAt) cut();
    });
    far.on('data', () => {
      if (!isToLose) return;
      isToLose = false;
      cut();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => {
        nears.delete(near);
        // What has gone through by then still arrives, however much waits in buffers.
        if (isCut && one === near) other.end();
        else other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const cut = () => {
    isCut = true;
    cutAt = Number.POSITIVE_INFINITY;
    lostWords = null;
    onCut();
    for (const near of nears) near.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      isCut = false;
      cutAt = Number.POSITIVE_INFINITY;
      lostWords = null;
    },
    cutAfter: (bytes) =>
      new Promise((resolve) => {
        cutAt = sent + bytes;
        onCut = resolve;
      }),
    loseAnswerTo: (words) =>
      new Promise((resolve) => {
        lostWords = words;
        onCut = resolve;
      }),
    sent: () => sent,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
