import { dictionary, formatNumber } from '@institute/contract/language';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../platform/api-error.ts';
import type { DownloadProgress } from '../platform/download.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { toast } from '../ui/toast.ts';

const text = dictionary('admin/export', {
  exporting: 'Exporting',
  exportCsv: 'Export CSV',
  nothing: 'There is nothing to export.',
  failed: 'The export was not completed. Please try again.',
  done: 'The export is complete.',
  stop: 'Stop',
});

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

interface ExportButtonProps {
  /** Saves what the filters let through as a file. */
  download: (options: DownloadOptions) => Promise<void>;
  /** Rows there are to export; null where that is not known. */
  total: number | null;
  /** What the button says, where there is more than one. */
  label?: string;
}

/** Saves a list as a CSV file, with progress and a way to stop. */
export function ExportButton({ download, total, label = text.exportCsv }: ExportButtonProps) {
  const { progress, start, stop } = useExport(download);
  if (!progress) {
    return (
      <Button
        variant="secondary"
        onClick={start}
        disabled={total === 0}
        title={total === 0 ? text.nothing : undefined}
        icon={<Download size={18} />}
      >
        {label}
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

/** How far an export is, null while there is none, and the way to begin and stop it. */
function useExport(download: ExportButtonProps['download']) {
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setProgress({ rows: 0, total: 0 });
    try {
      await download({ signal: control.signal, onProgress: setProgress });
      toast.success(text.done);
    } catch (error) {
      if (!control.signal.aborted) toast.error(errorMessage(error, text.failed));
    } finally {
      running.current = null;
      setProgress(null);
    }
  }
  return { progress, start: () => void start(), stop: () => running.current?.abort() };
}
