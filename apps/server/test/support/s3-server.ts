/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Settings } from '../../src/platform/s3-client.ts';
import { signatureFault } from './s3-signature.ts';

/** An S3 server of a test's own. */
export interface S3Server {
  settings: S3Settings;
  /** The same as variables of the environment. */
  environment: Record<string, string>;
  /** Requests refused for their signature, by the code they were refused with. */
  refused: string[];
  /** While true no request is answered: connections end at once. */
  isAway: boolean;
  close(): Promise<void>;
}

const KEY = { accessKey: 'institute', secretKey: 'not a secret anywhere', region: 'af-south-1' };
/** The one account s3rver knows. It checks no signature of version 4: the gate before it does. */
const INNER_KEY = 'S3RVER';
const BUCKET = 'institute-files';

/** Starts s3rver behind a gate that checks the signature of every request, body and all. */
export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'institute-s3-'));
  const inner = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  });
  const { port: innerPort } = await inner.run();
  const refused: string[] = [];
  const gate = createServer((request, response) => {
    if (server.isAway) request.socket.destroy();
    else void pass(request, response, innerPort, refused);
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const settings = { endpoint, bucket: BUCKET, ...KEY };
  const server: S3Server = {
    settings,
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: KEY.accessKey,
      S3_SECRET_KEY: KEY.secretKey,
      S3_REGION: KEY.region,
    },
    refused,
    isAway: false,
    async close() {
      gate.closeAllConnections();
      await new Promise((resolve) => gate.close(resolve));
      await inner.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
  return server;
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  refused: string[],
): Promise<void> {
  const body = await buffer(request);
  const fault = signatureFault(request, body, KEY);
  if (fault) {
    refused.push(fault);
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${fault}</Code><Message>No.</Message></Error>`);
    return;
  }
  const authorization = request.headers.authorization?.replace(KEY.accessKey, INNER_KEY);
  const { method, url: path } = request;
  const onward = send({ port, method, path, headers: { ...request.headers, authorization } });
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  onward.end(body);
}
