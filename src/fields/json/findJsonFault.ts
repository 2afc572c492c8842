/** Where a text stops being JSON and what belongs there, for who wrote it: browsers report it in English and each otherwise. Pure. */

/** What is wrong, as a key of `app.json.fault`. */
export type JsonFaultReason =
  | 'value'
  | 'name'
  | 'colon'
  | 'commaOrBrace'
  | 'commaOrBracket'
  | 'text'
  | 'escape'
  | 'rest';

export interface JsonFault {
  readonly reason: JsonFaultReason;
  /** Of the first character that does not fit; the text's length at its end. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

class Stop extends Error {
  readonly reason: JsonFaultReason;
  readonly offset: number;
  constructor(reason: JsonFaultReason, offset: number) {
    super(reason);
    this.reason = reason;
    this.offset = offset;
  }
}

const space = /[ \t\r\n]*/y;
const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.])/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

class Reader {
  readonly #text: string;
  at = 0;
  constructor(text: string) {
    this.#text = text;
  }

  whole(): void {
    this.#value();
    if (this.at < this.#text.length) throw new Stop('rest', this.at);
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text);
    if (!found) return false;
    this.at += found[0].length;
    return true;
  }

  #takes(sign: string): boolean {
    if (this.#text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  #value(): void {
    this.#take(space);
    if (this.#takes('{')) this.#list('}', 'commaOrBrace', () => this.#member());
    else if (this.#takes('[')) this.#list(']', 'commaOrBracket', () => this.#value());
    else if (this.#text[this.at] === '"') this.#string();
    else if (!this.#take(scalar)) throw new Stop('value', this.at);
    this.#take(space);
  }

  #list(end: string, between: JsonFaultReason, item: () => void): void {
    this.#take(space);
    if (this.#takes(end)) return;
    do item();
    while (this.#takes(','));
    if (!this.#takes(end)) throw new Stop(between, this.at);
  }

  #member(): void {
    this.#take(space);
    if (this.#text[this.at] !== '"') throw new Stop('name', this.at);
    this.#string();
    this.#take(space);
    if (!this.#takes(':')) throw new Stop('colon', this.at);
    this.#value();
  }

  #string(): void {
    const start = this.at;
    this.at += 1;
    for (;;) {
      const sign = this.#text[this.at];
      if (sign === undefined || sign < ' ') throw new Stop('text', start);
      if (sign === '\\') {
        if (!this.#take(escaped)) throw new Stop('escape', this.at);
      } else {
        this.at += 1;
        if (sign === '"') return;
      }
    }
  }
}

/** @example findJsonFault('{"a": 1,}') // { reason: 'name', offset: 8, line: 1, column: 9 } */
export function findJsonFault(text: string): JsonFault | undefined {
  try {
    new Reader(text).whole();
    return undefined;
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const before = text.slice(0, error.offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { reason: error.reason, offset: error.offset, line: before.length, column };
  }
}
