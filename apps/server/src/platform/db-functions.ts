import { lockTables } from './db-schema-lock.ts';
import type { SqlFile } from './db-sql-files.ts';
import type { RawSql } from './db-transaction.ts';
import { hexHash } from './random.ts';

/** A function or a trigger as the database has it. */
export interface Definition {
  /** `function public.post_transfer()`, or `trigger transfers_post on public.transfers`. */
  name: string;
  /** As the database spells it out, with whether a trigger is enabled. */
  text: string;
  /** The body of a function as it was written; empty for a trigger. */
  body: string;
}

/** Our functions and triggers in a database; extensions and pg-boss have theirs to themselves. */
export async function liveDefinitions(raw: RawSql): Promise<Definition[]> {
  const { rows } = await raw(
    `select format('function %s(%s)', p.oid::regproc, pg_get_function_identity_arguments(p.oid)) as name,
            pg_get_functiondef(p.oid) as text, p.prosrc as body
     from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and p.prokind in ('f', 'p')
       and not exists (select 1 from pg_depend d
         where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     union all
     select format('trigger %I on %s', t.tgname, t.tgrelid::regclass),
            pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text, ''
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace
     order by 1`,
    [],
  );
  return rows as Definition[];
}

/** The tables whose triggers go or come. */
const tablesWithTriggers = (live: readonly Definition[], files: readonly SqlFile[]) => [
  ...live.flatMap(({ name }) => /^trigger .* on (?:public\.)?(\w+)$/.exec(name)?.[1] ?? []),
  ...files.flatMap(({ text }) =>
    [...text.matchAll(/\bcreate\s+(?:constraint\s+)?trigger\b[^;]*?\bon\s+(\w+)/gi)].map(
      ([, table = '']) => table,
    ),
  ),
];

const hashOf = (definitions: readonly Definition[]) =>
  hexHash(definitions.map(({ text }) => text).join('\n'));

/**
 * Makes the functions and triggers of the database those of the files, no more and no fewer, when
 * the files have changed since they were applied, or when the database was changed by hand.
 */
export async function applyFunctions(raw: RawSql, files: readonly SqlFile[]): Promise<void> {
  const wanted = hexHash(files.map(({ name, hash }) => `${name} ${hash}`).join('\n'));
  const live = await liveDefinitions(raw);
  const { rows } = await raw('select files, live from installed.functions', []);
  const [applied] = rows as { files: string; live: string }[];
  if (applied?.files === wanted && applied.live === hashOf(live)) return;
  await lockTables(raw, tablesWithTriggers(live, files));
  // Triggers first: a function stays as long as a trigger calls it.
  for (const { name } of [...live].reverse()) await raw(`drop ${name}`);
  for (const { text } of files) await raw(text);
  await raw('delete from installed.functions', []);
  const made = hashOf(await liveDefinitions(raw));
  await raw('insert into installed.functions (files, live) values ($1, $2)', [wanted, made]);
}
