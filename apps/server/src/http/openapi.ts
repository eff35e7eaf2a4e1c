import { callsByFile } from '@institute/contract';
import type { Call } from '@institute/contract/call';
import { errors } from '@institute/contract/errors';
import * as z from 'zod/mini';
import { callNotes } from '../platform/call-notes.ts';

type Json = Record<string, unknown>;

/** A call with what is written of it. */
export interface DocumentedCall {
  call: Call;
  /** What its doc comment says; empty where there is none. */
  note: string;
  /** JSON Schema of what a client sends, action and acting e-mail among it. */
  request: Json;
  /** JSON Schema of `data` in the response, or of the whole response where it has no envelope. */
  response: Json;
}

/** The calls of the contract by the file that declares them. */
export async function documentedCalls(): Promise<[file: string, calls: DocumentedCall[]][]> {
  return Promise.all(
    Object.entries(callsByFile).map(async ([file, calls]) => {
      const notes = await callNotes(file);
      return [file, calls.map((call) => documented(call, notes))] as [string, DocumentedCall[]];
    }),
  );
}

function documented(call: Call, notes: ReadonlyMap<string, string>): DocumentedCall {
  return {
    call,
    note: notes.get(call.name) ?? '',
    request: withCallFields(call, schemaOf(call.request)),
    response: schemaOf(call.response),
  };
}

/** A shape as it travels, which is what goes into its codecs and transformations. */
function schemaOf(schema: z.core.$ZodType): Json {
  const options = { io: 'input', unrepresentable: 'any' } as const;
  const { $schema, ...described } = z.toJSONSchema(schema, options) as Json;
  return described;
}

/** The fields that every call has by its declaration: the action, who acts, and files. */
function withCallFields(call: Call, schema: Json): Json {
  const { action } = call;
  const properties: Json = { ...(schema.properties as Json | undefined) };
  const required = [...((schema.required as string[] | undefined) ?? [])];
  if (action !== null) {
    properties.action = typeof action === 'string' ? { const: action } : { enum: action };
    required.push('action');
  }
  if (call.actor) {
    properties[call.actor] = {
      type: 'string',
      description: 'The e-mail of the session’s own user. It selects no user.',
    };
  }
  for (const [field, { maxBytes }] of Object.entries(call.files)) {
    properties[field] = { type: 'string', format: 'binary', description: `≤ ${maxBytes} bytes` };
  }
  return { ...schema, type: 'object', properties, ...(required.length > 0 && { required }) };
}

const contentTypes: Readonly<Record<Call['encoding'], readonly string[]>> = {
  none: ['application/x-www-form-urlencoded'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data'],
  multipart: ['multipart/form-data'],
  json: ['application/json'],
};

/**
 * The contract as an OpenAPI 3.1 document. Several calls share a path and are told apart by their
 * action word, so a path has one operation whose body is one of theirs.
 */
export async function openApi(about: { title: string; url: string }): Promise<Json> {
  const files = await documentedCalls();
  const calls = files.flatMap(([file, ofFile]) => ofFile.map((one) => ({ file, ...one })));
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const { call, request, response } of calls) {
    schemas[`${call.name}.request`] = request;
    schemas[`${call.name}.response`] = call.bare ? response : envelopeOf(response);
  }
  for (const { call } of calls) {
    const shared = calls.filter(
      (one) => one.call.path === call.path && one.call.method === call.method,
    );
    const methods = paths[call.path] ?? {};
    methods[call.method.toLowerCase()] ??= operationOf(shared);
    paths[call.path] = methods;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: '1',
      description:
        'Nested fields of forms are sent in brackets: answer[12], questions[0][option1], student_ids[]. The action may stand in the query or in the body.',
    },
    servers: [{ url: about.url }],
    paths,
    components: {
      schemas: { ...schemas, Refusal: refusal },
      securitySchemes: {
        sid: { type: 'apiKey', in: 'cookie', name: 'sid' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function operationOf(calls: readonly (DocumentedCall & { file: string })[]): Json {
  const first = calls[0]?.call;
  if (!first) throw new Error('a path without a call');
  const oneOf = (part: string) => {
    const all = calls.map(({ call }) => ref(`${call.name}.${part}`));
    return all.length === 1 ? all[0] : { oneOf: all };
  };
  const types = [...new Set(calls.flatMap(({ call }) => contentTypes[call.encoding]))];
  const body = Object.fromEntries(types.map((type) => [type, { schema: oneOf('request') }]));
  const isPublic = calls.every(({ call }) => call.access === 'public');
  return {
    operationId: `${first.method.toLowerCase()}${first.path.replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    tags: [...new Set(calls.map(({ file }) => file))],
    summary: calls.map(({ call }) => call.name).join(', '),
    description: calls
      .map(({ call, note }) => `**${call.name}** (${call.access}): ${note}`)
      .join('\n\n'),
    security: isPublic ? [] : [{ sid: [], token: [] }],
    ...(first.method === 'GET'
      ? { parameters: parametersOf(calls) }
      : { requestBody: { content: body } }),
    responses: {
      '200': {
        description: 'The answer, or a refusal that a person can act on.',
        content: { 'application/json': { schema: { anyOf: [oneOf('response'), ref('Refusal')] } } },
      },
      default: {
        description: 'Why there is no answer.',
        content: { 'application/json': { schema: ref('Refusal') } },
      },
    },
  };
}

/** The fields of GET calls, each once; one that a single call of several asks for is not required. */
function parametersOf(calls: readonly DocumentedCall[]): Json[] {
  const found = new Map<string, Json>();
  for (const { request } of calls) {
    const required = (request.required as string[] | undefined) ?? [];
    for (const [name, schema] of Object.entries((request.properties ?? {}) as Json)) {
      const isRequired = calls.length === 1 && required.includes(name);
      found.set(name, { name, in: 'query', required: isRequired, schema });
    }
  }
  return [...found.values()];
}

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  properties: {
    status: { const: true },
    message: { type: 'string' },
    data,
    meta: { type: 'object', description: 'Totals of a list that pages on the server.' },
  },
  required: ['status', 'message', 'data'],
});

const refusal: Json = {
  type: 'object',
  properties: {
    status: { const: false },
    message: { type: 'string', description: 'Words for a person.' },
    code: { enum: Object.keys(errors), description: 'The reason, to switch on.' },
  },
  required: ['status', 'message', 'code'],
};
