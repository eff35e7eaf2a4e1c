import { useEffect, useRef, useState } from 'react';
import type { UploadProgress } from '../../platform/upload.ts';

/** How far the file of a request is, and how to stop it. */
export interface Upload {
  /** Null while there is none on its way. */
  progress: UploadProgress | null;
  cancel: () => void;
  /** Runs a request that may be cancelled; one that was throws `Cancelled`. */
  run: <Result>(
    request: (
      signal: AbortSignal,
      onProgress: (progress: UploadProgress) => void,
    ) => Promise<Result>,
  ) => Promise<Result>;
}

/** The person has stopped the upload. */
export class Cancelled extends Error {}

/** A request with a file on a slow line. A person who leaves, having been asked, ends the upload too. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    progress,
    cancel: () => running.current?.abort(),
    run: async (request) => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      try {
        return await request(signal, setProgress);
      } catch (error) {
        throw signal.aborted ? new Cancelled() : error;
      } finally {
        running.current = null;
        setProgress(null);
      }
    },
  };
}
