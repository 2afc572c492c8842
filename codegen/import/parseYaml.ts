/**
 * YAML 1.2 to JSON with line numbers, the same tree that `parseJson` returns: anchors and merge keys (`<<`) are written
 * out. What JSON cannot hold (tags, `.inf`, keys that are not text) is refused with its line, and so is a text whose
 * aliases expand to far more than it contains.
 */
import {
  type Alias,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { hintNearest } from '../nearest.ts';
import { DepthFault, JsonFault, type JsonMember, type JsonNode, MAX_DEPTH } from '../read/parseJson.ts';

/** How many values aliases may add. Large published documents repeat some ten thousand. */
const MAX_REPEATED = 1_000_000;

const CORE = 'tag:yaml.org,2002:';
const coreTags: ReadonlySet<string | undefined> = new Set([
  undefined,
  ...['str', 'int', 'float', 'bool', 'null', 'map', 'seq'].map((name) => CORE + name),
]);

/** A node and how many values it holds, itself included. */
interface Counted {
  readonly node: JsonNode;
  readonly values: number;
}

/** Null where the text leaves a value out. */
type Source = Node | null;

const isMergeKey = (key: Source): boolean => isScalar(key) && key.type === 'PLAIN' && key.source === '<<';

function readScalar(source: Source, line: number): JsonNode {
  const value = isScalar<string | number | boolean | null>(source) ? source.value : null;
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new JsonFault(`JSON has no number ${value}. Remove it, or write a finite number.`, line);
  return { kind: 'scalar', line, value };
}

class YamlReader {
  private readonly lines: LineCounter;
  /** `'open'` while the anchor's own value is being read: an alias in there would contain itself. */
  private readonly anchors = new Map<string, Counted | 'open'>();
  private repeated = 0;
  private depth = 0;

  constructor(lines: LineCounter) {
    this.lines = lines;
  }

  /** `ownerLine`: the line of a value that the text leaves out. */
  read(source: Source, ownerLine: number): Counted {
    if (isAlias(source)) return this.readAlias(source);
    const line = this.lineOf(source, ownerLine);
    if (!coreTags.has(source?.tag))
      throw new JsonFault(
        `The tag "${source?.tag?.replace(CORE, '!!')}" has no meaning in JSON. Remove it.`,
        line,
      );
    const anchor = source?.anchor;
    if (anchor === undefined) return this.readContent(source, line);
    this.anchors.set(anchor, 'open');
    const read = this.readContent(source, line);
    this.anchors.set(anchor, read);
    return read;
  }

  private readContent(source: Source, line: number): Counted {
    if (!isMap<Node, Source>(source) && !isSeq<Source>(source))
      return { node: readScalar(source, line), values: 1 };
    if (++this.depth > MAX_DEPTH) throw new DepthFault(line);
    const read = isMap<Node, Source>(source) ? this.readMap(source, line) : this.readList(source, line);
    this.depth--;
    return read;
  }

  private readList(source: YAMLSeq<Source>, line: number): Counted {
    const items = source.items.map((item) => this.read(item, line));
    return {
      node: { kind: 'array', line, items: items.map(({ node }) => node) },
      values: items.reduce((sum, { values }) => sum + values, 1),
    };
  }

  private readMap({ items }: YAMLMap<Node, Source>, line: number): Counted {
    const members = new Map<string, JsonMember>();
    let values = 1;
    let merged: readonly Counted[] = [];
    for (const { key, value } of items) {
      const keyLine = this.lineOf(key, line);
      if (isMergeKey(key)) {
        if (merged.length > 0)
          throw new JsonFault(
            'The key "<<" appears twice in one object. Write one list, "<<: [*a, *b]".',
            keyLine,
          );
        merged = this.readMerged(value, keyLine);
        continue;
      }
      const name = this.readKey(key, keyLine);
      const first = members.get(name);
      if (first) throw new JsonFault(`The key "${name}" appears here and on line ${first.line}.`, keyLine);
      const read = this.read(value, keyLine);
      values += read.values;
      members.set(name, { line: keyLine, value: read.node });
    }
    // The object's own keys win over merged ones, and of those the first.
    for (const { node, values: more } of merged) {
      values += more;
      for (const [name, member] of node.kind === 'object' ? node.members : [])
        if (!members.has(name)) members.set(name, member);
    }
    return { node: { kind: 'object', line, members }, values };
  }

  private readMerged(value: Source, line: number): readonly Counted[] {
    return (isSeq<Source>(value) ? value.items : [value]).map((one) => {
      const read = this.read(one, line);
      if (read.node.kind === 'object') return read;
      throw new JsonFault(
        'The value of "<<" is not an object. Name the anchor of one, e.g. "<<: *base".',
        line,
      );
    });
  }

  private readKey(key: Source, line: number): string {
    const { node } = this.read(key, line);
    if (node.kind === 'scalar' && typeof node.value === 'string') return node.value;
    // `200:` and `1.0:` keep the text they are written as.
    if (isScalar(key) && key.source) return key.source;
    throw new JsonFault('A key is not text. Write every key as a word or in quotes.', line);
  }

  private readAlias(alias: Alias): Counted {
    const name = alias.source;
    const line = this.lineOf(alias, 1);
    const found = this.anchors.get(name);
    if (found === undefined) {
      const hint = hintNearest(name, this.anchors.keys(), 'Anchors are');
      throw new JsonFault(`The alias "*${name}" has no anchor "&${name}" before it. ${hint}`, line);
    }
    if (found === 'open')
      throw new JsonFault(`The alias "*${name}" is inside its own anchor "&${name}".`, line);
    this.repeated += found.values;
    if (this.repeated > MAX_REPEATED)
      throw new JsonFault(`The aliases up to this line repeat more than ${MAX_REPEATED} values.`, line);
    return found;
  }

  private lineOf(source: Source, otherwise: number): number {
    return source?.range ? this.lines.linePos(source.range[0]).line : otherwise;
  }
}

/** Throws a `JsonFault` on the first thing that is not YAML or cannot be JSON, a `RangeError` when nested too deep. */
export function parseYaml(text: string): JsonNode {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument<Node>(text, {
    lineCounter: lines,
    // Also under `%YAML 1.1`, which would read "no" as false.
    schema: 'core',
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
  });
  const [error] = errors;
  if (!error) return new YamlReader(lines).read(contents, 1).node;
  if (error.message.startsWith('Maximum call stack')) throw new RangeError(error.message);
  const { line } = lines.linePos(error.pos[0]);
  throw new JsonFault(
    error.code === 'MULTIPLE_DOCS'
      ? 'A second document begins here. Keep one of them.'
      : `${error.message.replace(/\.$/, '')}.`,
    line,
  );
}
