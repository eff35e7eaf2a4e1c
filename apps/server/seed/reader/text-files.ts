import { join } from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { paths } from '../../src/platform/paths.ts';
import { shippedText, TextError } from '../../src/platform/shipped-text.ts';

/** A line of a file, so that a mistake in it can be told. */
export interface Line {
  path: string;
  /** From 1. */
  at: number;
  text: string;
}

/** A mistake in a line. */
export const mistake = ({ path, at }: Pick<Line, 'path' | 'at'>, message: string) =>
  new TextError(path, at, message);

export const contentPath = (...names: string[]) => join(paths.seedContent, ...names);

/** What a file of YAML says, in the shape it is to have. */
export const readYaml = <Shape extends z.ZodMiniType>(path: string, shape: Shape) =>
  yamlOf({ path, at: 1, text: shippedText(path) }, shape);

/** A page of Markdown: what is said before it between lines of dashes, and its lines. */
export function readPage<Shape extends z.ZodMiniType>(
  path: string,
  shape: Shape,
): { head: z.output<Shape>; lines: Line[] } {
  const [, head, body = ''] = /^---\n(.*?\n)---(?:\n(.*))?$/s.exec(shippedText(path)) ?? [];
  if (head === undefined) {
    throw mistake({ path, at: 1 }, 'it begins with its fields between two lines of ---');
  }
  const first = head.split('\n').length + 2;
  return {
    head: yamlOf({ path, at: 2, text: head }, shape),
    lines: body.split('\n').map((text, place) => ({ path, at: first + place, text })),
  };
}

/** What lines of YAML within a page say. */
export const yamlIn = <Shape extends z.ZodMiniType>(lines: readonly Line[], shape: Shape) => {
  const [first] = lines;
  if (!first) throw new Error('there are no lines');
  return yamlOf({ ...first, text: lines.map(({ text }) => text).join('\n') }, shape);
};

/** What YAML says that begins at a line. */
function yamlOf<Shape extends z.ZodMiniType>(
  { path, at, text }: Line,
  shape: Shape,
): z.output<Shape> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const lineOf = (offset: number) => ({ path, at: at + lineCounter.linePos(offset).line - 1 });
  const [broken] = document.errors;
  if (broken) throw mistake(lineOf(broken.pos[0]), broken.message);
  const read = z.safeParse(shape, document.toJS());
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const where = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])];
  const message = unknown === undefined ? issue?.message : 'there is no such field';
  throw mistake(lineOf(offsetIn(document, where)), `${where.join('.')}: ${message}`);
}

/** Where what a path leads to begins, or what it would be in. */
function offsetIn(document: ReturnType<typeof parseDocument>, path: readonly unknown[]): number {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length === 0 ? 0 : offsetIn(document, path.slice(0, -1));
}
