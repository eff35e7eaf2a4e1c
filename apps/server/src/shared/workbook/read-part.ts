import { SaxesParser } from 'saxes';
import { newPace } from '../../platform/in-steps.ts';
import { BadArchive, type ZipParts } from './zip-parts.ts';

/** What is done with the elements of a part; their names come without a prefix. */
export interface PartReader {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Letters that are parsed in one go. */
const SLICE = 16_384;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads a part of a workbook, which is XML, in turns. Throws {@link BadArchive}. */
export async function readPart(parts: ZipParts, name: string, reader: PartReader): Promise<void> {
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new BadArchive();
  });
  // A workbook has no declarations of its own: whoever sends some wants entities to grow.
  parser.on('doctype', () => {
    throw new BadArchive();
  });
  parser.on('opentag', ({ name: tag, attributes }) => reader.open?.(localName(tag), attributes));
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  parser.on('closetag', ({ name: tag }) => reader.close?.(localName(tag)));
  const pace = newPace();
  for await (const piece of parts.pieces(name)) {
    for (let at = 0; at < piece.length; at += SLICE) {
      parser.write(piece.slice(at, at + SLICE));
      await pace();
    }
  }
  parser.close();
}
