import type { RequestOf } from '@institute/contract/call';
import { rosterRows } from '@institute/contract/roster/columns';
import type { importStudents } from '@institute/contract/roster/sheets';
import type { Person } from './institute.ts';

/** People of a table as the office's browser sends them, by what its columns seem to be. */
export async function rowsOfTable(office: Person, table: string) {
  const { data } = await office.call.readRoster({ table });
  return rosterRows(data.rows, data.columns);
}

/** Imports a pasted table, as it is read. */
export async function importTable(
  office: Person,
  table: string,
  own: Partial<RequestOf<typeof importStudents>> = {},
) {
  return office.call.importStudents({ rows: await rowsOfTable(office, table), ...own });
}
