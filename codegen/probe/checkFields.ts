/** Compares a record's members with the documents: present, known, and of the range they declare. Pure. */
import type { Findings } from './findings.ts';
import { quote } from './findings.ts';
import type { ProbedEntity, ProbedField } from './model.ts';
import { idOf, isNode, listOf, type Node } from './terms.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const isDay = (value: unknown) =>
  isText(value) && /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));

/** Undefined: any value suits it, as far as is known. */
const rules: Readonly<Record<string, readonly [(value: unknown) => boolean, string]>> = {
  integer: [(value) => Number.isInteger(value), 'an integer'],
  boolean: [(value) => typeof value === 'boolean', 'true or false'],
  double: [(value) => typeof value === 'number', 'a number'],
  decimal: [(value) => typeof value === 'number' || isText(value), 'a decimal'],
  float: [(value) => typeof value === 'number', 'a number'],
  date: [isDay, 'a date'],
  dateTime: [isDay, 'an instant'],
};

/** What is wrong with one value, or undefined. */
function wrongOf(field: ProbedField, value: unknown): string | undefined {
  const values = field.schema?.enum ?? (field.schema?.items as Node | undefined)?.enum;
  if (Array.isArray(values) && !values.includes(value)) return `one of ${values.map(quote).join(', ')}`;
  if (field.isLink) return idOf(value) !== undefined || isNode(value) ? undefined : 'an IRI or a record';
  const rule = rules[field.range];
  return rule && !rule[0](value) ? rule[1] : undefined;
}

export interface SeenRows {
  readonly call: string;
  readonly rows: readonly Node[];
  /** Whether this server writes null: then a declared member that is absent was left out. */
  readonly writesNull: boolean;
}

export function checkFields(
  entity: ProbedEntity,
  { call, rows, writesNull }: SeenRows,
  { faults }: Findings,
): void {
  if (rows.length === 0) return;
  for (const field of entity.fields.filter(({ readable }) => readable)) {
    const holders = rows.filter((row) => field.name in row);
    if (holders.length === 0) {
      if (field.required || writesNull)
        faults.push({
          entity: entity.name,
          call,
          expected: `the declared field "${field.name}"`,
          got: 'records without it',
        });
      continue;
    }
    for (const row of holders) {
      const wrong = listOf(row[field.name])
        .map((value) => ({ value, expected: wrongOf(field, value) }))
        .find(({ expected }) => expected !== undefined);
      if (!wrong) continue;
      faults.push({
        entity: entity.name,
        call,
        expected: `"${field.name}" to be ${wrong.expected}`,
        got: quote(wrong.value),
      });
      break;
    }
  }
  const known = new Set(entity.fields.map(({ name }) => name));
  const unknown = new Set(
    rows.flatMap((row) => Object.keys(row)).filter((name) => !name.startsWith('@') && !known.has(name)),
  );
  for (const name of [...unknown].filter((one) => one !== 'id'))
    faults.push({
      entity: entity.name,
      call,
      expected: 'only fields the documents declare',
      got: `also "${name}"`,
    });
}
