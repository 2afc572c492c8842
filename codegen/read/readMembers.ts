/** Reads an object of known keys: refuses unknown ones and values of another shape, keeps the line of each. */
import type { Fault } from '../fault.ts';
import { hintNearest } from '../nearest.ts';
import { type JsonNode, toValue } from './parseJson.ts';

/** What a key's value must look like. */
export type Shape =
  | 'string'
  | 'name'
  | 'flag'
  | 'number'
  | 'label'
  | 'object'
  | 'names'
  | 'groups'
  | 'choices'
  | 'any';

/** What was read: plain values by key, and where each stands. */
export interface Members {
  readonly file: string;
  readonly line: number;
  readonly values: Readonly<Record<string, unknown>>;
  lineOf(key: string): number;
  /** The key as the file writes it: `admin:icon` and `icon` are one. */
  spell(key: string): string;
}

const prefix = 'admin:';

/** Words of other vocabularies, and what is read as a part of its own: with our prefix they would be something else. */
const notOurs: ReadonlySet<string> = new Set([
  ...['label', 'comment', 'properties', 'actions', 'range', 'in', 'required', 'readOnly', 'default'],
  ...['min', 'max', 'maxLength', 'pattern'],
]);

/** The short name of a key that is written with the prefix of our vocabulary. */
function shorten(written: string): string {
  const key = written.startsWith(prefix) ? written.slice(prefix.length) : written;
  return notOurs.has(key) ? written : key;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNames = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isLabel(value: unknown): boolean {
  if (isText(value)) return true;
  return isObject(value) && isText(value.en) && isText(value.fr) && Object.keys(value).length === 2;
}

function isChoices(value: unknown): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => isText(item) || (isObject(item) && isText(item.value)));
  return isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isLabel);
}

const shapes: Readonly<Record<Shape, { is(value: unknown): boolean; want: string }>> = {
  string: { is: (value) => isText(value) && value !== '', want: 'a text' },
  name: {
    is: (value) => isText(value) && value !== '',
    want: 'the name of an entity of scope "value" that a file of its own describes, or "json" for any JSON',
  },
  flag: { is: (value) => typeof value === 'boolean', want: 'true or false' },
  number: { is: (value) => typeof value === 'number', want: 'a number' },
  label: { is: isLabel, want: 'a text, or both languages as { "en": "…", "fr": "…" }' },
  object: { is: isObject, want: 'an object' },
  names: { is: isNames, want: 'a list of names' },
  groups: { is: (value) => Array.isArray(value) && value.every(isNames), want: 'a list of lists of names' },
  choices: { is: isChoices, want: 'a list of values, or an object from value to label' },
  any: { is: () => true, want: 'any value' },
};

/** A value in a message: a long one by its beginning. */
function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

/** `owner` names the object in messages, e.g. `the property "code"`. */
export function readMembers(
  source: { readonly file: string; readonly line: number; readonly node: JsonNode; readonly owner: string },
  keys: Readonly<Record<string, Shape>>,
  faults: Fault[],
): Members {
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
      const key = shorten(written);
      const shape = keys[key];
      if (!shape) {
        const hint = hintNearest(key.slice(key.startsWith(prefix) ? prefix.length : 0), Object.keys(keys));
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
      if (shapes[shape].is(value)) values[key] = value;
      else
        faults.push({
          file,
          line: member.line,
          message: `The "${key}" of ${owner} is ${show(value)}.`,
          hint: `Write ${shapes[shape].want}.`,
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
