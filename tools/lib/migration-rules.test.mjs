// Proves promise-23.

import { describe, expect, it } from 'vitest';
import { migrationFaults } from './migration-rules.mjs';

describe('a migration beside the version before it', () => {
  it.each([
    ['DROP TABLE "password_resets";', 'drops a table'],
    ['ALTER TABLE "users" DROP COLUMN "phone";', 'drops a column'],
    ['ALTER TABLE "users" RENAME COLUMN "phone" TO "telephone";', 'renames'],
    ['alter table users alter column phone type bigint;', 'changes a type'],
    ['ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;', 'sets not null'],
    ['ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;', 'adds a column without'],
    ['CREATE INDEX "by_name" ON "users" USING btree ("name");', 'makes an index'],
    ['ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (id > 0);', 'adds a constraint'],
    ['ALTER TABLE "users" ADD PRIMARY KEY ("id");', 'adds a key'],
    ['alter table users add unique (email);', 'adds a key'],
    [
      'ALTER TABLE "users" ADD COLUMN "token" uuid DEFAULT gen_random_uuid() NOT NULL;',
      'writes every row',
    ],
    ['ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";', 'drops a constraint'],
    ['TRUNCATE "sessions";', 'empties a table'],
    ['update users set verified_at = now();', 'changes rows'],
    ['insert into tasks (user_id) select id from users;', 'changes rows'],
  ])('may not hold %s', (sql, what) => {
    const faults = migrationFaults(`CREATE TABLE "other" ("id" integer NOT NULL);\n${sql}`);
    expect(faults).toEqual([expect.stringContaining(what)]);
  });

  it.each([
    'CREATE TABLE "a" ("id" integer NOT NULL);\nCREATE INDEX "i" ON "a" ("id");\nALTER TABLE "a" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "users"("id");',
    'ALTER TABLE "users" ADD COLUMN "age" integer;',
    'ALTER TABLE "users" ADD COLUMN "since" timestamptz DEFAULT now() NOT NULL;',
    "insert into tasks (name) values ('once');",
    'ALTER TABLE "users" ADD COLUMN "is_big" boolean DEFAULT false NOT NULL;',
    'create index concurrently if not exists by_name on users (name);',
    'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK (id > 0) NOT VALID;',
    '-- contract: nothing has read it since 0006\nDROP TABLE "password_resets";',
    '-- drop table users\nselect 1;',
  ])('may hold %s', (sql) => {
    expect(migrationFaults(sql)).toEqual([]);
  });
});
