/** A document to import: its text, JSON or YAML, with the place of everything, or the sentence that refuses it. */
import type { Fault } from '../fault.ts';
import { DepthFault, JsonFault, type JsonNode, parseJson, toValue } from '../read/parseJson.ts';
import { isYamlName, isYamlType, looksLikeYaml } from './isYaml.ts';
import { parseYaml } from './parseYaml.ts';

/** Where something stands: a file's name or address, a line, and a JSON pointer. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly pointer: string;
}

export interface Document {
  /** As given: a path or an address. */
  readonly file: string;
  readonly root: JsonNode;
  readonly value: unknown;
}

/** What stops an import, in one sentence with a place. */
export class Refusal extends Error {
  readonly fault: Fault;
  constructor(place: Place, message: string, hint: string) {
    super(message);
    const at = place.pointer === '' ? '' : `At ${place.pointer}: `;
    this.fault = { file: place.file, line: place.line, message: `${at}${message}`, hint };
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One step of a JSON pointer (RFC 6901). */
export function pointerStep(key: string | number): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

export const unescapeStep = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');

/** The line of what a pointer points to, as far as it leads. */
export function placeAt(document: Document, pointer: string): Place {
  let node: JsonNode = document.root;
  let line = node.line;
  for (const step of pointer.split('/').slice(1).map(unescapeStep)) {
    const member = node.kind === 'object' ? node.members.get(step) : undefined;
    const next = member?.value ?? (node.kind === 'array' ? node.items[Number(step)] : undefined);
    if (!next) break;
    line = member?.line ?? next.line;
    node = next;
  }
  return { file: document.file, line, pointer };
}

/** What a text that is neither JSON nor YAML evidently is instead. */
function refuseOther(file: string, text: string): void {
  const place: Place = { file, line: 1, pointer: '' };
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '')
    throw new Refusal(
      place,
      'The document is empty.',
      'Give the API documentation, as the server answers it.',
    );
  if (start.startsWith('<'))
    throw new Refusal(
      place,
      `The document is a web page or XML: it starts with "${start.slice(0, 20).replace(/\s+/g, ' ')}".`,
      'Give the address of the JSON-LD or OpenAPI document itself, e.g. "/docs.jsonld" or "/docs.json".',
    );
}

/** `type`: the media type that the server gave. Throws a `Refusal` when the text is no object or list of objects. */
export function readDocument(file: string, text: string, type = ''): Document {
  refuseOther(file, text);
  const isYaml = isYamlName(file) || isYamlType(type) || looksLikeYaml(text);
  try {
    const root = isYaml ? parseYaml(text) : parseJson(text);
    const value = toValue(root);
    if (typeof value !== 'object' || value === null)
      throw new Refusal(
        { file, line: root.line, pointer: '' },
        `The document is ${JSON.stringify(value)}, no object.`,
        'Give a Hydra API documentation or an OpenAPI document.',
      );
    return { file, root, value };
  } catch (error) {
    if (error instanceof JsonFault)
      throw new Refusal(
        { file, line: error.line, pointer: '' },
        `The document is not ${isYaml ? 'YAML that can be read as JSON' : 'JSON'}. ${error.message}`,
        isYaml ? 'Correct that line.' : 'Save it again as the server answers it.',
      );
    if (error instanceof RangeError)
      throw new Refusal(
        { file, line: error instanceof DepthFault ? error.line : 1, pointer: '' },
        'The document is nested too deep to be read.',
        'Give an API documentation; this one is none that a server would make.',
      );
    throw error;
  }
}
