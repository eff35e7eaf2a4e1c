import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import pg from 'pg';
import { passwordMatches } from '../../apps/server/src/platform/password.ts';

/*
 * What a call cannot be faster than: a process of Node alone that does the one thing the call is
 * about, and nothing else. Run by itself it is that process; what it does comes as JSON.
 */

/**
 * What a floor does: send these bytes; read one row by a prepared statement and send it; write one
 * row durably and say so; judge passwords, with nothing of HTTP around it.
 * @typedef {{ does: 'send', body: string, headers: Record<string, string>, status?: number }
 *   | { does: 'select', databaseUrl: string }
 *   | { does: 'insert', databaseUrl: string }
 *   | { does: 'verify', hash: string, password: string }} Floor
 */

/** @typedef {import('node:http').ServerResponse} Response */

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/**
 * Starts a floor in a process of its own. `url` is where it answers; a floor that judges passwords
 * says at that address how many it judges a second.
 * @param {Floor} floor
 */
export async function startFloor(floor) {
  const child = fork(import.meta.filename);
  child.send(floor);
  const [port] = await once(child, 'message');
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** What answers one request. @param {Floor} floor @returns {(response: Response) => unknown} */
function answerOf(floor) {
  switch (floor.does) {
    case 'send': {
      const body = Buffer.from(floor.body, 'base64');
      const { status = 200, headers } = floor;
      return (response) => response.writeHead(status, headers).end(body);
    }
    case 'verify':
      return async (response) => {
        const begun = performance.now();
        let judged = 0;
        const judge = async () => {
          while (performance.now() - begun < 2000) {
            await passwordMatches(floor.hash, floor.password);
            judged += 1;
          }
        };
        await Promise.all(Array.from({ length: 16 }, judge));
        const rate = judged / ((performance.now() - begun) / 1000);
        response.writeHead(200, JSON_HEADERS).end(JSON.stringify({ rate }));
      };
    default: {
      const pool = new pg.Pool({ connectionString: floor.databaseUrl, max: 16 });
      const select = {
        name: 'floor',
        text: 'select id, name, email, phone from users where id = $1',
      };
      const insert = {
        name: 'floor',
        text: 'insert into floor (user_id, lesson_id, viewed_at) values ($1, $2, now()) returning id',
      };
      const statement = floor.does === 'select' ? select : insert;
      const made = pool.query(
        'create table if not exists floor (id int generated always as identity primary key, user_id int, lesson_id int, viewed_at timestamptz)',
      );
      let turn = 0;
      return async (response) => {
        await made;
        turn += 1;
        const values = floor.does === 'select' ? [1 + (turn % 1000)] : [turn % 1000, turn];
        const { rows } = await pool.query({ ...statement, values });
        response.writeHead(200, JSON_HEADERS).end(JSON.stringify(rows));
      };
    }
  }
}

/** @param {Floor} floor */
function serve(floor) {
  const answer = answerOf(floor);
  const server = createServer((request, response) => {
    // The request is read to its end, as any server must.
    request.resume();
    request.on('end', () => answer(response));
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(address && typeof address === 'object' ? address.port : 0);
  });
  process.on('disconnect', () => process.exit(0));
}

if (process.argv[1] === import.meta.filename) process.once('message', serve);
