import { asHtml } from '@institute/contract/text/html-text';
import type { DocumentedCall } from './openapi.ts';

const code = (text: string) => `<code>${asHtml(text)}</code>`;

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  default?: unknown;
  description?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** A type in words: `string`, `list of number`, `"all" or "individual"`. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' or ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === 'object' && !schema.properties) return 'values by name';
  return [schema.type ?? 'anything'].flat().join(' or ');
}

/** What else is said of a field. */
function limitsOf(schema: Schema): string {
  const limits = [
    schema.default !== undefined && `${JSON.stringify(schema.default)} when absent`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.maximum !== undefined && `to ${schema.maximum}`,
    schema.description,
  ];
  return limits.filter((limit) => typeof limit === 'string').join(', ');
}

/** The fields of an object, those within in dotted names. */
function rowsOf(schema: Schema, prefix = ''): string[] {
  const inner = schema.type === 'array' ? schema.items : schema;
  return Object.entries(inner?.properties ?? {}).flatMap(([name, field]) => {
    const isRequired = inner?.required?.includes(name);
    const row = `<tr><th scope="row">${code(prefix + name)}</th><td>${asHtml(typeOf(field))}</td><td>${isRequired ? 'required' : ''}</td><td>${asHtml(limitsOf(field))}</td></tr>`;
    return [row, ...rowsOf(field, `${prefix}${name}${field.type === 'array' ? '[].' : '.'}`)];
  });
}

function table(caption: string, schema: Schema): string {
  const rows = rowsOf(schema);
  if (rows.length === 0) return `<p>${caption}: ${asHtml(typeOf(schema))}.</p>`;
  const isList = schema.type === 'array';
  return `<table><caption>${caption}${isList ? ', a list of' : ''}</caption><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col"></th><th scope="col">Notes</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function section({ call, note, request, response }: DocumentedCall): string {
  return `<section id="${call.name}"><h3>${call.name}</h3>
<p class="route">${call.method} ${code(call.path)} · ${asHtml(call.access)} · ${call.encoding}</p>
<p>${asHtml(note).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>
${table('Sent', request as Schema)}${table('Answered', response as Schema)}</section>`;
}

/** The contract as a page to read: every call, with what it takes and gives. */
export function developerPage(title: string, files: [string, DocumentedCall[]][]): string {
  const contents = files.map(
    ([file, calls]) =>
      `<li><a href="#${file}">${file}</a> ${calls.map(({ call }) => `<a href="#${call.name}">${call.name}</a>`).join(' ')}</li>`,
  );
  const body = files.map(
    ([file, calls]) => `<h2 id="${file}">${file}</h2>${calls.map(section).join('')}`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${asHtml(title)}: calls</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/developers.css"></head>
<body><main><h1>Calls of ${asHtml(title)}</h1>
<p>Every answer comes as <code>{ status, message, data }</code>, a refusal with a <code>code</code> to switch on. A call that is not public needs the cookie <code>sid</code> and its other half, the cookie <code>token</code>, as bearer header. The same as a document for machines: <a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${contents.join('')}</ul></nav>${body.join('')}</main></body></html>`;
}

/** How {@link developerPage} looks; in a file of its own, because the policy allows no style in pages. */
export const developerStyles = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
nav ul { padding: 0; list-style: none; }
nav li { margin-block: 0.4rem; }
nav a { display: inline-block; padding: 0.15rem 0.4rem; }
nav li > a:first-child { font-weight: 600; }
h2 { margin-top: 3rem; border-bottom: 1px solid; }
section { margin-block: 2rem; overflow-x: auto; }
.route { font-weight: 600; }
table { width: 100%; min-width: 36rem; border-collapse: collapse; margin-block: 0.75rem; }
caption { text-align: start; font-weight: 600; }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.6rem 0.3rem 0; border-bottom: 1px solid #8884; }
tbody th { font-weight: 400; }
code { font-family: ui-monospace, monospace; font-size: 0.92em; }
p code { overflow-wrap: anywhere; }
`;
