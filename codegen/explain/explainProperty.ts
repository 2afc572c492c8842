/** Where every decision about one property came from: a line of its file, or a rule of ours. */
import { hintNearest } from '../nearest.ts';
import type { ResolvedEntity, ResolvedSchema } from '../resolve/resolved.ts';
import { resolveTables } from '../resolve/resolveTables.ts';

/** Which key of the file decides it, where the two are not called the same. */
const decidedBy: Readonly<Record<string, readonly string[]>> = {
  kind: ['in', 'range'],
  target: ['range'],
  values: ['in'],
  shape: ['range'],
};

/** Why it is so where the file has no key. */
const rules: Readonly<Record<string, string>> = {
  label: 'no label: the name spelled out',
  column: 'the name in snake case, `_id` behind a relation to one',
  through: 'a relation to many without inverse keeps its pairs in a table',
  maxLength: 'a text of one line holds 255 characters unless its file has another length',
};

interface Line {
  readonly fact: string;
  readonly from: string;
}

function explainDescriptor({ source, descriptor }: ResolvedEntity, name: string): Line[] {
  const property = descriptor.properties.find((one) => one.name === name);
  const lines = source.properties.find((one) => one.name === name);
  return Object.entries(property ?? {})
    .filter(([key]) => key !== 'name')
    .map(([key, value]) => {
      const decisive = (decidedBy[key] ?? [key]).find((one) => lines?.values[one] !== undefined);
      const from =
        decisive === undefined
          ? (rules[key] ?? 'codegen')
          : `${source.file}:${lines?.lineOf(decisive)} "${decisive}"`;
      return { fact: `${key} ${JSON.stringify(value)}`, from };
    });
}

function explainTable(schema: ResolvedSchema, { descriptor }: ResolvedEntity, name: string): Line[] {
  const property = descriptor.properties.find((one) => one.name === name);
  const table = resolveTables(schema).find((one) => one.name === (property?.through ?? descriptor.table));
  const column = table?.columns.find((one) => one.name === property?.column);
  if (!table || (!column && !property?.through)) return [];
  const uses = (columns: readonly string[]) => !column || columns.includes(column.name);
  const on = ({ columns }: { columns: readonly string[] }) => `(${columns.join(', ')})`;
  const from = `server/generated/tables.ts "${table.name}"`;
  return [
    ...(column ? [`${column.type}${column.notNull ? ', never null' : ''}`] : [`pairs in "${table.name}"`]),
    ...table.uniques.filter((key) => uses(key.columns)).map((key) => `unique ${on(key)}`),
    ...table.indexes.filter((key) => uses(key.columns)).map((key) => `index ${on(key)}`),
    ...table.foreignKeys
      .filter((key) => uses(key.columns))
      .map(
        (key) =>
          `references "${key.table}" (${key.foreignColumns.join(', ')})${key.onDelete ? `, ${key.onDelete}` : ''}`,
      ),
    ...table.checks
      .filter((rule) => column && rule.expression.includes(`"${column.name}"`))
      .map((rule) => `check ${rule.expression}`),
  ].map((fact) => ({ fact, from }));
}

/** `path` is `Entity.property`. A text either way; `ok`: whether it was found. */
export function explainProperty(
  schema: ResolvedSchema,
  path: string | undefined,
): { readonly ok: boolean; readonly text: string } {
  if (path === undefined)
    return { ok: false, text: 'Which property? npm run codegen -- explain <Entity.property>' };
  const [entityName = '', name = ''] = path.split('.');
  const entity = schema.entities.find(({ descriptor }) => descriptor.name === entityName);
  if (!entity) {
    const hint = hintNearest(
      entityName,
      schema.entities.map(({ descriptor }) => descriptor.name),
    );
    return { ok: false, text: `There is no entity "${entityName}". ${hint}` };
  }
  const names = entity.descriptor.properties.map((property) => property.name);
  if (name === '')
    return { ok: false, text: `Which property of "${entityName}"? It has ${names.join(', ')}.` };
  if (!names.includes(name))
    return { ok: false, text: `"${entityName}" has no property "${name}". ${hintNearest(name, names)}` };
  const lines = [...explainDescriptor(entity, name), ...explainTable(schema, entity, name)];
  return { ok: true, text: lines.map(({ fact, from }) => `${fact}\n    ${from}`).join('\n') };
}
