import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { otherQuestions } from '../../src/modules/exams/machine/elsewhere-rules.ts';

/** What the mock server was asked: the whole request, and the answer in it. */
export interface Asked {
  authorization: string;
  body: { model: string; messages: { role: string; content: string }[] };
  paper: {
    paper: string;
    question: string;
    model_answer: string;
    boundary: string;
    student_answer: string;
    reminder: string;
  };
}

/** How it answers: the words of the model, or an HTTP status, or nothing at all until it is closed. */
export type Behaviour = (
  asked: Asked,
) => string | { http: number; retryAfter?: number } | 'silence';

/**
 * A mock server of the marking provider that speaks the chat-completions format on this machine.
 */
export interface MarkingProvider {
  url: string;
  /** What it was asked about exams. */
  asked: Asked[];
  /** What it was asked about questions of no exam, which it answers with 0 unless told otherwise. */
  askedElsewhere: Asked[];
  behave(behaviour: Behaviour, elsewhere?: Behaviour): void;
  close(): Promise<void>;
}

/** A proposal in the form asked for. */
export const proposing =
  (
    score: number,
    confidence = 0.95,
    reason = 'It names the subject and the predicate.',
  ): Behaviour =>
  ({ paper }) =>
    JSON.stringify({ paper: paper.paper, score, confidence, reason });

export async function startMarkingProvider(): Promise<MarkingProvider> {
  const asked: Asked[] = [];
  const askedElsewhere: Asked[] = [];
  let behave: Behaviour = proposing(80);
  let behaveElsewhere: Behaviour = proposing(0);
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as Asked['body'];
    const one: Asked = {
      authorization: request.headers.authorization ?? '',
      body,
      paper: JSON.parse(body.messages.at(-1)?.content ?? '{}'),
    };
    const isElsewhere = otherQuestions.some(({ question }) => question === one.paper.question);
    (isElsewhere ? askedElsewhere : asked).push(one);
    answer(response, (isElsewhere ? behaveElsewhere : behave)(one));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    asked,
    askedElsewhere,
    behave: (behaviour, elsewhere = proposing(0)) => {
      behave = behaviour;
      behaveElsewhere = elsewhere;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, said: ReturnType<Behaviour>): void {
  if (said === 'silence') return;
  if (typeof said !== 'string') {
    const wait = said.retryAfter === undefined ? {} : { 'retry-after': String(said.retryAfter) };
    response.writeHead(said.http, wait).end('{"error":{"message":"no"}}');
    return;
  }
  const message = { role: 'assistant', content: said };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] }));
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
