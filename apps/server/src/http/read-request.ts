import type { Call, FileRule } from '@institute/contract/call';
import { AppError } from '@institute/contract/errors';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { mayCall } from '../may-call.ts';
import type { ReceivedFile } from '../platform/file-store.ts';
import { decodeBuffer, decodeMultipart, decodeQuery, type Payload } from './decode.ts';
import { readActor } from './session.ts';
import { text } from './text.ts';

/** A request after decoding, before anything is believed of it. */
export interface Decoded {
  fields: Payload;
  query: Payload;
  uploads: Record<string, ReceivedFile>;
  encoding: 'none' | 'form' | 'multipart' | 'json';
  bodyBytes: number;
}

/** Reads the body by its content type, within what this path may take. */
export async function decode(
  services: Services,
  calls: readonly Call[],
  request: FastifyRequest,
): Promise<Decoded> {
  const query = decodeQuery(request.url);
  const contentType = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (contentType === 'multipart/form-data') {
    const maxBody = Math.max(...calls.map((call) => call.maxBody));
    const rules = await fileRules(services, calls, request);
    const { fields, uploads, bytes } = await decodeMultipart(request, {
      maxBody,
      rules,
      files: services.files,
    });
    return { fields, query, uploads, encoding: 'multipart', bodyBytes: bytes };
  }
  if (!Buffer.isBuffer(request.body)) {
    return { fields: {}, query, uploads: {}, encoding: 'none', bodyBytes: 0 };
  }
  const fields = decodeBuffer(request.body, contentType ?? '');
  const encoding = contentType === 'application/json' ? 'json' : 'form';
  return { fields, query, uploads: {}, encoding, bodyBytes: request.body.length };
}

/** The files this session may send on this path: none is taken from a stranger, not even to disk. */
async function fileRules(
  services: Services,
  calls: readonly Call[],
  request: FastifyRequest,
): Promise<Readonly<Record<string, FileRule>>> {
  const withFiles = calls.filter((call) => Object.keys(call.files).length > 0);
  if (withFiles.length === 0) return {};
  const actor = await readActor(services, request, false).catch(() => null);
  const open = withFiles.filter((call) => actor && mayCall(actor, call));
  return Object.assign({}, ...open.map((call) => call.files));
}

/** The call meant, by the action word in the query, in the body, or in both. */
export function pickCall(
  calls: readonly Call[],
  { query, fields }: Decoded,
): { call: Call; action: string } {
  const words = [query.action, fields.action].filter((word) => word !== undefined && word !== '');
  if (words.length === 2 && words[0] !== words[1]) {
    throw new AppError('invalid_input', text.twoActions);
  }
  const action = words[0] ?? null;
  const call = calls.find(({ action: own }) =>
    Array.isArray(own) ? own.includes(action) : own === action,
  );
  // A path with a single call takes any action word that was sent along with it.
  const only = calls.length === 1 && calls[0]?.action === null ? calls[0] : undefined;
  const found = call ?? only;
  if (!found) throw new AppError('unknown_action');
  return { call: found, action: typeof action === 'string' ? action : '' };
}

/** Refuses a body that the call does not take: of another kind, or too large. */
export function checkEncoding(call: Call, decoded: Decoded): void {
  const fits =
    decoded.encoding === 'none' ||
    (call.encoding === 'json' ? decoded.encoding === 'json' : decoded.encoding !== 'json');
  if (!fits) throw new AppError('wrong_type');
  if (decoded.bodyBytes > call.maxBody) throw new AppError('too_large');
}
