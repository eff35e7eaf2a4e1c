import { TUS_CONTENT_TYPE, TUS_VERSION, UPLOADS_PATH } from '@institute/contract/uploads/uploads';
import { ApiError, GENERIC_FAILURE } from '../api-error.ts';
import { mayAct } from '../auth-store.ts';
import { noteAnswer } from '../connection.ts';
import { readCookie, TOKEN_COOKIE } from '../cookies.ts';
import { apiUrl } from '../hosts.ts';
import { refusalOf } from '../refusal.ts';

/*
 * The requests of the tus protocol 1.0.0. Each throws an ApiError as calls do: `network` when no
 * answer has come, the server's own code otherwise.
 */

/** A line over which nothing has moved for so long carries nothing any more. */
const STILL_MS = 40_000;

/** A request of the person who is signed in. Errors: session_ended. */
function headersOf(own: Record<string, string> = {}): Record<string, string> {
  if (!mayAct()) throw new ApiError('session_ended', GENERIC_FAILURE, 401);
  const token = readCookie(TOKEN_COOKIE);
  return {
    accept: 'application/json',
    'tus-resumable': TUS_VERSION,
    ...(token && { authorization: `Bearer ${token}` }),
    ...own,
  };
}

const addressOf = (key: string) => apiUrl(`${UPLOADS_PATH}/${key}`);
const noAnswer = () => new ApiError('network', GENERIC_FAILURE, 0);

async function refusedBy(status: number, body: string): Promise<ApiError> {
  try {
    return await refusalOf(JSON.parse(body), status);
  } catch {
    return refusalOf(null, status);
  }
}

/** A request without a body. */
async function ask(
  method: 'POST' | 'HEAD' | 'DELETE',
  address: string,
  signal: AbortSignal | null,
  own: Record<string, string> = {},
): Promise<Headers> {
  const headers = headersOf(own);
  const stop = new AbortController();
  const abort = () => stop.abort();
  const watch = setTimeout(abort, STILL_MS);
  signal?.addEventListener('abort', abort);
  const response = await fetch(address, {
    ...{ method, headers, credentials: 'include', cache: 'no-store' },
    signal: stop.signal,
  })
    .catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw noAnswer();
    })
    .finally(() => {
      clearTimeout(watch);
      signal?.removeEventListener('abort', abort);
    });
  noteAnswer(true);
  if (!response.ok) throw await refusedBy(response.status, await response.text());
  return response.headers;
}

/** Begins an upload and gives its key. */
export async function begin(blob: Blob, signal: AbortSignal): Promise<string> {
  const own = { 'upload-length': String(blob.size) };
  const headers = await ask('POST', apiUrl(UPLOADS_PATH), signal, own);
  const key = headers.get('location')?.split('/').at(-1);
  if (!key) throw noAnswer();
  return key;
}

/** What has arrived of an upload; null when it is not there any more. */
export async function arrived(key: string, signal: AbortSignal): Promise<number | null> {
  try {
    const headers = await ask('HEAD', addressOf(key), signal);
    return Number(headers.get('upload-offset'));
  } catch (error) {
    if (error instanceof ApiError && isGone(error)) return null;
    throw error;
  }
}

/** Whether an upload is not there: never was, was cancelled, or has waited too long. */
export const isGone = ({ httpStatus }: ApiError) => httpStatus === 404 || httpStatus === 410;

/** Frees what the server has of an upload; where it cannot be told, the server does so in time. */
export async function free(key: string): Promise<void> {
  await ask('DELETE', addressOf(key), null).catch(() => undefined);
}

/**
 * Sends a part of a file, by XMLHttpRequest, which alone tells how much of it has gone, and gives what
 * has arrived by then.
 */
export function append(
  key: string,
  from: number,
  part: Blob,
  { signal, onSent }: { signal: AbortSignal; onSent: (bytes: number) => void },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let watch: ReturnType<typeof setTimeout>;
    const moved = () => {
      clearTimeout(watch);
      watch = setTimeout(abort, STILL_MS);
    };
    const over = () => {
      clearTimeout(watch);
      signal.removeEventListener('abort', abort);
    };
    const own = { 'content-type': TUS_CONTENT_TYPE, 'upload-offset': String(from) };
    const headers = headersOf(own);
    request.open('PATCH', addressOf(key));
    request.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => {
      moved();
      onSent(loaded);
    };
    request.onload = () => {
      over();
      noteAnswer(true);
      if (request.status === 204) resolve(Number(request.getResponseHeader('upload-offset')));
      else void refusedBy(request.status, request.responseText).then(reject);
    };
    const failed = () => {
      over();
      reject(noAnswer());
    };
    request.onerror = failed;
    request.onabort = failed;
    if (signal.aborted) return failed();
    signal.addEventListener('abort', abort);
    moved();
    request.send(part);
  });
}
