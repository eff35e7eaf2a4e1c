import { type IncomeLine, type IncomeWay, incomeWays } from '@institute/contract/payments/income';
import { Money } from '../../domains/ledger/widgets/money.tsx';
import { cardClass } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
import { PersonText } from '../../ui/person-text.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { incomeText as text } from './books-text.ts';

interface IncomeTableProps {
  label: string;
  lines: readonly IncomeLine[];
}

const sumOf = (lines: readonly IncomeLine[], field: Column) =>
  lines.reduce((sum, line) => sum + line[`${field}Kobo`], 0);
type Column = IncomeWay | 'income' | 'waived';
const columns: readonly Column[] = [...incomeWays, 'income', 'waived'];
/** From this width on there is room for a column each. */
const WIDE = '(min-width: 64rem)';

/** What classes have earned by each way: a table, or on a phone a class beneath the other. */
export function IncomeTable(props: IncomeTableProps) {
  return useMedia(WIDE) ? <Wide {...props} /> : <Narrow {...props} />;
}

const ClassName = ({ line: { className } }: { line: IncomeLine }) =>
  className === '' ? text.noClass : <PersonText>{className}</PersonText>;

function Wide({ label, lines }: IncomeTableProps) {
  // Ways that nobody has paid by need no column.
  const shown = columns.filter(
    (column) => column === 'income' || lines.some((line) => line[`${column}Kobo`] !== 0),
  );
  return (
    <div className={cx(cardClass, 'overflow-x-auto')}>
      <table aria-label={label} className="w-full">
        <thead className="bg-sunken text-sm">
          <tr>
            <th scope="col" className="px-4 py-3 text-start font-medium">
              {text.className}
            </th>
            {shown.map((column) => (
              <th key={column} scope="col" className="px-4 py-3 text-end font-medium">
                {text.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map((line) => (
            <tr key={`${line.classId} ${line.className}`}>
              <th scope="row" className="px-4 py-3 text-start font-medium">
                <ClassName line={line} />
              </th>
              {shown.map((column) => (
                <td
                  key={column}
                  className={cx('px-4 py-3 text-end', column === 'income' && 'font-semibold')}
                >
                  {line[`${column}Kobo`] !== 0 && <Money kobo={line[`${column}Kobo`]} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="bg-sunken font-semibold">
          <tr>
            <th scope="row" className="px-4 py-3 text-start">
              {text.together}
            </th>
            {shown.map((column) => (
              <td key={column} className="px-4 py-3 text-end">
                <Money kobo={sumOf(lines, column)} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Narrow({ label, lines }: IncomeTableProps) {
  return (
    <div className={cx(cardClass, 'overflow-hidden')}>
      <ul aria-label={label} className="divide-y divide-line">
        {lines.map((line) => (
          <li key={`${line.classId} ${line.className}`} className="px-4 py-3">
            <p className="flex justify-between gap-4 font-medium">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <ClassName line={line} />
              </span>
              <Money kobo={line.incomeKobo} className="shrink-0 font-semibold" />
            </p>
            <dl className="mt-1 text-muted text-sm">
              {columns
                .filter((column) => column !== 'income' && line[`${column}Kobo`] !== 0)
                .map((column) => (
                  <div key={column} className="flex justify-between gap-4">
                    <dt>{text.columns[column]}</dt>
                    <dd>
                      <Money kobo={line[`${column}Kobo`]} />
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 bg-sunken px-4 py-3 font-semibold">
        {text.together}
        <Money kobo={sumOf(lines, 'income')} />
      </p>
    </div>
  );
}
