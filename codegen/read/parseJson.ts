/**
 * JSON with line numbers, so that every refusal can report where. Takes exactly what RFC 8259 takes, refuses a key that
 * is twice in one object, and leaves the meaning of what it read to its caller.
 */

export interface JsonMember {
  readonly line: number;
  readonly value: JsonNode;
}

export type JsonNode =
  | { readonly kind: 'object'; readonly line: number; readonly members: ReadonlyMap<string, JsonMember> }
  | { readonly kind: 'array'; readonly line: number; readonly items: readonly JsonNode[] }
  | { readonly kind: 'scalar'; readonly line: number; readonly value: string | number | boolean | null };

/** What stopped the parser, and on which line. */
export class JsonFault extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

export const MAX_DEPTH = 500;

/** Nested deeper than anything that people or servers write, and than the readers of what is parsed can follow. */
export class DepthFault extends RangeError {
  readonly line: number;
  constructor(line: number) {
    super(`Nested deeper than ${MAX_DEPTH} levels.`);
    this.line = line;
  }
}

/** The plain value of a node. */
export function toValue(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.items.map(toValue);
  return Object.fromEntries([...node.members].map(([key, member]) => [key, toValue(member.value)]));
}

const UNENDED = 'A text begins here that does not end on its line, or has a `\\` before what needs none.';

const scalars = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
const strings = /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;

/** Throws a `JsonFault` on the first thing that is not JSON, a `DepthFault` where it is nested too deep. */
export function parseJson(text: string): JsonNode {
  let at = 0;
  let line = 1;
  let depth = 0;

  function skipSpace(): void {
    for (;;) {
      const char = text[at];
      if (char === '\n') line++;
      else if (char !== ' ' && char !== '\t' && char !== '\r') return;
      at++;
    }
  }

  function found(): string {
    if (at >= text.length) return 'the end of the file';
    return `\`${/^(?:[\w.-]+|.)/u.exec(text.slice(at, at + 40))?.[0] ?? text[at]}\``;
  }

  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const match = pattern.exec(text)?.[0];
    if (match !== undefined) at += match.length;
    return match;
  }

  function decode(raw: string): string | number | boolean | null {
    try {
      return JSON.parse(raw);
    } catch {
      throw new JsonFault(`The text ${JSON.stringify(raw)} holds a control character.`, line);
    }
  }

  function expectChar(char: string, where: string): void {
    skipSpace();
    if (text[at] !== char) throw new JsonFault(`Expected \`${char}\` ${where}, found ${found()}.`, line);
    at++;
  }

  /** True when another element follows, false at the closing bracket. */
  function hasNext(close: string, where: string): boolean {
    skipSpace();
    if (text[at] === close) {
      at++;
      return false;
    }
    expectChar(',', `or \`${close}\` ${where}`);
    skipSpace();
    if (text[at] === close) throw new JsonFault(`Remove the comma before \`${close}\`.`, line);
    return true;
  }

  function parseObject(): JsonNode {
    const start = line;
    const members = new Map<string, JsonMember>();
    at++;
    skipSpace();
    if (text[at] === '}') at++;
    else
      do {
        skipSpace();
        const keyLine = line;
        const raw = take(strings);
        if (raw === undefined && text[at] === '"') throw new JsonFault(UNENDED, line);
        if (raw === undefined)
          throw new JsonFault(`Expected a key in double quotes, found ${found()}.`, line);
        const key = decode(raw) as string;
        const first = members.get(key);
        if (first) throw new JsonFault(`The key "${key}" appears here and on line ${first.line}.`, keyLine);
        expectChar(':', `after the key "${key}"`);
        members.set(key, { line: keyLine, value: parseNode() });
      } while (hasNext('}', 'in the object'));
    return { kind: 'object', line: start, members };
  }

  function parseArray(): JsonNode {
    const start = line;
    const items: JsonNode[] = [];
    at++;
    skipSpace();
    if (text[at] === ']') at++;
    else
      do items.push(parseNode());
      while (hasNext(']', 'in the list'));
    return { kind: 'array', line: start, items };
  }

  function parseNode(): JsonNode {
    skipSpace();
    if (text[at] === '{' || text[at] === '[') {
      if (++depth > MAX_DEPTH) throw new DepthFault(line);
      const node = text[at] === '{' ? parseObject() : parseArray();
      depth--;
      return node;
    }
    const raw = take(strings) ?? take(scalars);
    if (raw === undefined && text[at] === '"') throw new JsonFault(UNENDED, line);
    if (raw === undefined) throw new JsonFault(`Expected a value, found ${found()}.`, line);
    return { kind: 'scalar', line, value: decode(raw) };
  }

  if (text.charCodeAt(0) === 0xfeff) at++;
  const node = parseNode();
  skipSpace();
  if (at < text.length) throw new JsonFault(`Expected the end of the file, found ${found()}.`, line);
  return node;
}
