/** What its handler is told of a job beside its payload. */
export interface JobRun {
  /** 1 at the first try. */
  attempt: number;
  /** There is no other try when this one fails: the job goes to the dead letters. */
  isLast: boolean;
  /** Aborted when the server stops or the job has had its time: end at the next good place. */
  signal: AbortSignal;
}

/**
 * Does a job. It may run again after it was done (a killed process), so what it does must bear
 * that. Throwing lets it be tried again later.
 */
export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<void>;

/** A kind of job. The payload is kept as JSON, also for days after: name people by id in it. */
export interface Queue<Payload extends object> {
  readonly name: string;
  /** Tries after the first one. */
  readonly retries: number;
  /** Seconds before the first retry; doubles with every further one. */
  readonly backoff: number;
  /** Seconds one try may take; then it counts as failed, as after a killed process. */
  readonly timeLimit: number;
  /** Never set; tells the compiler what the payload is. */
  readonly payload?: Payload;
}

/** Declares a kind of job: ten retries over some eight hours, five minutes a try, unless said otherwise. */
export function defineQueue<Payload extends object>(
  name: string,
  own: Partial<Omit<Queue<Payload>, 'name' | 'payload'>> = {},
): Queue<Payload> {
  return { name, retries: 10, backoff: 30, timeLimit: 300, ...own };
}
