import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a server knows of the key that signs. */
export interface SigningKey {
  accessKey: string;
  secretKey: string;
  region: string;
}

const sha256 = (value: string | Uint8Array) => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Uint8Array, value: string) =>
  createHmac('sha256', key).update(value).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
const FIFTEEN_MINUTES = 15 * 60 * 1000;

/**
 * Why a request is not signed by this key (AWS signature version 4, written from its description and
 * not from the library that signs), or null when it is. The body is part of what is signed.
 */
export function signatureFault(
  request: IncomingMessage,
  body: Uint8Array,
  key: SigningKey,
): string | null {
  const { headers, method = '', url = '' } = request;
  const parts = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!parts) return 'AccessDenied';
  const [, accessKey, day = '', region, names = '', given] = parts;
  if (accessKey !== key.accessKey || region !== key.region) return 'InvalidAccessKeyId';
  const payload = String(headers['x-amz-content-sha256']);
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const time = String(headers['x-amz-date']);
  const at = Date.parse(
    time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  if (!time.startsWith(day) || !(Math.abs(Date.now() - at) < FIFTEEN_MINUTES)) {
    return 'RequestTimeTooSkewed';
  }
  if (!names.split(';').includes('host')) return 'SignatureDoesNotMatch';
  const [path = '', query = ''] = url.split('?');
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const wanted = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const signing = [day, key.region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    Buffer.from(`AWS4${key.secretKey}`),
  );
  return hmac(signing, wanted).toString('hex') === given ? null : 'SignatureDoesNotMatch';
}

const encoded = (value: string) =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function canonicalQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
}
