import type { Multipart } from '@fastify/multipart';
import type { FileRule } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import type { ReceivedFile } from '../platform/file-store.ts';
import type { Files } from '../platform/files.ts';

/** A decoded payload: nested plain objects of strings (of any JSON for JSON bodies). */
export type Payload = Record<string, unknown>;

/** `name`, `name[key]`, `name[key][key]`, `name[]`: what forms may call a field. */
const FIELD_NAME = /^[A-Za-z_][\w-]{0,60}(\[[\w-]{0,60}\]){0,3}$/;
/** Names of which more is to be made than a key of the payload. */
const NESTED = /\[|^__proto__$/;
const MAX_FIELDS = 5000;

const bad = (message: string) => new AppError('invalid_input', message);

/**
 * Turns name and value pairs into nested objects. A field sent twice is refused rather than
 * guessed at; `name[]` counts up; a name that is both a value and a group is refused.
 */
export function nest(pairs: Iterable<readonly [string, string]>): Payload {
  const flat = new Map<string, string>();
  const counters = new Map<string, number>();
  for (const [sentName, value] of pairs) {
    if (!FIELD_NAME.test(sentName)) throw bad('A field has a name that cannot be read.');
    if (value.includes('\0')) throw bad(`${sentName} contains a character that cannot be stored.`);
    const name = sentName.replaceAll('[]', () => {
      const next = counters.get(sentName) ?? 0;
      counters.set(sentName, next + 1);
      return `[${next}]`;
    });
    if (flat.has(name)) throw bad(`${name} was sent twice.`);
    flat.set(name, value);
    if (flat.size > MAX_FIELDS) throw new AppError('too_large');
  }
  if (![...flat.keys()].some((name) => NESTED.test(name))) return plainly(flat);
  for (const name of flat.keys()) {
    for (let at = name.lastIndexOf('['); at > 0; at = name.lastIndexOf('[', at - 1)) {
      if (flat.has(name.slice(0, at))) throw bad(`${name.slice(0, at)} was sent in two shapes.`);
    }
  }
  return qs.parse(Object.fromEntries(flat), {
    parseArrays: false,
    depth: 4,
    plainObjects: true,
    parameterLimit: MAX_FIELDS,
  }) as Payload;
}

/** Most forms have no groups: theirs is what the parser of groups would make of them. */
function plainly(flat: ReadonlyMap<string, string>): Payload {
  const payload = Object.create(null) as Payload;
  for (const [name, value] of flat) payload[name] = value;
  return payload;
}

/** The query of a URL as nested objects. */
export function decodeQuery(url: string): Payload {
  const at = url.indexOf('?');
  return at < 0 ? {} : nest(new URLSearchParams(url.slice(at + 1)));
}

/** Reads a buffered urlencoded or JSON body. */
export function decodeBuffer(body: Buffer, contentType: string): Payload {
  if (contentType === 'application/x-www-form-urlencoded') return nest(pairsOf(body));
  const text = readUtf8(body);
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw bad('The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw bad('The body is not an object.');
  }
  refuseUnstorable(value);
  return value as Payload;
}

/** Bytes of a form that mean something. */
const [AND, EQUALS, PERCENT, PLUS, SPACE] = [0x26, 0x3d, 0x25, 0x2b, 0x20] as const;

/**
 * The names and values of a form, as the standard of `URLSearchParams` has it. That of Node takes a second for
 * four megabytes of short words, in which nobody else is answered, and breaks a letter that is not escaped
 * before a percent sign that is none; this one takes some milliseconds.
 */
export function pairsOf(body: Buffer): [string, string][] {
  // What is not escaped has to be text.
  readUtf8(body);
  const pairs: [string, string][] = [];
  for (let begin = 0; begin < body.length; ) {
    const found = body.indexOf(AND, begin);
    const end = found < 0 ? body.length : found;
    const sign = body.subarray(begin, end).indexOf(EQUALS);
    const name = body.subarray(begin, sign < 0 ? end : begin + sign);
    const value = sign < 0 ? name.subarray(0, 0) : body.subarray(begin + sign + 1, end);
    if (end > begin) pairs.push([unescaped(name), unescaped(value)]);
    begin = end + 1;
  }
  return pairs;
}

/** The text of a part of a form; a percent sign without its two figures is one. */
function unescaped(sent: Buffer): string {
  const bytes = Buffer.allocUnsafe(sent.length);
  let length = 0;
  for (let at = 0; at < sent.length; at += 1) {
    const byte = sent[at] ?? 0;
    const high = byte === PERCENT ? figureOf(sent[at + 1]) : -1;
    const low = high < 0 ? -1 : figureOf(sent[at + 2]);
    bytes[length] = low >= 0 ? high * 16 + low : byte === PLUS ? SPACE : byte;
    length += 1;
    if (low >= 0) at += 2;
  }
  return bytes.toString('utf8', 0, length);
}

/** The value of a hexadecimal figure; -1 for any other byte, and for none. */
function figureOf(byte = 0): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

/** One for all bodies: making one costs more than reading a form. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function readUtf8(body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw bad('The body is not UTF-8 text.');
  }
}

/** Refuses NUL, which PostgreSQL cannot store, and keys that reach into prototypes. */
function refuseUnstorable(value: unknown, depth = 0): void {
  if (depth > 8) throw bad('The body is nested too deeply.');
  if (typeof value === 'string' && value.includes('\0')) {
    throw bad('A field contains a character that cannot be stored.');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__') throw bad('A field has a name that cannot be read.');
    refuseUnstorable(inner, depth + 1);
  }
}

/**
 * Reads a multipart body: fields into memory within `maxBody` bytes, files straight to disk within
 * their own limits. `rules` name what this session may send on this path; anything else is refused
 * before its bytes are taken.
 */
export async function decodeMultipart(
  request: FastifyRequest,
  options: { maxBody: number; rules: Readonly<Record<string, FileRule>>; files: Files },
): Promise<{ fields: Payload; uploads: Record<string, ReceivedFile>; bytes: number }> {
  const pairs: [string, string][] = [];
  const uploads: Record<string, ReceivedFile> = {};
  let taken = 0;
  try {
    const parts = request.parts({
      limits: {
        fieldNameSize: 200,
        fieldSize: options.maxBody,
        fields: MAX_FIELDS,
        files: 4,
        parts: MAX_FIELDS + 4,
        fileSize: Math.max(0, ...Object.values(options.rules).map((rule) => rule.maxBytes)),
      },
    });
    for await (const part of parts as AsyncIterableIterator<Multipart>) {
      if (part.type === 'file') {
        const rule = options.rules[part.fieldname];
        if (!rule) throw bad(`No file is taken as ${part.fieldname.slice(0, 40)}.`);
        if (uploads[part.fieldname]) throw bad(`${part.fieldname} was sent twice.`);
        const file = await options.files.receive(part.file);
        uploads[part.fieldname] = file;
        if (part.file.truncated || file.bytes > rule.maxBytes) {
          throw new AppError('too_large', rule.tooLarge);
        }
        // A form with an empty file input sends a file of no bytes: it means none.
        if (file.bytes === 0) {
          await options.files.discard(file);
          delete uploads[part.fieldname];
        }
      } else {
        const value = String(part.value);
        taken += value.length;
        if (part.valueTruncated || taken > options.maxBody) throw new AppError('too_large');
        pairs.push([part.fieldname, value]);
      }
    }
    return { fields: nest(pairs), uploads, bytes: taken };
  } catch (error) {
    await Promise.all(Object.values(uploads).map((file) => options.files.discard(file)));
    // What the parser throws of a broken body has no code; faults of ours, such as a full disk, have.
    const isBroken = error instanceof Error && !(error instanceof AppError) && !('code' in error);
    throw isBroken ? bad('The form could not be read.') : error;
  }
}
