/** A text of JSON, whole or still being written, in pieces to colour. Pure. */

export type JsonPart = 'name' | 'text' | 'scalar' | 'sign' | 'fault';

export interface JsonPiece {
  readonly part: JsonPart;
  readonly text: string;
  readonly offset: number;
}

const token =
  /(?<name>"(?:[^"\\\n]|\\.)*"(?=\s*:))|(?<text>"(?:[^"\\\n]|\\.)*"?)|(?<scalar>-?\d[\d.eE+-]*|\b(?:true|false|null)\b)/g;

/** @param fault offset of the character to mark */
export function splitJson(text: string, fault?: number): readonly JsonPiece[] {
  const pieces: JsonPiece[] = [];
  const add = (part: JsonPart, start: number, end: number) => {
    if (end > start) pieces.push({ part, text: text.slice(start, end), offset: start });
  };
  const addMarked = (part: JsonPart, start: number, end: number) => {
    if (fault === undefined || fault < start || fault >= end) return add(part, start, end);
    add(part, start, fault);
    add('fault', fault, fault + 1);
    add(part, fault + 1, end);
  };
  let last = 0;
  for (const found of text.matchAll(token)) {
    const { name, text: words } = found.groups ?? {};
    addMarked('sign', last, found.index);
    last = found.index + found[0].length;
    addMarked(name ? 'name' : words ? 'text' : 'scalar', found.index, last);
  }
  addMarked('sign', last, text.length);
  return pieces;
}
