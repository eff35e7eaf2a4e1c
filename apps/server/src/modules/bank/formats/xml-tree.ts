import { AppError } from '@institute/contract/errors';
import { SaxesParser } from 'saxes';
import { newPace } from '../../../platform/in-steps.ts';
import { text } from '../text.ts';

/** An element of a small XML document, with the line at which it begins. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Its own letters, without those of its children. */
  said: string;
  line: number;
}

/** Deeper, and with more elements, no file of questions is. */
const MOST_DEPTH = 20;
const MOST_ELEMENTS = 60_000;
/** Letters that are read in one go. */
const SLICE = 16_384;

/**
 * Reads an XML document as a tree. A document type, and so every entity of one's own, is refused
 * before it means anything; nothing is fetched. A long one is read in turns. Errors:
 * bank_file_unreadable.
 */
export async function xmlTree(file: string): Promise<XmlElement> {
  const root: XmlElement = { name: '', attributes: {}, children: [], said: '', line: 1 };
  const open = [root];
  let elements = 0;
  const parser = new SaxesParser<{ xmlns: false; position: true }>({
    xmlns: false,
    position: true,
  });
  const refuse = (message: string): never => {
    throw new AppError('bank_file_unreadable', message);
  };
  parser.on('error', () => refuse(text.xmlBroken(parser.line)));
  parser.on('doctype', () => refuse(text.withDoctype));
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (open.length > MOST_DEPTH || elements > MOST_ELEMENTS) refuse(text.tooDeep);
    const element: XmlElement = { name, attributes, children: [], said: '', line: parser.line };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const onText = (letters: string) => {
    const last = open.at(-1);
    if (last) last.said += letters;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    open.pop();
  });
  const letters = withoutUnheld(file)
    .replace(/^\ufeff/, '')
    .trimStart();
  const pace = newPace();
  for (let at = 0; at < letters.length; at += SLICE) {
    parser.write(letters.slice(at, at + SLICE));
    await pace();
  }
  parser.close();
  return root.children[0] ?? refuse(text.xmlBroken(1));
}

/** Characters that XML cannot hold, also where they are written as numbers: word processors leave some. */
const unheld =
  /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|&#(?:x0*(?:[0-8BCEF]|1[0-9A-F]|FFF[EF])|0*(?:[0-8]|1[124-9]|2\d|3[01]));/giu;
const withoutUnheld = (file: string): string => file.replace(unheld, '');

/** How many of them a file has. */
export const countUnheld = (file: string): number => file.match(unheld)?.length ?? 0;

/** The first child of a name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child) => child.name === name);

/** The children of a name. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child) => child.name === name);
