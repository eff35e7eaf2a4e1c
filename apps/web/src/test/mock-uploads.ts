import { vi } from 'vitest';
import { type MockServer, refused } from './mock-server.tsx';

/** What a mock server has of uploads in parts. */
export interface MockUploads {
  /** Bytes that have arrived, by the key of the upload: `upload-1` and so on. */
  arrived: Map<string, number>;
  /** Where each part began that was sent, and how long it was. */
  parts: { key: string; from: number; bytes: number; headers: Record<string, string> }[];
  begun: number;
  /** How many of the next parts a cut line loses, after so many bytes of them. */
  cuts: number;
  cutAfter: number;
  /** Whether parts stop when half of them has arrived, and wait there until `goOn` is called. */
  isHeld: boolean;
  goOn: () => void;
  /** What the next requests of the protocol are answered in place of what they ask for. */
  refusals: { status: number; code: string }[];
  freed: string[];
}

/** Lets a mock server take uploads in parts, by the tus protocol. */
export function mockUploads(server: MockServer): MockUploads {
  const uploads: MockUploads = {
    ...{ arrived: new Map(), parts: [], begun: 0, cuts: 0, cutAfter: 0, refusals: [], freed: [] },
    ...{ isHeld: false, goOn: () => undefined },
  };
  const refusal = () => {
    const next = uploads.refusals.shift();
    return next && new Response(JSON.stringify({ code: next.code }), { status: next.status });
  };
  server.reply('uploads', () => {
    const no = refusal();
    if (no) return no;
    uploads.begun += 1;
    const key = `upload-${uploads.begun}`;
    uploads.arrived.set(key, 0);
    server.reply(`uploads/${key}`, ({ method }) => {
      const answer = refusal();
      if (answer) return answer;
      const offset = uploads.arrived.get(key);
      if (offset === undefined) {
        const { body } = refused('not_found', 'Not here.');
        return new Response(body, { status: 404 });
      }
      if (method === 'DELETE') {
        uploads.arrived.delete(key);
        uploads.freed.push(key);
      }
      return new Response(null, { status: 204, headers: { 'upload-offset': String(offset) } });
    });
    return new Response(null, { status: 201, headers: { location: `/uploads/${key}` } });
  });
  vi.stubGlobal('XMLHttpRequest', requestOn(uploads));
  return uploads;
}

/** A request by which a part is sent. */
const requestOn = (uploads: MockUploads) =>
  class {
    upload: { onprogress?: (event: { loaded: number }) => void } = {};
    status = 0;
    responseText = '';
    headers: Record<string, string> = {};
    key = '';
    isOver = false;
    onload = () => undefined;
    onerror = () => undefined;
    onabort = () => undefined;
    open(_method: string, url: string) {
      this.key = url.split('/').at(-1) ?? '';
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getResponseHeader() {
      return String(uploads.arrived.get(this.key));
    }
    abort() {
      if (this.isOver) return;
      this.isOver = true;
      this.onabort();
    }
    send(part: Blob) {
      const { key, headers } = this;
      const from = Number(headers['upload-offset']);
      uploads.parts.push({ key, from, bytes: part.size, headers });
      const arrive = () => {
        if (this.isOver) return;
        this.isOver = true;
        const isCut = uploads.cuts > 0;
        const bytes = isCut ? Math.min(uploads.cutAfter, part.size) : part.size;
        this.upload.onprogress?.({ loaded: bytes });
        const next = uploads.refusals.shift();
        const fits = uploads.arrived.get(key) === from;
        if (!next && fits) uploads.arrived.set(key, from + bytes);
        if (isCut) {
          uploads.cuts -= 1;
          return this.onerror();
        }
        const code = next?.code ?? 'upload_moved';
        this.status = next?.status ?? (fits ? 204 : 409);
        this.responseText = JSON.stringify({ code, message: code });
        this.onload();
      };
      setTimeout(() => {
        if (!uploads.isHeld) return arrive();
        this.upload.onprogress?.({ loaded: part.size / 2 });
        uploads.goOn = () => {
          uploads.isHeld = false;
          arrive();
        };
      });
    }
  };
