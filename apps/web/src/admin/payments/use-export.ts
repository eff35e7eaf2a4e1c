import { useEffect, useRef, useState } from 'react';
import { downloadPayments } from '../../domains/payments/history-api.ts';
import type { PaymentFilters } from '../../domains/payments/history-model.ts';
import { errorMessage } from '../../platform/api-error.ts';
import type { DownloadProgress } from '../../platform/download.ts';
import type { PageQuery } from '../../platform/paged-list.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

/** The export of what the filters let through: how far it is, and the way to begin and stop it. */
export function useExport() {
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(query: PageQuery, filters: PaymentFilters) {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setProgress({ rows: 0, total: 0 });
    try {
      await downloadPayments(query, filters, {
        signal: control.signal,
        onProgress: setProgress,
      });
      toast.success(text.exportDone);
    } catch (error) {
      if (!control.signal.aborted) toast.error(errorMessage(error, text.exportFailed));
    } finally {
      running.current = null;
      setProgress(null);
    }
  }

  return {
    /** Null while nothing is being exported. */
    progress,
    start: (query: PageQuery, filters: PaymentFilters) => void start(query, filters),
    stop: () => running.current?.abort(),
  };
}
