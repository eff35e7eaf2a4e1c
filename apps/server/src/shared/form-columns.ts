/**
 * Which column keeps each field of a form: `columnsOf(classFields, { premium: 'isPremium' }) satisfies
 * ColumnsOf<typeof classFields, ClassRow>`. A field of the contract that no column keeps does not compile.
 */
export type ColumnsOf<Form, Row> = { readonly [Name in keyof Form]: keyof Row };

type Named<Form, Renamed> = {
  readonly [Name in keyof Form]: Name extends keyof Renamed ? Renamed[Name] : Name;
};

/** The columns of a form's fields: those of the same name, but for the ones that are called otherwise. */
export function columnsOf<
  Form extends object,
  const Renamed extends { readonly [Name in keyof Form]?: string },
>(fields: Form, renamed: Renamed): Named<Form, Renamed> {
  const others: Partial<Record<string, string>> = renamed;
  const columns = Object.keys(fields).map((name) => [name, others[name] ?? name]);
  return Object.fromEntries(columns) as Named<Form, Renamed>;
}

type SameName<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Name ? Name : never;
}[keyof Columns];

/** What a row keeps of a form under the form's own names. */
export function sameNamed<Row extends object, Columns extends object>(
  row: Row,
  columns: Columns,
): Pick<Row, SameName<Columns> & keyof Row> {
  const same = Object.entries(columns).filter(([name, column]) => name === column);
  const kept = same.map(([name]) => [name, row[name as keyof Row]]);
  return Object.fromEntries(kept) as Pick<Row, SameName<Columns> & keyof Row>;
}

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
