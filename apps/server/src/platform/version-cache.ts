/**
 * What this process has made and keeps until the database names another state of what it was made
 * from (decision 055). One value by name: the newest.
 */
export interface VersionCache {
  /** The value of this version; made by `make` where it is not there yet, once for all who ask. */
  of<Value>(name: string, version: string, make: () => Promise<Value>): Promise<Value>;
}

/** An empty store. */
export function makeVersionCache(): VersionCache {
  const values = new Map<string, { version: string; value: Promise<unknown> }>();
  return {
    of<Value>(name: string, version: string, make: () => Promise<Value>): Promise<Value> {
      const known = values.get(name);
      if (known?.version === version) return known.value as Promise<Value>;
      const value = make();
      const entry = { version, value };
      values.set(name, entry);
      value.catch(() => {
        if (values.get(name) === entry) values.delete(name);
      });
      return value;
    },
  };
}

/** Values by key, the ones longest unused forgotten above `most`. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key; made where it is not there. */
  of(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    const value = known ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }

  /** Forgets a value, such as one that could not be made. */
  forget(key: string): void {
    this.#values.delete(key);
  }
}
