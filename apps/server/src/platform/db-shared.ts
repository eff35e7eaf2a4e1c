import pg from 'pg';

/**
 * How many reads wait for their answers on a connection before the next goes to another: a read that
 * has to wait keeps those behind it waiting too.
 */
const CROWDED = 16;

/** After how long a connection that nobody needs is closed, as in the driver's pools. */
const IDLE_MS = 10_000;

/** A connection and what is on its way over it. */
interface Lane {
  client: pg.Client;
  isOpen: Promise<unknown>;
  waiting: number;
  /** Whether anything was asked since it was last looked at. */
  isUsed: boolean;
}

/**
 * The connections that short reads of all requests share. Each read is sent at once, behind those whose
 * answers are still awaited, so that many go to PostgreSQL, and come back, in one message: the way there
 * costs more than what such a read asks (decision 107).
 */
export class SharedConnections {
  readonly #make: () => pg.Client;
  readonly #most: number;
  readonly #lanes = new Set<Lane>();
  readonly #sweep: NodeJS.Timeout;
  #hasEnded = false;

  /**
   * @param make a connection that does not wait between statements (`pipeline`)
   * @param most how many there are at most
   */
  constructor(make: () => pg.Client, most: number) {
    this.#make = make;
    this.#most = most;
    this.#sweep = setInterval(() => this.#closeIdle(), IDLE_MS).unref();
  }

  /** As the driver's connections and pools have it, which is what Drizzle asks. @throws once it has ended */
  async query(statement: pg.QueryConfig, values: unknown[]): Promise<pg.QueryResult> {
    if (this.#hasEnded) throw new Error('A read was asked after the connections had ended');
    const lane = this.#leastCrowded();
    lane.waiting += 1;
    lane.isUsed = true;
    try {
      await lane.isOpen;
      return await lane.client.query(statement, values);
    } catch (error) {
      // What the database has not said itself is of the connection.
      if (!(error instanceof pg.DatabaseError)) void this.#close(lane);
      throw error;
    } finally {
      lane.waiting -= 1;
    }
  }

  /** Ends when what is on its way has been answered. */
  async end(): Promise<void> {
    this.#hasEnded = true;
    clearInterval(this.#sweep);
    await Promise.all([...this.#lanes].map((lane) => this.#close(lane)));
  }

  #leastCrowded(): Lane {
    let least: Lane | undefined;
    for (const lane of this.#lanes) {
      if (lane.waiting < CROWDED) return lane;
      if (!least || lane.waiting < least.waiting) least = lane;
    }
    return least && this.#lanes.size >= this.#most ? least : this.#open();
  }

  #open(): Lane {
    const client = this.#make();
    const lane: Lane = { client, isOpen: client.connect(), waiting: 0, isUsed: true };
    this.#lanes.add(lane);
    // One that is not opened, or breaks while nobody waits on it: whoever comes next gets another.
    const leave = () => void this.#lanes.delete(lane);
    lane.isOpen.catch(leave);
    client.on('error', leave);
    return lane;
  }

  #closeIdle(): void {
    for (const lane of this.#lanes) {
      if (!lane.isUsed && lane.waiting === 0) void this.#close(lane);
      lane.isUsed = false;
    }
  }

  async #close(lane: Lane): Promise<void> {
    this.#lanes.delete(lane);
    await lane.isOpen.then(
      () => lane.client.end(),
      () => undefined,
    );
  }
}
