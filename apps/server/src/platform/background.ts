/** Requests under way, which a graceful stop waits for, also those whose client has gone. */
export interface Background {
  track<T>(work: Promise<T>): Promise<T>;
  /** Resolves when nothing is running any more. */
  settled(): Promise<void>;
}

/** Keeps count of what runs in this process. */
export function makeBackground(): Background {
  const running = new Set<Promise<unknown>>();
  return {
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
