import { addLesson } from '@institute/contract/managed-lessons';
import { roles } from '@institute/contract/rules/abilities';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callForAnswer } from './api.ts';
import { useAuthStore } from './auth-store.ts';
import { carryWithProgress } from './upload.ts';

/** A request of the browser that a test answers by hand. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  headers: Record<string, string> = {};
  sent: unknown;
  withCredentials = false;
  constructor() {
    FakeRequest.last = this;
  }
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
  }
}

const input = { class_id: 4, subject: 'Film' };
const user = { email: 'admin@example.com', role: roles.administrator };
beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  useAuthStore.setState({ user: user as never, isAuthenticated: true });
});
afterEach(() => vi.unstubAllGlobals());

const send = (onProgress: (progress: unknown) => void, signal?: AbortSignal) =>
  callForAnswer(addLesson, input, {
    carry: carryWithProgress(onProgress),
    files: { file: new Blob(['film']) },
    signal,
  });

it('tells how far an upload is, and gives the answer as any call', async () => {
  const heard: unknown[] = [];
  const answer = send((progress) => heard.push(progress));
  const request = FakeRequest.last;
  request.upload.onprogress?.({ loaded: 5, total: 20 });
  const form = request.sent as FormData;
  expect([form.get('subject'), form.get('admin_email')]).toEqual(['Film', user.email]);
  expect(form.get('file')).toBeInstanceOf(Blob);
  request.answer(200, { status: true, message: 'Added', data: { id: 9, rand: 'r' } });
  expect(await answer).toMatchObject({ data: { id: 9 }, message: 'Added' });
  expect(heard).toEqual([{ sent: 5, total: 20 }]);
});

it('fails as any call: refused, without an answer, cancelled', async () => {
  const refused = send(() => undefined);
  FakeRequest.last.answer(415, { status: false, code: 'file_kind', message: 'No film.' });
  await expect(refused).rejects.toMatchObject({ code: 'file_kind', message: 'No film.' });
  const lost = send(() => undefined);
  FakeRequest.last.onerror?.();
  await expect(lost).rejects.toMatchObject({ code: 'network' });
  const controller = new AbortController();
  const cancelled = send(() => undefined, controller.signal);
  controller.abort();
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
});
