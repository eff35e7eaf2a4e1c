import type { RequestOf } from '@institute/contract/call';
import { exportPayments } from '@institute/contract/payments';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../platform/api-error.ts';
import { type DownloadProgress, downloadFile } from '../../platform/download.ts';
import { toast } from '../../ui/toast.ts';
import { text } from './text.ts';

/** The export of what the filters let through: how far it is, and the way to begin and stop it. */
export function useExport() {
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start(input: RequestOf<typeof exportPayments>) {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;
    setProgress({ rows: 0, total: 0 });
    try {
      await downloadFile(exportPayments, input, {
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
    start: (input: RequestOf<typeof exportPayments>) => void start(input),
    stop: () => running.current?.abort(),
  };
}
