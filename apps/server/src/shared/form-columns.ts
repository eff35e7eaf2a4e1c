/**
 * Which column keeps each field of a form. A table of them is written
 * `as const satisfies ColumnsOf<typeof classFields, ClassRow>`: a field of the contract that no
 * column keeps does not compile.
 */
export type ColumnsOf<Form, Row> = { readonly [Name in keyof Form]: keyof Row };

type InColumns<Sent, Columns> = {
  [Name in keyof Sent as Name extends keyof Columns ? Columns[Name] & string : never]: Sent[Name];
};

/** What was sent of a form, by the columns that keep it; what was not sent is not there either. */
export function inColumns<Sent extends object, Columns extends Readonly<Record<string, string>>>(
  sent: Sent,
  columns: Columns,
): InColumns<Sent, Columns> {
  const kept = Object.entries(sent).flatMap(([name, value]) => {
    const column = columns[name];
    return column === undefined || value === undefined ? [] : [[column, value]];
  });
  return Object.fromEntries(kept) as InColumns<Sent, Columns>;
}
