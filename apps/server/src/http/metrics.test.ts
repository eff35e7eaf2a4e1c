import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Institute } from '../../test/support/institute.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

const TOKEN = 'a-token-of-some-length';

let institute: Institute;
beforeAll(async () => {
  institute = await Institute.open({ METRICS_TOKEN: TOKEN });
});
afterAll(() => institute.close());

const read = (authorization?: string) =>
  institute.app.inject({
    url: '/metrics',
    ...(authorization === undefined ? {} : { headers: { authorization } }),
  });

describe('the metrics', () => {
  it('are for whoever shows the token', async () => {
    for (const shown of [undefined, 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
      const { statusCode, body } = await read(shown);
      expect(statusCode).toBe(401);
      expect(body).not.toContain('institute_');
    }
    expect((await read(`Bearer ${TOKEN}`)).statusCode).toBe(200);
    const asQuery = await institute.app.inject({ url: `/metrics?token=${TOKEN}` });
    expect(asQuery.statusCode).toBe(401);
  });

  it('say how long each call took and how it was answered, and name nobody', async () => {
    const student = await institute.student({ name: 'Amina' });
    await student.call.getMyClasses({});
    await student.call.getMyClasses({});
    await student.call.getStudentList({});
    await institute.app.inject({ url: '/files/nothing-of-this-name.pdf' });
    const { body, headers } = await read(`Bearer ${TOKEN}`);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toContain('institute_request_seconds_count{call="getMyClasses",status="2xx"} 2');
    expect(body).toContain('institute_request_seconds_count{call="getStudentList",status="4xx"} 1');
    expect(body).toContain('institute_request_seconds_bucket{le="0.1",call="signup",status="2xx"}');
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toMatch(/nothing-of-this-name|Amina|student1|call="\/metrics"/);
  });

  it('say what the books and the jobs look like', async () => {
    await institute.student({ wallet: 250_000 });
    const { db } = institute.services;
    await db.execute(
      sql`insert into pgboss.job (name, data) select name, '{}' from pgboss.queue where name = 'schedule'`,
    );
    const { body } = await read(`Bearer ${TOKEN}`);
    expect(body).toMatch(/institute_ledger_balance_kobo\{account="admin_adjustment"\} -250000/);
    expect(body).toContain('institute_ledger_wallets_kobo 250000');
    expect(body).toContain('institute_jobs{queue="schedule",state="created"} 1');
  });

  it('are not there without a token', async () => {
    const other = await Institute.open();
    expect((await other.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    await other.close();
  });

  it('are those that the rules and the board for operators ask for', async () => {
    await institute.app.inject({ url: '/healthz' });
    const { body } = await read(`Bearer ${TOKEN}`);
    const known = new Set(
      [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name],
      ),
    );
    const deploy = join(import.meta.dirname, '../../../../deploy');
    const files = ['prometheus/institute.rules.yml', 'grafana/institute.json'];
    const texts = await Promise.all(files.map((file) => readFile(join(deploy, file), 'utf8')));
    const asked = texts.flatMap((text) => text.match(/\b(?:institute|process|nodejs)_\w+/g) ?? []);
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });

  it('carry the labels that the rules and the board tell apart by', async () => {
    const { services } = institute;
    await services.db.execute(
      sql`insert into pgboss.job (name, data) select name, '{}' from pgboss.queue where name = 'schedule'`,
    );
    await services.db.execute(
      sql`insert into upkeep (name, ran_at, is_well, figures) values ('sweep-files', now(), true, '{}')`,
    );
    const { body } = await read(`Bearer ${TOKEN}`);
    const labelsOf = (name: string) =>
      [...body.matchAll(new RegExp(`^${name}\\{(.*)\\} `, 'gm'))].flatMap(([, labels = '']) =>
        [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label),
      );
    const deploy = join(import.meta.dirname, '../../../../deploy');
    const rules = await readFile(join(deploy, 'prometheus/institute.rules.yml'), 'utf8');
    const board = await readFile(join(deploy, 'grafana/institute.json'), 'utf8');
    const queries = [
      ...[...board.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].map(([, query = '']) =>
        query.replaceAll('\\"', '"'),
      ),
      ...[...rules.matchAll(/expr: (?:>\n((?: {10}.*\n)+)|(.*))/g)].map(
        (found) => found[1] ?? found[2] ?? '',
      ),
    ];
    expect(queries.length).toBeGreaterThan(20);
    // Prometheus gives these itself.
    const given = ['job', 'instance'];
    for (const query of queries) {
      for (const [, name = ''] of query.matchAll(/\b(institute_\w+)/g)) {
        const wanted = [
          ...[...query.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/)),
          ...[...query.matchAll(/(\w+)(?:!=|=~|=)"/g)].map(([, label = '']) => label),
        ].filter((label) => !given.includes(label));
        const known = labelsOf(name);
        expect(
          wanted.filter((label) => !known.includes(label)),
          `${query}: ${name}`,
        ).toEqual([]);
      }
    }
  });
});
