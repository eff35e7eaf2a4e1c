import { useEffect, useRef, useState } from 'react';
import { UploadControl, type UploadProgress } from './upload-control.ts';

/** How far the file of a request is, and what a person may do with it. */
export interface Upload {
  /** Null while there is none on its way. */
  progress: UploadProgress | null;
  cancel: () => void;
  /** Lets it rest, or go on. */
  hold: (isPaused: boolean) => void;
  /** Runs a request that may be cancelled; one that was throws `Cancelled`. */
  run: <Result>(
    request: (
      control: UploadControl,
      onProgress: (progress: UploadProgress) => void,
    ) => Promise<Result>,
  ) => Promise<Result>;
}

/** The person has stopped the upload. */
export class Cancelled extends Error {}

/** A request with a file on a slow line. A person who leaves, having been asked, ends the upload too. */
export function useUpload(): Upload {
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const running = useRef<UploadControl | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  return {
    progress,
    cancel: () => running.current?.abort(),
    hold: (isPaused) => running.current?.hold(isPaused),
    run: async (request) => {
      const control = new UploadControl();
      running.current = control;
      try {
        return await request(control, setProgress);
      } catch (error) {
        throw control.signal.aborted ? new Cancelled() : error;
      } finally {
        running.current = null;
        setProgress(null);
      }
    },
  };
}
