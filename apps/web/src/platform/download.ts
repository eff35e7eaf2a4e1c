import type { Call, InputOf } from '@institute/contract/call';
import { spelledFor } from '@institute/contract/spelling';
import { ApiError, GENERIC_FAILURE } from './api-error.ts';
import { refusalOf } from './refusal.ts';
import { requestOf } from './request.ts';

/** How far a download is, in rows; `total` as the server counted them before it began. */
export interface DownloadProgress {
  rows: number;
  total: number;
}

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/**
 * Makes a call whose answer is a file of lines, and hands the file to the browser to save. Throws
 * {@link ApiError} as `callApi` does, and the browser's AbortError when it is given up.
 */
export async function downloadFile<C extends Call>(
  call: C,
  input: InputOf<C>,
  { signal, onProgress }: DownloadOptions,
): Promise<void> {
  const [url, init] = requestOf(call, spelledFor(call.request, input as Record<string, unknown>));
  const response = await fetch(url, { ...init, signal }).catch(unlessAborted(signal));
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || type.startsWith('application/json')) {
    throw await refusalOf(await response.json().catch(() => null), response.status);
  }
  const total = Number(response.headers.get('x-total-rows') ?? 0);
  const parts = await readLines(response, (lines) => {
    // The first line names the columns.
    onProgress({ rows: Math.min(total, Math.max(0, lines - 1)), total });
  }).catch(unlessAborted(signal));
  save(new Blob(parts, { type }), fileName(response) ?? 'export.csv');
}

function unlessAborted(signal: AbortSignal) {
  return (error: unknown): never => {
    if (signal.aborted) throw error;
    throw new ApiError('network', GENERIC_FAILURE, 0);
  };
}

const LINE_FEED = 10;

async function readLines(
  response: Response,
  onLines: (lines: number) => void,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return parts;
    parts.push(part.value);
    for (const byte of part.value) if (byte === LINE_FEED) lines += 1;
    onLines(lines);
  }
}

function fileName(response: Response): string | null {
  const said = response.headers.get('content-disposition') ?? '';
  return /filename="([A-Za-z0-9_.-]+)"/.exec(said)?.[1] ?? null;
}

/** Gives a file to the person under a name, as a download does. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it only after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
