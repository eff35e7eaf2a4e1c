import type { Carry } from './api.ts';
import { ApiError, GENERIC_FAILURE } from './api-error.ts';
import { noteAnswer } from './connection.ts';

/** How far an upload is, in bytes of the whole form. */
export interface UploadProgress {
  sent: number;
  total: number;
}

/**
 * Carries a request by XMLHttpRequest, which alone tells how much of it has gone. `onProgress` hears
 * it a few times a second, and once more when all has gone and the answer is waited for.
 */
export function carryWithProgress(onProgress: (progress: UploadProgress) => void): Carry {
  return (url, init, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      const over = () => signal?.removeEventListener('abort', abort);
      request.open(init.method ?? 'POST', url);
      request.withCredentials = init.credentials === 'include';
      for (const [name, value] of Object.entries((init.headers ?? {}) as Record<string, string>)) {
        request.setRequestHeader(name, value);
      }
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total });
      request.onload = () => {
        over();
        noteAnswer(true);
        resolve(new Response(request.responseText || null, { status: request.status }));
      };
      request.onerror = () => {
        over();
        noteAnswer(false);
        reject(new ApiError('network', GENERIC_FAILURE, 0));
      };
      request.onabort = () => {
        over();
        reject(new DOMException('The upload was cancelled.', 'AbortError'));
      };
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort);
      request.send(init.body as XMLHttpRequestBodyInit | null);
    });
}
