/** The tables of keys in `schema/README.md`, between their markers. */
import { actionKeys } from '../../schema/keys/actionKeys.ts';
import { callKeys } from '../../schema/keys/callKeys.ts';
import { entityKeys } from '../../schema/keys/entityKeys.ts';
import { fileKeys, type Key, type Keys, type Shape } from '../../schema/keys/key.ts';
import { propertyKeys } from '../../schema/keys/propertyKeys.ts';
import type { Fault } from '../fault.ts';

const tables: Readonly<Record<string, Keys>> = {
  'keys of an entity': entityKeys,
  'keys of a property': propertyKeys,
  'keys of an action': actionKeys,
  'keys of a call': callKeys,
};

const shapes: Readonly<Record<Extract<Shape, string>, string>> = {
  text: 'text',
  valueName: 'entity',
  flag: '`true`',
  number: 'number',
  count: 'number',
  pattern: 'expression',
  label: 'label',
  names: 'names',
  groups: 'lists of names',
  choices: 'choices',
  when: 'object',
  tones: 'object',
  order: 'object',
  rights: 'object',
  policy: 'policy',
  right: 'policies',
  screens: 'address',
  remote: 'object',
  part: 'object',
  any: 'any',
};

const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function emitRow([name, { shape, means = '', owner }]: readonly [string, Key]): string {
  const value = typeof shape === 'string' ? shapes[shape] : shape.oneOf.map((one) => `\`${one}\``).join(', ');
  return row(`\`${name}\``, value, means, owner === 'api' ? 'rewritten' : 'kept');
}

function emitTable(keys: Keys): string {
  const rows = fileKeys(keys).filter(([, { means }]) => means !== undefined);
  return [
    row('Key', 'Value', 'Means', 'By an import'),
    row('---', '---', '---', '---'),
    ...rows.map(emitRow),
  ].join('\n');
}

const open = (name: string) => `<!-- ${name}: made by codegen from schema/keys -->`;
const close = (name: string) => `<!-- end of ${name} -->`;

/** The README with its tables made anew, or what keeps them from it. */
export function emitReadme(
  file: string,
  text: string,
): { readonly text: string } | { readonly fault: Fault } {
  let made = text;
  for (const [name, keys] of Object.entries(tables)) {
    const start = made.indexOf(open(name));
    const end = made.indexOf(close(name), start);
    if (start < 0 || end < 0) {
      const message = `The table "${name}" has lost its markers.`;
      return {
        fault: { file, line: 1, message, hint: `Write "${open(name)}" and "${close(name)}" around it.` },
      };
    }
    made = `${made.slice(0, start)}${open(name)}\n${emitTable(keys)}\n${made.slice(end)}`;
  }
  return { text: made };
}
