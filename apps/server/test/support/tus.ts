import type { InjectOptions } from 'fastify';
import type { Institute, Person } from './institute.ts';

type Headers = Record<string, string | number>;
type Method = 'HEAD' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS';

/** What a request of the tus protocol carries of a session. */
export const sessionOf = ({ sid, token }: Pick<Person, 'sid' | 'token'>): Headers => ({
  ...(sid && { cookie: `sid=${sid}` }),
  ...(token && { authorization: `Bearer ${token}` }),
});

/** Speaks the tus protocol with an institute in a person's name. */
export function tusOf(institute: Institute, person: Pick<Person, 'sid' | 'token'>) {
  const ask = async (method: Method, url: string, own: Headers = {}, payload?: Buffer) => {
    const headers = { 'tus-resumable': '1.0.0', ...sessionOf(person), ...own };
    const options: InjectOptions = { method, url, headers, ...(payload && { payload }) };
    const response = await institute.app.inject(options);
    return {
      http: response.statusCode,
      headers: response.headers,
      code: response.body.startsWith('{') ? response.json().code : undefined,
      offset: Number(response.headers['upload-offset'] ?? Number.NaN),
    };
  };
  const append = (key: string, from: number, payload: Buffer, own: Headers = {}) =>
    ask(
      'PATCH',
      `/uploads/${key}`,
      { 'content-type': 'application/offset+octet-stream', 'upload-offset': from, ...own },
      payload,
    );
  return {
    ask,
    append,
    head: (key: string) => ask('HEAD', `/uploads/${key}`),
    cancel: (key: string) => ask('DELETE', `/uploads/${key}`),
    /** Begins an upload and gives its key. */
    async begin(bytes: number, own: Headers = {}): Promise<string> {
      const made = await ask('POST', '/uploads', { 'upload-length': bytes, ...own });
      if (made.http !== 201) throw new Error(`${made.http} ${made.code}`);
      return String(made.headers.location).replace('/uploads/', '');
    },
    /** Sends a file whole, in so many requests. */
    async send(bytes: Buffer, requests = 1): Promise<string> {
      const key = await this.begin(bytes.length);
      const step = Math.ceil(bytes.length / requests);
      for (let at = 0; at < bytes.length; at += step) {
        const sent = await append(key, at, bytes.subarray(at, at + step));
        if (sent.http !== 204) throw new Error(`${sent.http} ${sent.code}`);
      }
      return key;
    },
  };
}
