import { formatNumber } from '@institute/contract/language';
import { Download } from 'lucide-react';
import type { PaymentFilters } from '../../domains/payments/history-model.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { TableQuery } from '../../ui/table/use-table-query.ts';
import { text } from './text.ts';
import { useExport } from './use-export.ts';

interface ExportButtonProps {
  /** The order and the search in force. */
  query: TableQuery;
  filters: PaymentFilters;
  /** Rows there are to export. */
  total: number;
}

/** Saves what the filters let through as a CSV file, with progress and a way to stop. */
export function ExportButton({ query, filters, total }: ExportButtonProps) {
  const { progress, start, stop } = useExport();
  if (!progress) {
    return (
      <Button
        variant="secondary"
        onClick={() => start(query, filters)}
        disabled={total === 0}
        title={total === 0 ? text.exportNothing : undefined}
        icon={<Download size={18} />}
      >
        {text.exportCsv}
      </Button>
    );
  }
  return (
    <div className="flex min-h-11 w-full items-center gap-3 sm:w-80">
      <div className="grow">
        <p className="flex justify-between gap-3 text-sm">
          {text.exporting}
          <span className="figures text-muted">
            {formatNumber(progress.rows)} / {formatNumber(progress.total)}
          </span>
        </p>
        <ProgressBar label={text.exporting} value={progress.rows} max={progress.total} />
      </div>
      <Button variant="ghost" size="sm" onClick={stop}>
        {text.stop}
      </Button>
    </div>
  );
}
