import type { Logger } from './log.ts';

/** Work that goes on after the answer, and that a graceful stop waits for. */
export interface Background {
  run(name: string, work: () => Promise<unknown>): void;
  /** Makes a stop wait for `work` as well, such as a request whose client has gone. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves when nothing is running any more. */
  settled(): Promise<void>;
}

/** Runs background work in this process; a failure is logged and ends nothing else. */
export function makeBackground(log: Logger): Background {
  const running = new Set<Promise<unknown>>();
  return {
    run(name, work) {
      const job = work()
        .catch((error: unknown) => log.error({ err: error, job: name }, 'background work failed'))
        .finally(() => running.delete(job));
      running.add(job);
    },
    track(work) {
      const ended: Promise<unknown> = work
        .catch(() => undefined)
        .finally(() => running.delete(ended));
      running.add(ended);
      return work;
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
