import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the mock server was asked to tell. */
export interface AskedPush {
  authorization: string;
  body: {
    app_id: string;
    target_channel: string;
    include_aliases: { external_id: string[] };
    headings: { en: string };
    contents: { en: string };
    web_url: string;
    idempotency_key: string;
  };
}

/** A mock server of the push service on this machine. */
export interface PushService {
  url: string;
  asked: AskedPush[];
  /** Paths of the users it was asked to forget. */
  forgotten: string[];
  /** The HTTP status it answers with from now on; 200 takes what it is sent, null never answers. */
  answerWith(status: number | null): void;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const asked: AskedPush[] = [];
  const forgotten: string[] = [];
  let status: number | null = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { authorization = '' } = request.headers;
    if (request.url === '/notifications') {
      asked.push({ authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
    }
    if (request.method === 'DELETE') forgotten.push(request.url ?? '');
    if (status === null) return;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(status === 200 ? '{"id":"1"}' : '{"errors":["Not taken"]}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    forgotten,
    answerWith: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
