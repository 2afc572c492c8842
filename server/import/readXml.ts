/** A part of a workbook as its XML arrives: tags and texts, one after the other. */
import { SaxesParser } from 'saxes';
import type { Problem } from '../errors.ts';
import { importProblem } from './errors.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Names are without the prefix of their namespace. */
export interface XmlListener {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Elements within one another. No part of a workbook has ten. */
const deepest = 100;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

const broken = (reason: string): Problem =>
  importProblem('IMP-006', { reason: `its XML is not well-formed (${reason.slice(0, 200)})` });

function createParser(listener: XmlListener): SaxesParser {
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', ({ message }) => {
    throw broken(message);
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw broken(`more than ${deepest} elements within one another`);
    listener.open(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    listener.close?.(withoutPrefix(name));
  });
  if (listener.text) {
    const text = listener.text.bind(listener);
    parser.on('text', text);
    parser.on('cdata', text);
  }
  return parser;
}

/**
 * Yields after each piece, so that what the listener gathered can be passed on.
 * @throws IMP-006 with the line and column where it is not well-formed
 */
export async function* feedXml(pieces: AsyncIterable<string>, listener: XmlListener): AsyncGenerator<void> {
  const parser = createParser(listener);
  for await (const piece of pieces) {
    parser.write(piece);
    yield;
  }
  parser.close();
  yield;
}

/** Reads all of it. */
export async function readXml(pieces: AsyncIterable<string>, listener: XmlListener): Promise<void> {
  for await (const _ of feedXml(pieces, listener));
}
