import pg from 'pg';

/** What a request has asked PostgreSQL. */
export interface Asked {
  statements: string[];
  /** How often it waited: statements that go out together are one wait. */
  waits: number;
}

/**
 * Runs `work` and tells what it has asked PostgreSQL meanwhile, by whichever connection: the driver
 * itself is watched, so that nothing between it and a call can hide a statement.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<Asked> {
  const asked: Asked = { statements: [], waits: 0 };
  const { query } = pg.Client.prototype;
  let underWay = 0;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [what] = given as [string | { text: string }];
    asked.statements.push(typeof what === 'string' ? what : what.text);
    if (underWay === 0) asked.waits += 1;
    underWay += 1;
    const end = () => {
      underWay -= 1;
    };
    // Pools ask with a callback, transactions for a promise.
    const told = given.at(-1);
    if (typeof told === 'function') {
      const callback = (...outcome: unknown[]) => {
        end();
        return Reflect.apply(told, undefined, outcome) as unknown;
      };
      return Reflect.apply(query, this, [...given.slice(0, -1), callback]);
    }
    const answer = Reflect.apply(query, this, given) as Promise<unknown>;
    answer.then(end, end);
    return answer;
  } as typeof query;
  try {
    await work();
    return asked;
  } finally {
    pg.Client.prototype.query = query;
  }
}
