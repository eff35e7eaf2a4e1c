import { formatNumber } from '@institute/contract/language';
import { useId } from 'react';
import { Select } from '../input.tsx';
import { Pagination } from '../pagination.tsx';
import { Sentence } from '../sentence.tsx';
import { pageSizeOf, pageSizes } from './list-choices.ts';
import { text } from './text.ts';
import type { TableQuery } from './use-table-query.ts';

interface FootProps {
  label: string;
  state: TableQuery;
  total: number;
  more?: boolean;
  pageCount: number;
}

/** Which rows these are of how many, and the way to the others. */
export function TableFoot({ label, state, total, more, pageCount }: FootProps) {
  const first = (state.page - 1) * state.perPage + 1;
  const last = Math.min(total, first + state.perPage - 1);
  return (
    <div className="flex flex-col items-center gap-x-4 border-line border-t px-3 py-2 md:flex-row md:px-4">
      <p role="status" className="py-1.5 text-muted text-sm">
        <Sentence
          words={more ? text.rowsOfMore : text.rowsOf}
          fill={{
            rows: (
              <span className="figures">
                {formatNumber(first)}–{formatNumber(last)}
              </span>
            ),
            total: <span className="figures">{formatNumber(total)}</span>,
          }}
        />
      </p>
      {total > pageSizes[0] && <PageSizeSelect state={state} />}
      <Pagination
        page={state.page}
        pageCount={pageCount}
        onPage={state.turnTo}
        label={text.pagesOf(label)}
        className="md:ms-auto md:justify-end"
      />
    </div>
  );
}

/** How many rows a page has. */
function PageSizeSelect({ state }: { state: TableQuery }) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted text-sm">
        {text.rowsAPage}
      </label>
      <Select
        id={id}
        value={state.perPage}
        onChange={({ target }) => {
          const size = pageSizeOf(target.value);
          if (size) state.setPerPage(size);
        }}
        className="w-20!"
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </Select>
    </div>
  );
}
