/** Reads an object of known keys: refuses unknown ones and values of another shape, keeps the line of each. */
import { fileKeys, type Key, type Keys } from '../../schema/keys/key.ts';
import type { Fault } from '../fault.ts';
import { hintNearest } from '../nearest.ts';
import { type JsonNode, toValue } from './parseJson.ts';
import { checkShape } from './shapes.ts';

/** What was read: plain values by key, and where each is. */
export interface Members {
  readonly file: string;
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  lineOf(key: string): number;
  /** The key as the file writes it: `admin:icon` and `icon` are one. */
  spell(key: string): string;
}

const prefix = 'admin:';

/** A word of another vocabulary, or one that is read by a table of its own: with our prefix it would be something else. */
function isOurs({ term, shape }: Key): boolean {
  const iri = typeof term === 'object' ? term['@id'] : term;
  return shape !== 'part' && (iri === undefined || iri.startsWith(prefix));
}

/** The short name of a key that is written with the prefix of our vocabulary. */
function shorten(written: string, keys: ReadonlyMap<string, Key>): string {
  if (!written.startsWith(prefix)) return written;
  const name = written.slice(prefix.length);
  const key = keys.get(name);
  return key && !isOurs(key) ? written : name;
}

/** A value in a message: a long one by its beginning. */
function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

/** `owner` names the object in messages, e.g. `the property "code"`. */
export function readMembers(
  source: { readonly file: string; readonly line: number; readonly node: JsonNode; readonly owner: string },
  table: Keys,
  faults: Fault[],
): Members {
  const keys = new Map(fileKeys(table));
  const { file, line, node, owner } = source;
  const values: Record<string, unknown> = {};
  const lines = new Map<string, number>();
  const spelled = new Map<string, string>();
  if (node.kind !== 'object')
    faults.push({
      file,
      line,
      message: `${owner[0]?.toUpperCase()}${owner.slice(1)} is no object.`,
      hint: 'Write { … } here.',
    });
  else
    for (const [written, member] of node.members) {
      const key = shorten(written, keys);
      const known = keys.get(key);
      if (!known) {
        const hint = hintNearest(key.slice(key.startsWith(prefix) ? prefix.length : 0), keys.keys());
        faults.push({
          file,
          line: member.line,
          message: `The key "${written}" of ${owner} is unknown.`,
          hint,
        });
        continue;
      }
      const other = spelled.get(key);
      if (other !== undefined) {
        const message = `"${written}" and "${other}" of ${owner} are one key.`;
        faults.push({ file, line: member.line, message, hint: 'Keep one of them.' });
        continue;
      }
      spelled.set(key, written);
      const value = toValue(member.value);
      lines.set(key, member.line);
      const shape = checkShape(known.shape);
      if (shape.is(value)) values[key] = value;
      else
        faults.push({
          file,
          line: member.line,
          message: `The "${key}" of ${owner} is ${show(value)}.`,
          hint: `Write ${shape.want}.`,
        });
    }
  return {
    file,
    line,
    values,
    lineOf: (key) => lines.get(key) ?? line,
    spell: (key) => spelled.get(key) ?? key,
  };
}
